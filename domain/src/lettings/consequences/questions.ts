import { type ListerAction, TAKE_BACK_HOURS } from '../../listings/lifecycle.ts';
import { ukDay, ukMomentInWords, ukTimeInWords, weekdayOf } from '../../uk-time.ts';
import type { ViewingChoice } from './steps.ts';

/** Steps that can be undone for a few seconds when nobody is affected, because what follows from them waits so long. */
const undoable: readonly ListerAction[] = ['pause', 'agree', 'let'];
export const isUndoable = (action: ListerAction): boolean => undoable.includes(action);

export const stepSentences = {
  asks: 'Some people have booked to view this home, applied for it or joined its waiting list. Please choose what should happen.',
  changed: 'Something has changed since you opened this. Here’s what would happen now.',
  cannotUndo: 'This home has changed since then, so you can’t undo this.',
} as const;

interface Named {
  readonly name: string;
  readonly propertyTitle: string;
}

/** Whom a step affects, by the names that strangers see. */
export interface PeopleAffected {
  readonly viewings: readonly (Named & { readonly startsAt: string; readonly isOffered: boolean })[];
  readonly applications: readonly Named[];
  readonly waiting: readonly Named[];
  /** More than are named, where there are many. */
  readonly counts: { readonly viewings: number; readonly applications: number; readonly waiting: number };
}

interface Answer {
  readonly label: string;
  /** What becomes of viewings, where the step asks. */
  readonly viewings?: ViewingChoice;
  readonly isHarmful: boolean;
}

export interface StepQuestion {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly answers: readonly Answer[];
}

const steps = {
  pause: { title: ['Pause this home?', 'Pause these homes?'], verb: 'Pause', after: '' },
  agree: {
    title: ['Mark this home as let agreed?', 'Mark these homes as let agreed?'],
    verb: 'Mark as let agreed',
    after: '',
  },
  let: {
    title: ['Mark this home as let?', 'Mark these homes as let?'],
    verb: 'Mark as let',
    after: `Anyone you’ve accepted stays accepted. You can undo this for ${TAKE_BACK_HOURS} hours.`,
  },
  withdraw: {
    title: ['Withdraw this listing?', 'Withdraw these listings?'],
    verb: 'Withdraw listing',
    after:
      'It will be removed from search results for good, and we’ll cancel any inventory you’ve asked for. You can still duplicate it to list the home again.',
  },
  unlet: {
    title: ['Undo “Mark as let”?', 'Undo “Mark as let”?'],
    verb: 'Undo “Mark as let”',
    after:
      'The home will be marked as let agreed again, and you can put it back on the market. We’ll reopen the applications we closed, and tell the applicants.',
  },
} as const;

export type QuestionedStep = keyof typeof steps;

/** Asked about whoever is affected, because they cannot be undone; the others only where somebody is. */
const alwaysAsked: readonly ListerAction[] = ['withdraw', 'unlet'];
export const isAlwaysAsked = (action: ListerAction): boolean => alwaysAsked.includes(action);
export const hasQuestion = (action: ListerAction): action is QuestionedStep => Object.hasOwn(steps, action);

const MOST_LISTED = 5;
const DAY_MS = 86_400_000;

/** "Thursday 10am" within a week, "Thursday 3 December 2026, 10am" later. */
function momentInWords(startsAt: string, now: Date): string {
  const at = new Date(startsAt);
  const day = ukDay(at);
  if (day === ukDay(now)) return `today ${ukTimeInWords(at)}`;
  const isSoon = at.getTime() < now.getTime() + 6 * DAY_MS;
  return isSoon ? `${weekdayOf(day)} ${ukTimeInWords(at)}` : ukMomentInWords(at);
}

const inList = (parts: readonly string[], of: number): string => {
  const shown = parts.slice(0, MOST_LISTED);
  const more = of - shown.length;
  return new Intl.ListFormat('en-GB').format(more > 0 ? [...shown, `${more} more`] : shown);
};

const few = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const counted = (count: number, one: string, many: string): string =>
  `${few[count] ?? count} ${count === 1 ? one : many}`;

/** A name such as “Hannah W.” brings its own full stop. */
const sentenceEnd = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

interface Asked {
  readonly now: Date;
  /** How many homes take the step together; then each person is named with their home. */
  readonly homes?: number;
}

/** What becomes of those whom a step affects; viewings that the step asks about are left to the answer. */
export function affectedInWords(people: PeopleAffected, { now, homes = 1 }: Asked, asks = false): readonly string[] {
  const at = ({ propertyTitle }: Named) => (homes > 1 ? ` at “${propertyTitle}”` : '');
  return [
    ...viewingSentences(people, { asks, now, at }),
    ...applicationSentences(people, at),
    ...waitingSentences(people, at),
  ];
}

export function questionOf(step: QuestionedStep, people: PeopleAffected, asked: Asked): StepQuestion {
  const { title, verb, after } = steps[step];
  const asks = people.counts.viewings > 0 && (step === 'pause' || step === 'agree');
  const { homes = 1 } = asked;
  return {
    title: title[homes > 1 ? 1 : 0],
    sentences: [...affectedInWords(people, asked, asks), ...(after ? [after] : [])],
    answers: asks ? choices(verb, people.counts.viewings) : [{ label: verb, isHarmful: step !== 'unlet' }],
  };
}

const choices = (verb: string, viewings: number): readonly Answer[] => {
  const them = viewings === 1 ? 'the viewing' : 'the viewings';
  return [
    { label: `${verb}, keep ${them}`, viewings: 'keep', isHarmful: false },
    { label: `${verb}, cancel ${them}`, viewings: 'cancel', isHarmful: true },
  ];
};

interface Words {
  readonly asks: boolean;
  readonly now: Date;
  readonly at: (named: Named) => string;
}

function viewingSentences({ viewings, counts }: PeopleAffected, { asks, now, at }: Words): readonly string[] {
  const [first] = viewings;
  if (!first) return [];
  const one = counts.viewings === 1;
  const state = viewings.every(({ isOffered }) => isOffered)
    ? 'offered'
    : viewings.some(({ isOffered }) => isOffered)
      ? 'booked or offered'
      : 'booked';
  const each = viewings.map(
    (viewing) =>
      `${momentInWords(viewing.startsAt, now)} ${viewing.isOffered ? 'offered to' : 'with'} ${viewing.name}${at(viewing)}`,
  );
  const what = `${counted(counts.viewings, 'viewing is', 'viewings are')} ${state}: ${sentenceEnd(inList(each, counts.viewings))}`;
  const whom = one ? first.name : 'everyone';
  if (asks)
    return [what, one ? `Keep it, or cancel it and tell ${whom}?` : `Keep them, or cancel them and tell ${whom}?`];
  return [`${what} We’ll cancel ${one ? 'it' : 'them'} and tell ${sentenceEnd(whom)}`];
}

function applicationSentences({ applications, counts }: PeopleAffected, at: Words['at']): readonly string[] {
  const [first] = applications;
  if (!first) return [];
  const names = inList(
    applications.map((each) => each.name + at(each)),
    counts.applications,
  );
  const what = `${counted(counts.applications, 'application is', 'applications are')} open, from ${sentenceEnd(names)}`;
  return [
    `${what} We’ll close ${counts.applications === 1 ? `it and tell ${sentenceEnd(first.name)}` : 'them and tell everyone.'}`,
  ];
}

function waitingSentences({ waiting, counts }: PeopleAffected, at: Words['at']): readonly string[] {
  if (waiting.length === 0) return [];
  const one = counts.waiting === 1;
  const names = inList(
    waiting.map((each) => each.name + at(each)),
    counts.waiting,
  );
  return [
    `${names} ${one ? 'is' : 'are'} waiting for a viewing. We’ll take them off the waiting list and tell ${one ? 'them' : 'everyone'}.`,
  ];
}

export interface StepDone {
  readonly viewingsKept: number;
  readonly viewingsCancelled: number;
  readonly applicationsClosed: number;
  readonly peopleTold: number;
}

const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** "1 viewing kept, 2 people notified."; nothing where nobody was affected. */
export function doneInWords({ viewingsKept, viewingsCancelled, applicationsClosed, peopleTold }: StepDone): string {
  const parts = [
    ...some(viewingsKept, 'viewing kept', 'viewings kept'),
    ...some(viewingsCancelled, 'viewing cancelled', 'viewings cancelled'),
    ...some(applicationsClosed, 'application closed', 'applications closed'),
    ...some(peopleTold, 'person notified', 'people notified'),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** What tenants have done since a step that was undone; empty where that is nothing. */
export function sinceInWords({ booked, cancelled }: { readonly booked: number; readonly cancelled: number }): string {
  const sentence = (count: number, done: string): readonly string[] =>
    count === 0
      ? []
      : [
          count === 1
            ? `Someone has ${done} a viewing since then.`
            : `${count} people have ${done} viewings since then.`,
        ];
  return [...sentence(booked, 'booked'), ...sentence(cancelled, 'cancelled')].join(' ');
}
