import { roleDescriptions, roleNames } from '@letfair/domain/agencies/teams/roles';
import { Users } from 'lucide-react';
import { api, currentSession, replaceStoredUser } from '../../accounts/session/index.ts';
import { type InvitationKind, InvitationPage } from '../invitations/index.ts';

type Peeked = Awaited<ReturnType<typeof api.teams.peek>>;
type TeamInvitation = Extract<Peeked, { success: true }>['data'];

const toTeam: InvitationKind<TeamInvitation> = {
  path: '/team/join',
  icon: Users,
  purpose: 'join a team',
  peek: (token, options) => api.teams.peek({ body: { token } }, options),
  title: ({ teamName }) => `${teamName} invites you`,
  text: ({ role }) => `You would join as ${roleNames[role].toLowerCase()}. ${roleDescriptions[role]}`,
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
