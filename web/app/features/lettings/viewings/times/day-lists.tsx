import { ENTRY_DAYS_AHEAD, MAX_DAYS_OFF, MAX_SINGLES } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { formatDay, timeInWords, ukDay, weekdayOf } from '@letfair/domain/uk-time';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/actions/chip.tsx';
import { DateField, TextField } from '../../../../ui/forms/text-fields.tsx';
import { keyOf, type TimesDraft, withNewDayOff, withNewSingle } from './times-draft.ts';

interface DayListProps {
  readonly draft: TimesDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<TimesDraft>) => void;
}

const shortDay = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${formatDay(day)}`;

/** The days for which times can be entered. */
const enterable = () => {
  const min = ukDay(new Date());
  return { min, max: daysAfter(min, ENTRY_DAYS_AHEAD) };
};

/** Enter adds what is typed and does not send the form. */
const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  add();
};

export function DaysOff({ draft, error, onChange }: DayListProps) {
  const { daysOff, newDayOff } = draft;
  const add = () => onChange(withNewDayOff(draft));
  return (
    <ListFields legend="Days off" hint="Days when your weekly hours don’t apply, like holidays." onEnter={add}>
      <Chosen
        items={daysOff.map((day) => ({ key: day, text: shortDay(day) }))}
        onRemove={(day) => onChange({ daysOff: daysOff.filter((other) => other !== day) })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          name="newDayOff"
          label="Day off"
          error={error}
          value={newDayOff}
          onChange={(event) => onChange({ newDayOff: event.target.value })}
          {...enterable()}
          optional
        />
        <Button disabled={newDayOff === '' || daysOff.length >= MAX_DAYS_OFF} onClick={add}>
          Add a day off
        </Button>
      </div>
    </ListFields>
  );
}

export function SingleTimes({ draft, error, onChange }: DayListProps) {
  const { singles, newDay, newTime } = draft;
  const add = () => onChange(withNewSingle(draft));
  return (
    <ListFields
      legend="One-off times"
      hint="One-off viewing times, on top of your weekly hours or instead of them."
      onEnter={add}
    >
      <Chosen
        items={singles.map((single) => ({
          key: keyOf(single),
          text: `${shortDay(single.day)}, ${timeInWords(single.time)}`,
        }))}
        onRemove={(key) => onChange({ singles: singles.filter((single) => keyOf(single) !== key) })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          name="newDay"
          label="Day"
          error={error}
          value={newDay}
          onChange={(event) => onChange({ newDay: event.target.value })}
          {...enterable()}
          optional
        />
        <TextField
          name="newTime"
          label="Time"
          type="time"
          step={300}
          value={newTime}
          onChange={(event) => onChange({ newTime: event.target.value })}
          optional
        />
        <Button disabled={newDay === '' || newTime === '' || singles.length >= MAX_SINGLES} onClick={add}>
          Add time
        </Button>
      </div>
    </ListFields>
  );
}

interface ListFieldsProps {
  readonly legend: string;
  readonly hint: string;
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

function ListFields({ legend, hint, onEnter: add, children }: ListFieldsProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} onKeyDown={onEnter(add)} className="grid min-w-0 gap-3">
      <legend className="font-semibold">{legend}</legend>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
      {children}
    </fieldset>
  );
}

interface ChosenProps {
  readonly items: readonly { readonly key: string; readonly text: string }[];
  readonly onRemove: (key: string) => void;
}

const Chosen = ({ items, onRemove }: ChosenProps) =>
  items.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ key, text }) => (
        <li key={key} className="min-w-0 tabular-nums">
          <Chip text={text} onRemove={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
