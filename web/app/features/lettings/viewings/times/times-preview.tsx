import { DAYS_AHEAD, expandTimes, type ViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { ukDay } from '@letfair/domain/uk-time';
import { viewingDay, viewingTime } from '../slot-words.ts';

interface TimesPreviewProps {
  /** Null while something is wrong with them. */
  readonly times: ViewingTimes | null;
}

/** The viewings of the next three weeks, as the times that are typed make them. */
export function TimesPreview({ times }: TimesPreviewProps) {
  if (times === null) return <p className="text-muted">The viewings are shown here when the times above are right.</p>;
  const now = new Date();
  const slots = expandTimes(times, ukDay(now), DAYS_AHEAD).filter(({ startsAt }) => startsAt > now);
  if (slots.length === 0) return <p className="text-muted">No viewings yet. Add weekly hours or a single time.</p>;
  const days = Map.groupBy(slots, ({ startsAt }) => ukDay(startsAt));
  return (
    <>
      <p>
        {slots.length} {slots.length === 1 ? 'viewing' : 'viewings'} in the next three weeks
        {times.capacity > 1 && `, each for up to ${times.capacity} households`}.
      </p>
      <dl className="grid gap-3">
        {[...days].map(([day, ofDay]) => (
          <div key={day}>
            <dt className="font-semibold">{viewingDay(day)}</dt>
            <dd className="text-muted tabular-nums">
              {ofDay.map(({ startsAt }) => viewingTime(startsAt.toISOString())).join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
