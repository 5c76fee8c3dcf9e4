import {
  MAX_WEEKLY_HOURS,
  type Weekday,
  type WeeklyHours,
  weekdayLabels,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { timeInWords } from '@letfair/domain/uk-time';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { controlStyle, FieldError } from '../../../../ui/forms/field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { withMoreHours } from './times-draft.ts';

interface WeeklyHoursFieldsProps {
  readonly weekly: readonly WeeklyHours[];
  readonly error: string | undefined;
  readonly onChange: (weekly: readonly WeeklyHours[]) => void;
}

const weekdays = Object.entries(weekdayLabels).map(([number, label]) => ({
  weekday: Number(number) as Weekday,
  label,
}));

/** A line for each day of the week, with any number of hours. */
export function WeeklyHoursFields({ weekly, error, onChange }: WeeklyHoursFieldsProps) {
  const errorId = useId();
  const control = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined };
  const changeAt = (at: number, change: Partial<WeeklyHours>) =>
    onChange(weekly.map((hours, index) => (index === at ? { ...hours, ...change } : hours)));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">Every week</legend>
      <ul className="grid divide-y divide-line border-y border-line">
        {weekdays.map(({ weekday, label }) => (
          <li
            key={weekday}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <span className="flex min-h-11 items-center">{label}</span>
            <div className="col-span-2 row-start-2 grid gap-2 empty:hidden sm:col-span-1 sm:col-start-2 sm:row-start-1">
              {weekly.map((hours, at) =>
                hours.weekday === weekday ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hours are known by their place
                  <div key={at} className="flex items-center gap-2">
                    <TimeInput
                      label={`${label}, from`}
                      value={hours.from}
                      onChange={(from) => changeAt(at, { from })}
                      {...control}
                    />
                    <span aria-hidden="true">to</span>
                    <TimeInput
                      label={`${label}, to`}
                      value={hours.to}
                      onChange={(to) => changeAt(at, { to })}
                      {...control}
                    />
                    <button
                      type="button"
                      onClick={() => onChange(weekly.filter((_, index) => index !== at))}
                      className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-sand hover:text-ink"
                    >
                      <X aria-hidden="true" className="size-5" />
                      <VisuallyHidden>
                        Remove {label}, {timeInWords(hours.from)} to {timeInWords(hours.to)}
                      </VisuallyHidden>
                    </button>
                  </div>
                ) : null,
              )}
            </div>
            <div className="col-start-2 row-start-1 flex min-h-11 items-center sm:col-start-3">
              <Button
                size="sm"
                variant="plain"
                disabled={weekly.length >= MAX_WEEKLY_HOURS}
                onClick={() => onChange(withMoreHours(weekly, weekday))}
              >
                <Plus aria-hidden="true" className="size-4" />
                Add hours
                <VisuallyHidden> on {label}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

const TimeInput = ({ label, onChange, ...rest }: TimeInputProps) => (
  <span className="block w-full min-w-0 max-w-36">
    <input
      {...rest}
      type="time"
      step={300}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      className={controlStyle}
    />
  </span>
);
