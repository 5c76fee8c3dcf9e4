import type { Affected } from '@letfair/contract/accounts/affected';
import { affectedSentence } from '@letfair/domain/lettings/consequences/account-words';
import type { AccountStep } from '@letfair/domain/lettings/consequences/accounts';
import { dayInWords, ukDay, ukTimeInWords, weekdayOf } from '@letfair/domain/uk-time';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { EntriesToCome } from '../../../ui/feedback/placeholders.tsx';

interface AffectedListProps {
  readonly step: AccountStep;
  /** Undefined while it is loading. */
  readonly affected: Affected | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Everyone who loses something by a step of an account, by name, before it is taken. */
export function AffectedList({ step, affected, hasFailed, onRetry }: AffectedListProps) {
  if (hasFailed) return <LoadFailure what="who this affects" onRetry={onRetry} />;
  if (!affected) return <EntriesToCome entry="row" count={2} />;
  if (affected.groups.length === 0) return <p>No viewings or applications are affected.</p>;
  return (
    <section aria-label="Who this affects" className="grid gap-3 rounded-md border border-line bg-sand p-4">
      {affected.groups.map(({ tie, count, people }) => (
        <div key={tie} className="grid gap-1">
          <p className="font-semibold">{affectedSentence(step, tie, count)}</p>
          <ul className="grid list-disc gap-0.5 pl-5 wrap-anywhere">
            {people.map((person) => (
              <li key={person.id}>{personWords(person)}</li>
            ))}
            {count > people.length && <li>and {count - people.length} more</li>}
          </ul>
        </div>
      ))}
    </section>
  );
}

type Person = Affected['groups'][number]['people'][number];

/** "Thursday 19 November, 10am, with Hannah W. (Flat by the canal)". */
const personWords = ({ name, propertyTitle, startsAt }: Person): string =>
  `${startsAt ? `${momentInWords(new Date(startsAt))}, with ${name}` : name}${propertyTitle ? ` (${propertyTitle})` : ''}`;

const momentInWords = (instant: Date): string =>
  `${weekdayOf(ukDay(instant))} ${dayInWords(ukDay(instant)).replace(/ \d{4}$/, '')}, ${ukTimeInWords(instant)}`;
