import { roleDescriptions, roleNames } from '@letfair/domain/teams/roles';
import { CircleHelp, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { problem, problemOf, useForm } from '../../lib/forms/use-form.ts';
import { signInPath, withNext } from '../../lib/safe-next-path.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Form, FormButtons } from '../../ui/forms/form.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { api, currentSession, replaceStoredUser, signOut, useSession } from '../session/index.ts';

type Peeked = Awaited<ReturnType<typeof api.teams.peek>>;
type Invitation = Extract<Peeked, { success: true }>['data'];

/** Where the link in the mail leads: it says who invites, and joins once the right person is signed in. */
export function JoinPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [answer, setAnswer] = useState<Peeked | 'failed' | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isLeft = false;
    const show = (next: Peeked | 'failed') => !isLeft && setAnswer(next);
    api.teams.peek({ body: { token: token || 'none' } }).then(show, () => show('failed'));
    return () => {
      isLeft = true;
    };
  }, [token, tries]);

  return (
    <Container width="form">
      <div className="min-h-[calc(100dvh-4rem)] py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">This page needs JavaScript to join a team.</p>
        </noscript>
        {answer === null && <p className="text-muted">Opening the invitation...</p>}
        {answer === 'failed' && <LoadFailure what="the invitation" onRetry={() => setTries((before) => before + 1)} />}
        {answer !== null && answer !== 'failed' && <Answered answer={answer} token={token} />}
      </div>
    </Container>
  );
}

const Answered = ({ answer, token }: { readonly answer: Peeked; readonly token: string }) =>
  answer.success ? (
    <Invited invitation={answer.data} token={token} />
  ) : (
    <EmptyState
      icon={CircleHelp}
      title="This invitation does not work"
      level="h1"
      actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
    >
      {answer.message}
    </EmptyState>
  );

interface InvitedProps {
  readonly invitation: Invitation;
  readonly token: string;
}

function Invited({ invitation, token }: InvitedProps) {
  const { teamName, email, role } = invitation;
  const session = useSession();
  const isOther = session.status === 'signed-in' && session.user.email.toLowerCase() !== email.toLowerCase();
  return (
    <EmptyState
      icon={Users}
      title={`${teamName} invites you`}
      level="h1"
      actions={
        session.status === 'signed-in' && !isOther ? (
          <AcceptForm invitation={invitation} token={token} />
        ) : (
          <SignInFirst invitation={invitation} token={token} isOther={isOther} />
        )
      }
    >
      You would join as {roleNames[role].toLowerCase()}. {roleDescriptions[role]} The invitation is for {email}.
      {isOther && ' You are signed in with another address.'}
    </EmptyState>
  );
}

/** The way back leads here again. */
function SignInFirst({ invitation, token, isOther }: InvitedProps & { readonly isOther: boolean }) {
  const here = `/team/join?token=${token}`;
  const signUp = `/auth/signup?${new URLSearchParams({
    type: invitation.userType,
    invitation: token,
    email: invitation.email,
  })}`;
  return (
    <div className="flex flex-wrap justify-center gap-3" onClickCapture={() => isOther && signOut()}>
      <LinkButton to={withNext(signUp, here)} variant="accent">
        Create an account
      </LinkButton>
      <LinkButton to={signInPath(here)}>I have an account</LinkButton>
    </div>
  );
}

function AcceptForm({ invitation, token }: InvitedProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: {},
    send: async (_, options) => {
      const answer = await api.teams.accept({ body: { token } }, options);
      if (!answer.success) return problemOf(answer, 'You could not join. Please try again.');
      const session = currentSession();
      const team = { id: answer.data.id, name: invitation.teamName, role: invitation.role };
      if (session.status === 'signed-in') replaceStoredUser({ ...session.user, team });
      void navigate('/dashboard');
      return null;
    },
    onUnreachable: () => problem('You could not join. Please try again.'),
  });
  return (
    <Form form={form}>
      <FormButtons form={form} busy="Joining...">
        Join the team
      </FormButtons>
    </Form>
  );
}
