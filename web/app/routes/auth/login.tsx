import { AuthFrame } from '../../features/accounts/auth-frame.tsx';
import { LogInForm } from '../../features/accounts/log-in-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign in', description: 'Sign in to your Letfair account.', unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const about = await context.get(apiContext).meta.about();
  return { demoAccounts: about.success ? about.data.demoAccounts : [] };
}

export default function LogInPage({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame
      title="Welcome back"
      subtitle="Sign in to your Letfair account."
      footer={
        <>
          New to Letfair? <TextLink to="/auth/signup">Create an account</TextLink>
        </>
      }
    >
      <LogInForm demoAccounts={loaderData.demoAccounts} />
    </AuthFrame>
  );
}
