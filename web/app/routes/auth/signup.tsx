import { isSignUpType, type SignUpType } from '@letfair/domain/accounts/user-types';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { SignUpForm } from '../../features/accounts/sign-in/sign-up-form.tsx';
import {
  type AskedHome,
  AskedHomeCard,
  askedHomeReasons,
  loadAskedHome,
  readAskedHome,
} from '../../features/search/asked-home/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import { TabList, TabPanel } from '../../ui/layout/tabs.tsx';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an account',
    description: 'Join Letfair as a tenant, a landlord or an agent. It’s free, and it’ll stay free.',
  });

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  askedHome: await loadAskedHome(context.get(apiContext), url.searchParams.get('next')),
});

const homeOf = ({ searchParams }: URL) => readAskedHome(searchParams.get('next'))?.id;

/** Another kind of account needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && homeOf(currentUrl) !== homeOf(nextUrl);

const tabs = [
  { value: 'tenant', label: 'Tenant' },
  { value: 'landlord', label: 'Landlord' },
  { value: 'agent', label: 'Agent' },
] as const satisfies readonly { value: SignUpType; label: string }[];

const invitations: Readonly<Record<SignUpType, string>> = {
  tenant: 'Find a home that suits you. It’s free, for good.',
  landlord: 'List your property and choose your tenant. No fees, no commission.',
  agent: 'Bring your agency’s homes to tenants across the UK. No fees, no commission.',
};

/** Only tenants can do what was wanted. */
const subtitleOf = (userType: SignUpType, home: AskedHome | null): string =>
  home && userType === 'tenant'
    ? `You need an account ${askedHomeReasons[home.purpose]}. It’s free.`
    : invitations[userType];

interface SignUpPageProps {
  readonly loaderData: { readonly askedHome: AskedHome | null };
}

export default function SignUpPage({ loaderData: { askedHome } }: SignUpPageProps) {
  const [search, setSearch] = useSearchParams();
  const next = useNextPath();
  const asked = search.get('type') ?? '';
  const userType = isSignUpType(asked) ? asked : 'tenant';
  const token = search.get('invitation');
  const invitation = token ? { token, email: search.get('email') ?? '' } : undefined;

  return (
    <AuthFrame
      title="Create your account"
      subtitle={invitation ? 'Then you can join the team that invited you.' : subtitleOf(userType, askedHome)}
      about={
        askedHome && (
          <div className="grid gap-4">
            <AskedHomeCard home={askedHome} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p>Already have an account?</p>
              <LinkButton to={withNext('/auth/login', next)}>Sign in instead</LinkButton>
            </div>
          </div>
        )
      }
      footer={
        !askedHome && (
          <>
            Already have an account? <TextLink to={withNext('/auth/login', next)}>Sign in</TextLink>
          </>
        )
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
