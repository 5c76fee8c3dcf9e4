import { RefusedAtSignIn } from '../../features/accounts/session/index.ts';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { LogInForm } from '../../features/accounts/sign-in/log-in-form.tsx';
import { useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { AskedHomeCard, loadAskedHome } from '../../features/search/asked-home/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign in', description: 'Sign in to your Letfair account.', unlisted: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [about, askedHome] = await Promise.all([api.meta.about(), loadAskedHome(api, url.searchParams.get('next'))]);
  return { demoAccounts: about.success ? about.data.demoAccounts : [], askedHome };
}

export default function LogInPage({ loaderData }: Route.ComponentProps) {
  const next = useNextPath();
  return (
    <AuthFrame
      title="Welcome back"
      subtitle="Sign in to your Letfair account."
      about={loaderData.askedHome && <AskedHomeCard home={loaderData.askedHome} />}
      footer={
        <>
          New to Letfair? <TextLink to={withNext('/auth/signup', next)}>Create an account</TextLink>
        </>
      }
    >
      <RefusedAtSignIn />
      <LogInForm demoAccounts={loaderData.demoAccounts} />
    </AuthFrame>
  );
}
