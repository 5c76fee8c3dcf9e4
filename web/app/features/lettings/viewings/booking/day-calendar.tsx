import { weekdayLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { dayInWords } from '@letfair/domain/uk-time';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { freeTimes, viewingDay } from '../slot-words.ts';
import { type DayRange, dayAfterKey, weeksOf } from './day-grid.ts';

interface DayCalendarProps {
  readonly range: DayRange;
  /** Free times by day, the earliest day first. */
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

const monthOf = (day: string): string => dayInWords(day).replace(/^\d+ /, '');

/** "November 2026", or "November to December 2026". */
function monthsInWords({ first, last }: DayRange): string {
  const [from, to] = [monthOf(first), monthOf(last)];
  if (from === to) return from;
  return from.slice(-4) === to.slice(-4) ? `${from.slice(0, -5)} to ${to}` : `${from} to ${to}`;
}

/** A grid of days with one stop for Tab; only days with free times can be chosen. */
export function DayCalendar({ range, counts, chosen, onChoose }: DayCalendarProps) {
  const titleId = useId();
  const hintId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState(chosen);
  const free = [...counts.keys()];

  // The focus moves to the day that was reached, but not into the grid when it only appears.
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);

  function onKeyDown(event: KeyboardEvent, day: string) {
    const next = dayAfterKey(event, day, { ...range, free });
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setReached(next);
  }

  return (
    <div className="grid gap-2">
      <p id={titleId} className="font-semibold">
        {monthsInWords(range)}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern for dates
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={hintId}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {Object.values(weekdayLabels).map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="pb-1 text-sm font-normal text-muted">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(range).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known by its place
                  <td key={index} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell has the role gridcell, which has it
                  <td key={day} aria-selected={day === chosen} className="p-0">
                    <DayButton
                      day={day}
                      count={counts.get(day) ?? 0}
                      isToday={day === range.first}
                      isChosen={day === chosen}
                      isStop={day === reached}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      onChoose={() => {
                        setReached(day);
                        onChoose(day);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hintId} className="sr-only">
        Use the arrow keys to move between days, and Page Up and Page Down to move between days with available times.
      </p>
    </div>
  );
}

interface DayButtonProps {
  readonly day: string;
  readonly count: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** The one day that Tab stops at. */
  readonly isStop: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
}

const DayButton = ({ day, count, isToday, isChosen, isStop, onKeyDown, onChoose }: DayButtonProps) => (
  <button
    type="button"
    data-day={day}
    tabIndex={isStop ? 0 : -1}
    aria-label={`${viewingDay(day)}, ${freeTimes(count)}`}
    aria-current={isToday ? 'date' : undefined}
    aria-disabled={count === 0 || undefined}
    onKeyDown={onKeyDown}
    onClick={() => count > 0 && onChoose()}
    className={classNames(
      'grid h-11 w-full place-items-center rounded-sm tabular-nums',
      count === 0 && 'cursor-default text-muted',
      count > 0 && !isChosen && 'cursor-pointer bg-primary-soft font-semibold text-link hover:bg-sand-deep',
      isChosen && 'cursor-pointer bg-primary font-semibold text-on-primary',
      isToday && 'underline underline-offset-4',
    )}
  >
    {Number(day.slice(8))}
  </button>
);
