import type { ListingAction } from '../../listings/lifecycle.ts';

/** What somebody has to do with a home, the strongest first: who has several of these is told once, by the first. */
export const homeTies = [
  /** A viewing to come, booked or offered. */
  'viewing',
  'accepted',
  'applied',
  /** On the waiting list for a viewing. */
  'waiting',
  /** A viewing of the past. */
  'viewed',
  'enquired',
  'saved',
] as const;
export type HomeTie = (typeof homeTies)[number];

/** Everything a step may touch. */
export type Affected =
  | HomeTie
  /** A viewing to come of whoever was accepted for the home. */
  | 'accepted-viewing'
  /** A saved search that finds the home. */
  | 'alert'
  /** An inventory that was asked for. */
  | 'inventory'
  | 'certificate'
  /** A file or feed that brings homes. */
  | 'import';

export type Fate =
  | 'kept'
  /** Kept unless whoever takes the step chooses to cancel. */
  | 'asked'
  /** Kept for some time, in which what made the step necessary can be put right; ended then. */
  | 'held'
  | 'ended'
  /** What an earlier step ended comes back. */
  | 'returned';

export type Telling =
  /** The email that cancels the viewing, which takes it out of calendars as well, or that brings it back. */
  | 'with-viewing'
  /** The email that closes the application, or opens it again. */
  | 'with-application'
  /** An email about this home alone. */
  | 'own-email'
  /** An email about all their saved homes with news, which they can switch off. */
  | 'saved-homes-email'
  | 'alert-email'
  | 'inventory-email'
  | 'nothing';

interface Consequence {
  readonly fate: Fate;
  /** How they hear of it; for what is asked, once it is cancelled. */
  readonly told: Telling;
}
export type Consequences = Readonly<Record<Affected, Consequence>>;

const kept = { fate: 'kept', told: 'nothing' } as const;
const held = { fate: 'held', told: 'with-viewing' } as const;
const returned = { fate: 'returned', told: 'with-viewing' } as const;
const asked = { fate: 'asked', told: 'with-viewing' } as const;
const hears = (told: Telling) => ({ fate: 'kept', told }) as const;
const ended = (told: Telling) => ({ fate: 'ended', told }) as const;

const untouched: Consequences = {
  viewing: kept,
  'accepted-viewing': kept,
  accepted: kept,
  applied: kept,
  waiting: kept,
  viewed: kept,
  enquired: kept,
  saved: kept,
  alert: kept,
  inventory: kept,
  certificate: kept,
  import: kept,
};

/** Saved searches hear of a home that is new to them, and those who saved it that it is back. */
const isPublic: Consequences = {
  ...untouched,
  viewing: returned,
  'accepted-viewing': returned,
  saved: hears('saved-homes-email'),
  alert: hears('alert-email'),
};

/** Nobody can rent the home any more. */
const isOver: Consequences = {
  ...untouched,
  viewing: ended('with-viewing'),
  'accepted-viewing': ended('with-viewing'),
  waiting: ended('own-email'),
  viewed: hears('own-email'),
  enquired: hears('own-email'),
  saved: hears('saved-homes-email'),
};

/** Applications stay open: the home may come back. */
const isHidden: Consequences = { ...isOver, accepted: hears('own-email'), applied: hears('own-email') };

/** Every step that changes a home. */
export type HomeStep =
  | ListingAction
  | 'change-rent'
  /** The account of its landlord or agent was suspended or hidden. */
  | 'lister-gone'
  /** Its landlord or agent has closed their account. */
  | 'lister-closed';

/** What follows from a step, for whom. A step without its row does not compile. What people have arranged is kept. */
const homeSteps: Readonly<Record<HomeStep, Consequences>> = {
  submit: untouched,
  review: untouched,
  reinstate: untouched,
  approve: isPublic,
  resume: isPublic,
  confirm: isPublic,
  reopen: isPublic,
  restore: isPublic,
  'change-rent': { ...untouched, saved: hears('saved-homes-email'), alert: hears('alert-email') },
  // Booked viewings take place.
  expire: untouched,
  pause: { ...untouched, viewing: asked, 'accepted-viewing': asked },
  agree: { ...untouched, viewing: asked },
  // Whoever was accepted has rented it, and may still come to see it.
  let: { ...isOver, 'accepted-viewing': kept, applied: ended('with-application') },
  // Takes “let” back, and makes nothing public.
  unlet: {
    ...untouched,
    viewing: returned,
    'accepted-viewing': returned,
    applied: { fate: 'returned', told: 'with-application' },
  },
  withdraw: {
    ...isOver,
    accepted: ended('with-application'),
    applied: ended('with-application'),
    inventory: ended('inventory-email'),
  },
  withhold: { ...untouched, viewing: held, 'accepted-viewing': held },
  reject: isHidden,
  hide: isHidden,
  'lister-gone': isHidden,
  'lister-closed': { ...isOver, accepted: ended('own-email'), applied: ended('own-email') },
};

export const consequencesOf = (step: HomeStep): Consequences => homeSteps[step];

/** What the one who takes a step chooses for what is asked. */
export const viewingChoices = ['keep', 'cancel'] as const;
export type ViewingChoice = (typeof viewingChoices)[number];

const ends = ({ fate }: Consequence, choice: ViewingChoice): boolean =>
  fate === 'ended' || (fate === 'asked' && choice === 'cancel');

/** Whether viewings to come are cancelled by a step, and whether that of whoever was accepted is. */
export function endedViewings(step: HomeStep, choice: ViewingChoice = 'keep') {
  const { viewing, 'accepted-viewing': ofAccepted } = consequencesOf(step);
  return ends(viewing, choice) ? { sparesAccepted: !ends(ofAccepted, choice) } : null;
}

/** How long a home that the law takes down keeps its viewings, while its landlord is asked to put it right. */
export const HELD_HOURS = 48;
const HOUR_MS = 3_600_000;
export const heldUntil = (withheldAt: Date): Date => new Date(withheldAt.getTime() + HELD_HOURS * HOUR_MS);

/** Steps whose cancelled viewings come back with this one. Those that a landlord chose to cancel stay cancelled. */
export function viewingsReturnedBy(step: HomeStep): readonly HomeStep[] {
  if (consequencesOf(step).viewing.fate !== 'returned') return [];
  return step === 'unlet' ? ['let'] : ['withhold', 'reject', 'hide'];
}

/** What the booked read when a step ends their viewing. */
export const endReasons: Readonly<Partial<Record<HomeStep, string>>> = {
  pause: 'The home is off the market for now.',
  withhold: 'The home is off the market for now.',
  agree: 'Someone has agreed to rent the home.',
  let: 'The home has been let.',
  reject: 'The home is no longer on Letfair.',
  hide: 'The home is no longer on Letfair.',
  withdraw: 'The home has been taken off Letfair.',
  'lister-gone': 'This landlord’s or agent’s homes are off Letfair for now.',
  'lister-closed': 'The landlord or agent has closed their account.',
};
