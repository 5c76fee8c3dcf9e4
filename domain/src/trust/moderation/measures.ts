import { keysOf } from '../../keys-of.ts';

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
  warn: 'They get a mail with your reason. Nothing else changes.',
  limit: 'They cannot list further homes, start conversations or apply for homes. What is there stays.',
  hide: 'Their homes leave the search and their pages, nobody can write to them, and they cannot list further homes. They can still sign in.',
  suspend: 'They are signed out everywhere and cannot sign in, and their homes cannot be found.',
};

/** What the person reads in the mail. */
export const measureSentences: Readonly<Record<MeasureKind, string>> = {
  warn: 'We have to warn you about something on your Letfair account. Nothing changes for now.',
  limit: 'For now you cannot list further homes, start conversations or apply for homes on Letfair.',
  hide: 'For now your homes cannot be found on Letfair, and you cannot list further ones.',
  suspend: 'Your Letfair account is suspended.',
};

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
  secondPerson: `This person has more than ${SECOND_PERSON_HOMES} homes, so a second admin has to confirm the suspension. Ask for it under Measures in the user's details; it then waits under Suspensions in the review workspace.`,
  asked: 'Another admin has to confirm this suspension.',
  samePerson: 'Another admin than the one who asked has to confirm this.',
  inForce: 'Such a measure is in force, or waits to be confirmed, already. Lift it first.',
  over: 'This measure has been confirmed, lifted or withdrawn meanwhile.',
  noHomes: 'Only landlords and agents have homes to hide.',
  admin: 'An admin can be warned or suspended, not limited.',
  endsOn: `The last day lies in the future, at most ${LONGEST_MEASURE_DAYS} days ahead.`,
  warnEnds: 'A warning has no end.',
} as const;

export const limitedSentence = 'Your account is limited for now, so this is not possible. Our mail to you says why.';

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
