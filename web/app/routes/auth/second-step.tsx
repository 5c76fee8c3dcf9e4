import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { RequiredSetUp } from '../../features/accounts/sign-in/second-step/required-set-up.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import type { Route } from './+types/second-step.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Set up two-step sign-in', description: 'Protect your admin account.', unlisted: true });

export default function SecondStepPage() {
  return (
    <AuthFrame
      title="One more step"
      subtitle="Admins need two steps to sign in, so a stolen password isn’t enough."
      footer={<TextLink to="/help">Help</TextLink>}
    >
      <RequiredSetUp />
    </AuthFrame>
  );
}
