import type { ViewingEnder } from '../viewings/words.ts';
import type { Fate, HomeStep } from './steps.ts';

/** What can happen to an account that the people around it have to know. */
export const accountSteps = [
  /** Its owner asks for it to be deleted. */
  'close',
  /** They think again within the time they have. */
  'keep',
  'suspend',
  'unsuspend',
  /** A moderator hides the homes of somebody who can still sign in. */
  'hide-homes',
  'show-homes',
] as const;
export type AccountStep = (typeof accountSteps)[number];

/** What an account has to do with others, and what belongs to it, in the order in which a step reaches them. */
export const accountTies = [
  /** A place in the team of somebody else; what they look after there is handed over to the team. */
  'membership',
  /** Keys, webhooks and calendars of other software. */
  'integration',
  'invitation',
  /** As a landlord, the agents who show them their homes. */
  'agency',
  'session',
  'home',
  /** To come at one of their homes, booked or offered. */
  'viewing',
  /** On a waiting list for a viewing of one of their homes. */
  'waiting',
  /** An application for one of their homes that is not decided, with its offer; before those that were accepted. */
  'application',
  'accepted',
  /** The same as a tenant. */
  'own-viewing',
  'own-waiting',
  'own-application',
  'own-accepted',
  'conversation',
  /** People who work for the account. */
  'team',
  /** Landlords to whom an agent shows their homes. */
  'client',
  'certificate',
  'import',
  'saved-search',
] as const;
export type AccountTie = (typeof accountTies)[number];

export type AccountFate =
  | Exclude<Fate, 'asked'>
  /** Nothing happens to it until the account is open again. */
  | 'waits'
  /** It cannot be as it was before: the people in it are asked once more. */
  | 'offered'
  /** Somebody else looks after it. */
  | 'handed-over';

type Row = Readonly<Record<AccountTie, AccountFate>>;

const close: Row = {
  membership: 'handed-over',
  integration: 'ended',
  invitation: 'ended',
  agency: 'ended',
  session: 'ended',
  home: 'waits',
  viewing: 'ended',
  waiting: 'ended',
  accepted: 'ended',
  application: 'ended',
  'own-viewing': 'ended',
  'own-waiting': 'ended',
  'own-accepted': 'ended',
  'own-application': 'ended',
  conversation: 'waits',
  team: 'waits',
  client: 'waits',
  certificate: 'waits',
  import: 'waits',
  'saved-search': 'waits',
};

/** Nobody has said yet that it is for good, so what people have agreed stays in sight. */
const suspend: Row = {
  ...close,
  membership: 'kept',
  integration: 'waits',
  agency: 'kept',
  accepted: 'waits',
  application: 'waits',
  'own-accepted': 'waits',
  'own-application': 'waits',
};

const keep: Row = {
  membership: 'kept',
  integration: 'kept',
  invitation: 'kept',
  agency: 'kept',
  session: 'kept',
  home: 'returned',
  viewing: 'offered',
  waiting: 'kept',
  accepted: 'returned',
  application: 'returned',
  'own-viewing': 'kept',
  'own-waiting': 'kept',
  'own-accepted': 'returned',
  'own-application': 'returned',
  conversation: 'returned',
  team: 'returned',
  client: 'returned',
  certificate: 'returned',
  import: 'returned',
  'saved-search': 'returned',
};

const unsuspend: Row = { ...keep, integration: 'returned' };

const untouched: Row = {
  membership: 'kept',
  integration: 'kept',
  invitation: 'kept',
  agency: 'kept',
  session: 'kept',
  home: 'kept',
  viewing: 'kept',
  waiting: 'kept',
  accepted: 'kept',
  application: 'kept',
  'own-viewing': 'kept',
  'own-waiting': 'kept',
  'own-accepted': 'kept',
  'own-application': 'kept',
  conversation: 'kept',
  team: 'kept',
  client: 'kept',
  certificate: 'kept',
  import: 'kept',
  'saved-search': 'kept',
};

const fates: Readonly<Record<AccountStep, Row>> = {
  close,
  keep,
  suspend,
  unsuspend,
  'hide-homes': {
    ...untouched,
    invitation: 'ended',
    home: 'waits',
    viewing: 'ended',
    waiting: 'ended',
    accepted: 'waits',
    application: 'waits',
    conversation: 'waits',
  },
  'show-homes': {
    ...untouched,
    home: 'returned',
    viewing: 'offered',
    accepted: 'returned',
    application: 'returned',
    conversation: 'returned',
  },
};

/** The server does exactly this, and the dialogs say it. A step without its row does not compile. */
export const accountFate = (step: AccountStep, tie: AccountTie): AccountFate => fates[step][tie];

/** Who ends a viewing with a step; null where that is one of its two sides. */
export const accountStepEnder = (step: AccountStep): ViewingEnder | null => (step === 'close' ? null : 'moderator');

/** What landlords and agents read when a tenant’s account ends a viewing; why we suspended it is nobody else’s business. */
export const tenantGoneReasons = {
  closed: 'The tenant has closed their account.',
  suspended: 'This tenant can’t use Letfair at the moment.',
} as const;
export const tenantGoneReason = (step: AccountStep): string =>
  tenantGoneReasons[step === 'close' ? 'closed' : 'suspended'];

/** What happens to the homes of an account with a step that takes it away, as those around them are told. */
export const goneStepOf = (step: AccountStep): Extract<HomeStep, 'lister-closed' | 'lister-gone'> =>
  step === 'close' ? 'lister-closed' : 'lister-gone';

/** Those who lost a viewing with one of these are offered it again when the account is open. */
export const stepsEndingViewings: readonly AccountStep[] = accountSteps.filter(
  (step) => accountFate(step, 'viewing') === 'ended',
);
