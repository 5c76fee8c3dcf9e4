import { isSignUpType, type SignUpType } from '@letfair/domain/accounts/user-types';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { SignUpForm } from '../../features/accounts/sign-in/sign-up-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import { TabList, TabPanel } from '../../ui/layout/tabs.tsx';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an account',
    description: 'Join Letfair as a tenant, a landlord or an agent. It is free, and it stays free.',
  });

const tabs = [
  { value: 'tenant', label: 'Tenant' },
  { value: 'landlord', label: 'Landlord' },
  { value: 'agent', label: 'Agent' },
] as const satisfies readonly { value: SignUpType; label: string }[];

const invitations: Readonly<Record<SignUpType, string>> = {
  tenant: 'Find a home that fits you. Free, for good.',
  landlord: 'List your property and choose your tenant. No fees, no commission.',
  agent: 'Bring your agency’s homes to tenants across the UK. No fees, no commission.',
};

export default function SignUpPage() {
  const [search, setSearch] = useSearchParams();
  const next = useNextPath();
  const asked = search.get('type') ?? '';
  const userType = isSignUpType(asked) ? asked : 'tenant';
  const token = search.get('invitation');
  const invitation = token ? { token, email: search.get('email') ?? '' } : undefined;

  return (
    <AuthFrame
      title="Create your account"
      subtitle={invitation ? 'Then you can join the team that has invited you.' : invitations[userType]}
      footer={
        <>
          Already have an account? <TextLink to={withNext('/auth/login', next)}>Sign in</TextLink>
        </>
      }
    >
      <div className="grid gap-6">
        {invitation ? (
          <SignUpForm userType={userType} invitation={invitation} />
        ) : (
          <>
            <TabList
              id="account"
              label="I am a"
              tabs={tabs}
              selected={userType}
              onSelect={(type) =>
                setSearch({ type, ...(next && { next }) }, { replace: true, preventScrollReset: true })
              }
            />
            <TabPanel id="account" value={userType}>
              <SignUpForm userType={userType} email={search.get('email')} />
            </TabPanel>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
