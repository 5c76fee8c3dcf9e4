import { keysOf } from '../../keys-of.ts';
import type { AccountStep } from '../../lettings/consequences/accounts.ts';

/** Measures against a person, each with what it does, from the mildest to the hardest. */
export const measureLabels = {
  warn: 'Warning',
  limit: 'Limit',
  hide: 'Hidden homes',
  suspend: 'Suspension',
} as const;
export type MeasureKind = keyof typeof measureLabels;
export const measureKinds = keysOf(measureLabels);

/** What admins read before they choose. */
export const measureEffects: Readonly<Record<MeasureKind, string>> = {
  warn: 'We’ll email them your reason. Nothing else changes.',
  limit:
    'They can’t list more homes, start conversations or apply for homes. Anything they’ve already started can carry on.',
  hide: 'Nobody can find their homes or message them, and they can’t list more homes. They can still sign in.',
  suspend: 'They’re signed out everywhere and can’t sign in, and nobody can find their homes.',
};

/** What the person reads in the mail. */
export const measureSentences: Readonly<Record<MeasureKind, string>> = {
  warn: 'We’re writing to warn you about something on your Letfair account. You can still use it as before.',
  limit: 'For now, you can’t list more homes, start conversations or apply for homes on Letfair.',
  hide: 'For now, nobody can find your homes on Letfair, and you can’t list more.',
  suspend: 'Your Letfair account is suspended.',
};

/** The step of an account that each takes; null where nothing changes for the people around it. */
export const measureSteps = {
  warn: null,
  limit: null,
  hide: 'hide-homes',
  suspend: 'suspend',
} as const satisfies Record<MeasureKind, AccountStep | null>;

/** A suspension of somebody with more homes than this needs a second admin. */
export const SECOND_PERSON_HOMES = 10;
export const LONGEST_MEASURE_DAYS = 366;

interface SuspensionPlan {
  readonly homes: number;
  readonly actorId: string;
  readonly activeAdminIds: readonly string[];
}

/** Where there is no other admin, one decides alone. */
export const needsSecondPerson = ({ homes, actorId, activeAdminIds }: SuspensionPlan): boolean =>
  homes > SECOND_PERSON_HOMES && activeAdminIds.some((id) => id !== actorId);

export const measureProblems = {
  secondPerson: `This person has more than ${SECOND_PERSON_HOMES} homes, so a second admin has to confirm the suspension. Ask for it under “Warnings and restrictions” in the user’s details; you’ll then find it under Suspensions in the review workspace.`,
  asked: 'Another admin has to confirm this suspension.',
  samePerson: 'You asked for this, so another admin has to confirm it.',
  inForce: 'This is already in force or waiting to be confirmed. Lift or withdraw it first.',
  over: 'Another admin has already confirmed, lifted or withdrawn this.',
  noHomes: 'Only landlords and agents have homes to hide.',
  admin: 'An admin can be warned or suspended, not limited.',
  endsOn: `Choose an end date in the future, at most ${LONGEST_MEASURE_DAYS} days ahead.`,
  warnEnds: 'A warning doesn’t have an end date.',
} as const;

export const limitedSentence = 'You can’t do this while your account is limited. Our email to you says why.';

/** Null where the day will do; a measure ends at the beginning of its last day in the UK. */
export function endsOnProblem(
  kind: MeasureKind,
  endsOn: string | undefined,
  today: string,
  latest: string,
): string | null {
  if (endsOn === undefined) return null;
  if (kind === 'warn') return measureProblems.warnEnds;
  return endsOn > today && endsOn <= latest ? null : measureProblems.endsOn;
}
