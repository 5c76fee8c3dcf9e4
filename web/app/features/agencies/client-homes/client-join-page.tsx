import { KeyRound } from 'lucide-react';
import { api } from '../../accounts/session/index.ts';
import { type InvitationKind, InvitationPage } from '../invitations/index.ts';

type Peeked = Awaited<ReturnType<typeof api.clientHomes.peek>>;
type ClientInvitation = Extract<Peeked, { success: true }>['data'];

const toAgency: InvitationKind<ClientInvitation> = {
  path: '/client/join',
  icon: KeyRound,
  purpose: 'answer the invitation',
  peek: (token, options) => api.clientHomes.peek({ body: { token } }, options),
  title: ({ agencyName }) => `${agencyName} invites you`,
  text: ({ agencyName }) =>
    `See how the homes are doing that ${agencyName} lets for you: their figures, viewings and offers. You need a landlord’s account, and you only read.`,
  signUp: () => ({ type: 'landlord' }),
  accept: (token, options) => api.clientHomes.join({ body: { token } }, options),
  button: 'See my homes',
  onAccepted: () => '/client',
};

export const ClientJoinPage = () => <InvitationPage kind={toAgency} />;
