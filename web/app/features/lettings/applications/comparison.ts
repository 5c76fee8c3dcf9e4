import type { Application } from '@letfair/contract/lettings/applications';
import { applicationWords } from '@letfair/domain/lettings/applications/words';
import { formatDate } from '../../../lib/dates.ts';
import { offerText, profileFacts } from './application-texts.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

type Compared = Pick<Application, 'id' | 'propertyId' | 'status' | 'offer' | 'price' | 'profile' | 'createdAt'>;

export function comparisonProblem(chosen: readonly Pick<Application, 'propertyId'>[]): string | null {
  if (new Set(chosen.map(({ propertyId }) => propertyId)).size > 1)
    return 'You can only compare applications for the same home. Choose a home above, or untick the others.';
  if (chosen.length < FEWEST_COMPARED) return `Choose at least ${FEWEST_COMPARED} applications for the same home.`;
  if (chosen.length > MOST_COMPARED) return `Choose at most ${MOST_COMPARED} applications.`;
  return null;
}

/** Order of arrival, so that the columns do not rank the applicants. */
export const inOrderOfArrival = <T extends Pick<Application, 'createdAt'>>(chosen: readonly T[]): readonly T[] =>
  chosen.toSorted((one, two) => Date.parse(one.createdAt) - Date.parse(two.createdAt));

interface ComparisonRow {
  readonly criterion: string;
  /** One per application; null where the tenant does not share it. */
  readonly values: readonly (string | null)[];
}

export function comparisonRows(chosen: readonly Compared[]): readonly ComparisonRow[] {
  const row = (criterion: string, valueIn: (application: Compared) => string): ComparisonRow => ({
    criterion,
    values: chosen.map(valueIn),
  });
  const facts = chosen.map(({ profile }) => profileFacts(profile));
  return [
    row('Status', ({ status }) => applicationWords.lister[status].label),
    row('Applied', ({ createdAt }) => formatDate(createdAt)),
    row('Rent', offerText),
    ...profileFacts({}).map(({ label }, index) => ({
      criterion: label,
      values: facts.map((told) => told[index]?.value ?? null),
    })),
  ];
}
