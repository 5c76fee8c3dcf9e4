import { MAX_PROPOSALS } from '@letfair/domain/lettings/viewings/booking-rules';
import {
  DAYS_AHEAD,
  MINUTES,
  type SingleTime,
  startOf,
  timesSentences,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type FieldErrors, problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { DateField, TextField } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api, SessionEndedNote, useTypedText } from '../../../accounts/session/index.ts';

const FAILED = 'We couldn’t send these times. Please try again.';
const rows = Array.from({ length: MAX_PROPOSALS }, (_, row) => row);
const emptyRows = Object.fromEntries(rows.flatMap((row) => [`day${row}`, `time${row}`].map((name) => [name, ''])));

interface Entered extends SingleTime {
  readonly row: number;
}

const enteredIn = (texts: Readonly<Record<string, string>>): readonly Entered[] =>
  rows
    .map((row) => ({ row, day: texts[`day${row}`] ?? '', time: texts[`time${row}`] ?? '' }))
    .filter(({ day, time }) => day !== '' || time !== '');

function errorsIn(entered: readonly Entered[], now: Date): FieldErrors {
  if (entered.length === 0) return { day0: 'Choose a day and a time.' };
  const errors: Record<string, string> = {};
  for (const { row, day, time } of entered) {
    if (day === '') errors[`day${row}`] = 'Choose a day.';
    else if (time === '') errors[`time${row}`] = timesSentences.time;
    else {
      const startsAt = startOf({ day, time });
      if (startsAt === null) errors[`time${row}`] = timesSentences.noSuchTime;
      else if (startsAt <= now) errors[`day${row}`] = timesSentences.singleInPast;
    }
  }
  return errors;
}

interface ProposeDialogProps {
  readonly conversationId: string;
  readonly onProposed: () => void;
  readonly onClose: () => void;
}

/** The lister offers times to one tenant, who books one of them in the conversation. */
export function ProposeDialog({ conversationId, onProposed, onClose }: ProposeDialogProps) {
  const keep = useTypedText(`propose-viewings:${conversationId}`);
  const [shown, setShown] = useState(() => rowsIn(keep.read()));
  const form = useForm({
    initial: { ...emptyRows, minutes: '' } as Readonly<Record<string, string>>,
    read: (texts) => ({ entered: enteredIn(texts), minutes: texts.minutes ?? '' }),
    check: ({ entered, minutes }) => {
      const isWrong = minutes !== '' && !(Number(minutes) >= MINUTES.min && Number(minutes) <= MINUTES.max);
      const errors = { ...errorsIn(entered, new Date()), ...(isWrong && { minutes: timesSentences.minutes }) };
      return Object.keys(errors).length > 0 ? problem('', errors) : null;
    },
    send: async ({ entered, minutes }, options) => {
      const times = entered.map(({ day, time }) => ({ day, time }));
      const body = { times, ...(minutes !== '' && { minutes: Number(minutes) }) };
      const answer = await api.viewings.propose({ params: { id: conversationId }, body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      onProposed();
      onClose();
      return null;
    },
    onUnreachable: () => problem(FAILED),
    keep,
  });
  const today = ukDay(new Date());

  return (
    <Dialog title="Propose viewing times" onClose={onClose}>
      <SessionEndedNote next={`/messages?conversation=${conversationId}`} />
      <p className="text-muted">
        We’ll send these times to the tenant as a message, and they can book one of them. No one else can book them. All
        times are UK time.
      </p>
      <Form form={form}>
        {rows.slice(0, shown).map((row) => (
          <div key={row} className="grid items-start gap-3 min-[22.5rem]:grid-cols-2">
            <DateField
              {...form.field(`day${row}`)}
              label={shown === 1 ? 'Day' : `Day ${row + 1}`}
              min={today}
              max={daysAfter(today, DAYS_AHEAD)}
              optional={row > 0}
            />
            <TextField
              {...form.field(`time${row}`)}
              label={shown === 1 ? 'Time' : `Time ${row + 1}`}
              type="time"
              step={300}
              optional={row > 0}
            />
          </div>
        ))}
        {shown < MAX_PROPOSALS && (
          <div>
            <Button size="sm" onClick={() => setShown(shown + 1)}>
              <Plus aria-hidden="true" className="size-4" />
              Add another time
            </Button>
          </div>
        )}
        <TextField
          {...form.field('minutes')}
          label="Length in minutes"
          hint="Leave this blank to use the usual length for this home."
          type="number"
          inputMode="numeric"
          {...MINUTES}
          optional
        />
        <FormButtons form={form} variant="primary" busy="Sending..." onCancel={onClose}>
          Send times{' '}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/** As many rows as were typed into before. */
function rowsIn(kept: string): number {
  const isFilled = (name: string): boolean => kept.includes(`"${name}","`) && !kept.includes(`"${name}",""`);
  return 1 + Math.max(0, ...rows.filter((row) => isFilled(`day${row}`) || isFilled(`time${row}`)));
}
