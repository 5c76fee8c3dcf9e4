import { roleNames, whatYouCanDo } from '@letfair/domain/agencies/teams/roles';
import { CircleHelp, KeyRound, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { signInPath, withNext } from '../../../lib/safe-next-path.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { api, currentSession, replaceStoredUser, signOut, useSession } from '../../accounts/session/index.ts';

type TeamInvitation = Extract<Awaited<ReturnType<typeof api.teams.peek>>, { success: true }>['data'];

const toTeam: InvitationKind<TeamInvitation> = {
  path: '/team/join',
  icon: Users,
  purpose: 'join a team',
  peek: (token, options) => api.teams.peek({ body: { token } }, options),
  title: ({ teamName }) => `${teamName} has invited you`,
  text: ({ role }) => `Your role in the team will be ${roleNames[role].toLowerCase()}. ${whatYouCanDo(role)}`,
  signUp: ({ userType }, token) => ({ type: userType, invitation: token }),
  accept: (token, options) => api.teams.accept({ body: { token } }, options),
  button: 'Join the team',
  onAccepted: ({ teamName, role }, id) => {
    const session = currentSession();
    if (session.status === 'signed-in') replaceStoredUser({ ...session.user, team: { id, name: teamName, role } });
    return '/dashboard';
  },
};

export const JoinPage = () => <InvitationPage kind={toTeam} />;

type ClientInvitation = Extract<Awaited<ReturnType<typeof api.clientHomes.peek>>, { success: true }>['data'];

const toAgency: InvitationKind<ClientInvitation> = {
  path: '/client/join',
  icon: KeyRound,
  purpose: 'answer the invitation',
  peek: (token, options) => api.clientHomes.peek({ body: { token } }, options),
  title: ({ agencyName }) => `${agencyName} has invited you`,
  text: ({ agencyName }) =>
    `See how the homes that ${agencyName} lets for you are doing: their figures, viewings and offers. You need a landlord account. You can look, but you can’t change anything.`,
  signUp: () => ({ type: 'landlord' }),
  accept: (token, options) => api.clientHomes.join({ body: { token } }, options),
  button: 'See my homes',
  onAccepted: () => {
    const session = currentSession();
    if (session.status === 'signed-in') replaceStoredUser({ ...session.user, hasAgency: true });
    return '/client';
  },
};

export const ClientJoinPage = () => <InvitationPage kind={toAgency} />;

type Refused = { readonly success: false } & Parameters<typeof problemOf>[0];
type Peeked<I> = { readonly success: true; readonly data: I } | Refused;

/** What one kind of invitation asks, says and does. */
interface InvitationKind<I extends { readonly email: string }> {
  /** Where the link in the mail leads, without its token. */
  readonly path: string;
  readonly icon: LucideIcon;
  /** Completes "This page needs JavaScript to …". */
  readonly purpose: string;
  readonly peek: (token: string, options: { readonly signal: AbortSignal }) => Promise<Peeked<I>>;
  readonly title: (invitation: I) => string;
  readonly text: (invitation: I) => ReactNode;
  /** The sign-up that suits it. */
  readonly signUp: (invitation: I, token: string) => Readonly<Record<string, string>>;
  readonly accept: (
    token: string,
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly success: true; readonly data: { readonly id: string } } | Refused>;
  readonly button: string;
  /** Returns where to go. */
  readonly onAccepted: (invitation: I, id: string) => string;
}

interface InvitationPageProps<I extends { readonly email: string }> {
  readonly kind: InvitationKind<I>;
}

/** Where the link in a mail leads: it says who invites, and joins once the right person is signed in. */
function InvitationPage<I extends { readonly email: string }>({ kind }: InvitationPageProps<I>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, refused, hasFailed, load } = useAnswer((signal) => kind.peek(token || 'none', { signal }), token);

  return (
    <Container width="form">
      <div className="py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">
            This page needs JavaScript to {kind.purpose}.
          </p>
        </noscript>
        {!data && !hasFailed && <p className="text-muted">Opening the invitation...</p>}
        {hasFailed && !refused && <LoadFailure what="the invitation" onRetry={load} />}
        {refused && <Gone message={refused.message} />}
        {data && !hasFailed && <Invited kind={kind} invitation={data} token={token} />}
      </div>
    </Container>
  );
}

const Gone = ({ message }: { readonly message: string }) => (
  <EmptyState
    icon={CircleHelp}
    title="This invitation link doesn’t work"
    level="h1"
    actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
  >
    {message}
  </EmptyState>
);

interface InvitedProps<I extends { readonly email: string }> extends InvitationPageProps<I> {
  readonly invitation: I;
  readonly token: string;
}

function Invited<I extends { readonly email: string }>(props: InvitedProps<I>) {
  const { kind, invitation } = props;
  const { email } = invitation;
  const session = useSession();
  const isOther = session.status === 'signed-in' && session.user.email.toLowerCase() !== email.toLowerCase();
  const canAccept = session.status === 'signed-in' && !isOther;
  return (
    <EmptyState
      icon={kind.icon}
      title={kind.title(invitation)}
      level="h1"
      actions={canAccept ? <AcceptForm {...props} /> : <SignInFirst {...props} isOther={isOther} />}
    >
      {kind.text(invitation)} This invitation is for <span className="wrap-anywhere">{email}</span>.
      {isOther && ' You’re signed in with a different address.'}
    </EmptyState>
  );
}

/** The way back leads here again. */
function SignInFirst<I extends { readonly email: string }>({
  kind,
  invitation,
  token,
  isOther,
}: InvitedProps<I> & { readonly isOther: boolean }) {
  const here = `${kind.path}?token=${token}`;
  const signUp = `/auth/signup?${new URLSearchParams({ ...kind.signUp(invitation, token), email: invitation.email })}`;
  return (
    <div className="flex flex-wrap justify-center gap-3" onClickCapture={() => isOther && signOut()}>
      <LinkButton to={withNext(signUp, here)} variant="primary">
        Create an account
      </LinkButton>
      <LinkButton to={signInPath(here)}>I have an account</LinkButton>
    </div>
  );
}

const NO_ANSWER = 'We couldn’t add you. Please try again.';

function AcceptForm<I extends { readonly email: string }>({ kind, invitation, token }: InvitedProps<I>) {
  const navigate = useNavigate();
  const form = useForm({
    initial: {},
    send: async (_, options) => {
      const answer = await kind.accept(token, options);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      void navigate(kind.onAccepted(invitation, answer.data.id));
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  return (
    <Form form={form}>
      <FormButtons form={form} busy="Joining...">
        {kind.button}
      </FormButtons>
    </Form>
  );
}
