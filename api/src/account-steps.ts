import { applicationStatuses, isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import {
  type AccountFate,
  type AccountStep,
  type AccountTie,
  accountFate,
  accountTies,
  goneStepOf,
} from '@letfair/domain/lettings/consequences/accounts';
import { deleteAccountSessions } from './features/accounts/sign-in/index.ts';
import { leaveAllAgencies, tellClientsOf } from './features/agencies/clients/index.ts';
import { endInvitationsBy } from './features/agencies/invitations/index.ts';
import { endAllIntegrations, endMembership, tellTeamOf } from './features/agencies/teams/index.ts';
import {
  closeApplicationsOfLister,
  returnApplicationsOf,
  withdrawApplicationsOf,
} from './features/lettings/applications/index.ts';
import { announceLocks } from './features/lettings/conversations/index.ts';
import { recordListerBack, recordListerGone } from './features/lettings/home-news/index.ts';
import {
  endTimesOfLister,
  endViewingsOfLister,
  endViewingsOfTenant,
  offerViewingsAgain,
} from './features/lettings/viewings/index.ts';
import { restoreListings } from './features/listings/manage/index.ts';
import { hideAccountListings } from './features/search/results/index.ts';
import type { Tx } from './platform/db.ts';

type Follow = (tx: Tx, accountId: string, step: AccountStep) => Promise<unknown>;

const undecided = applicationStatuses.filter((status) => isOpen(status) && status !== 'accepted');

/** What only waits has no entry where nothing is served for an account that is hidden. */
type Follows = { readonly [Tie in AccountTie]?: Partial<Readonly<Record<AccountFate, Follow>>> };

const followsOf = (publicUrl: string): Follows => {
  const withdraw = withdrawApplicationsOf(publicUrl);
  const returnApplications = returnApplicationsOf(publicUrl);
  return {
    membership: { 'handed-over': endMembership },
    integration: { ended: endAllIntegrations },
    invitation: { ended: endInvitationsBy },
    agency: { ended: leaveAllAgencies },
    session: { ended: deleteAccountSessions },
    home: {
      async waits(tx, accountId, step) {
        await hideAccountListings(tx, accountId);
        // Comes before what ends viewings and applications, because it notes who has one.
        await recordListerGone(tx, accountId, goneStepOf(step));
      },
      async returned(tx, accountId) {
        await restoreListings(tx, accountId, publicUrl);
        await recordListerBack(tx, accountId);
      },
    },
    viewing: {
      ended: endViewingsOfLister,
      offered: offerViewingsAgain,
    },
    waiting: { ended: endTimesOfLister },
    application: {
      ended: (tx, accountId) => closeApplicationsOfLister(tx, accountId, undecided),
      returned: returnApplications,
    },
    accepted: { ended: (tx, accountId) => closeApplicationsOfLister(tx, accountId, ['accepted']) },
    'own-viewing': { ended: endViewingsOfTenant },
    'own-application': { ended: (tx, accountId) => withdraw(tx, accountId, undecided) },
    'own-accepted': { ended: (tx, accountId) => withdraw(tx, accountId, ['accepted']) },
    conversation: { waits: announceLocks, returned: announceLocks },
    team: { waits: tellTeamOf, returned: tellTeamOf },
    client: { waits: tellClientsOf, returned: tellClientsOf },
  };
};

/** Does what the table says, in its order. */
export const followAccountStep = (publicUrl: string) => {
  const follows = followsOf(publicUrl);
  return async (tx: Tx, accountId: string, step: AccountStep): Promise<void> => {
    for (const tie of accountTies) await follows[tie]?.[accountFate(step, tie)]?.(tx, accountId, step);
  };
};
