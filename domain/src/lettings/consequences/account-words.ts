import { counted } from '../../counted.ts';
import { type AccountStep, type AccountTie, accountFate } from './accounts.ts';

/** Ties with people who lose something, and are named before it happens. */
export const namedTies = [
  'viewing',
  'own-viewing',
  'accepted',
  'own-accepted',
  'application',
  'own-application',
  'waiting',
  'own-waiting',
  'team',
  'membership',
  'client',
  'agency',
] as const satisfies readonly AccountTie[];
export type NamedTie = (typeof namedTies)[number];

const people = (count: number): string => counted(count, 'person', 'people');

type Words = (count: number) => string;

/** What is affected, and what happens to it, for each fate that something can have. */
const words: Readonly<Record<NamedTie, { readonly ended: Words; readonly waits: Words }>> = {
  viewing: {
    ended: (n) => `${counted(n, 'viewing')} will be cancelled. We’ll email everyone who has booked.`,
    waits: (n) => counted(n, 'viewing'),
  },
  'own-viewing': {
    ended: (n) => `${counted(n, 'viewing')} will be cancelled. We’ll email the landlord or agent.`,
    waits: (n) => counted(n, 'viewing'),
  },
  accepted: {
    ended: (n) => `${counted(n, 'accepted application')} will be closed. We’ll email the tenant.`,
    waits: (n) => `${counted(n, 'accepted application')} will be put on hold. We’ll email the tenant.`,
  },
  'own-accepted': {
    ended: (n) => `${counted(n, 'accepted application')} will be withdrawn. We’ll email the landlord or agent.`,
    waits: (n) => `${counted(n, 'accepted application')} will be put on hold.`,
  },
  application: {
    ended: (n) => `${counted(n, 'open application')} will be closed. We’ll email everyone who applied.`,
    waits: (n) => `${counted(n, 'open application')} will be put on hold. We’ll email everyone who applied.`,
  },
  'own-application': {
    ended: (n) => `${counted(n, 'open application')} will be withdrawn. We’ll email the landlord or agent.`,
    waits: (n) => `${counted(n, 'open application')} will be put on hold.`,
  },
  waiting: {
    ended: (n) => `${people(n)} will come off the waiting list for a viewing. We’ll email them.`,
    waits: (n) => counted(n, 'person is waiting for a viewing', 'people are waiting for a viewing'),
  },
  'own-waiting': {
    ended: (n) => `${counted(n, 'place')} on a waiting list will go to someone else.`,
    waits: (n) => `${counted(n, 'place')} on a waiting list`,
  },
  team: {
    ended: (n) => `${people(n)} will lose access to this account. We’ll email them.`,
    waits: (n) => `${people(n)} won’t be able to use this account for now. We’ll email them.`,
  },
  membership: {
    ended: () => 'Any homes, conversations and viewings assigned to this account will go back to the team.',
    waits: () => 'A place in a team',
  },
  client: {
    ended: (n) => `${people(n)} will no longer be able to see their homes here.`,
    waits: (n) => `${people(n)} won’t be able to see their homes here for now. We’ll email them.`,
  },
  agency: {
    ended: (n) => `Access to the homes let by ${counted(n, 'agent')} will end.`,
    waits: (n) => `Access to the homes let by ${counted(n, 'agent')}`,
  },
};

/** Ties that a step changes; the others need no word. */
export const changedTies = (step: AccountStep): readonly NamedTie[] =>
  namedTies.filter((tie) => ['ended', 'waits', 'handed-over'].includes(accountFate(step, tie)));

/** "2 viewings will be cancelled. We’ll email everyone who has booked." */
export const affectedSentence = (step: AccountStep, tie: NamedTie, count: number): string =>
  words[tie][accountFate(step, tie) === 'waits' ? 'waits' : 'ended'](count);

export const AFFECTED_CHANGED =
  'Something has changed since you opened this, so nothing has been done yet. Please look at the list again.';
