import type { Viewing, ViewingSlot } from '@letfair/contract/lettings/viewings/viewings';
import { DAYS_AHEAD, startOf, timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { DateField, TextField } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../../accounts/session/index.ts';
import { viewingMoment } from '../slot-words.ts';

const FAILED = 'We couldn’t suggest this time. Please try again.';
const OTHER = 'other';

interface Texts {
  readonly slotId: string;
  readonly day: string;
  readonly time: string;
}

function errorsIn({ slotId, day, time }: Texts, now: Date): Readonly<Record<string, string>> {
  if (slotId === '') return { slotId: 'Choose a time.' };
  if (slotId !== OTHER) return {};
  if (day === '') return { day: 'Choose a day.' };
  if (time === '') return { time: timesSentences.time };
  const startsAt = startOf({ day, time });
  if (startsAt === null) return { time: timesSentences.noSuchTime };
  return startsAt <= now ? { day: timesSentences.singleInPast } : {};
}

interface SuggestMoveDialogProps {
  readonly viewing: Viewing;
  readonly onSuggested: () => void;
  readonly onClose: () => void;
}

/** The landlord or agent suggests one of the free times of the home, or a new one, to the tenant of a viewing. */
export function SuggestMoveDialog({ viewing, onSuggested, onClose }: SuggestMoveDialogProps) {
  const free = useFreeTimes(viewing.propertyId);
  const [isOther, setOther] = useState(false);
  const form = useForm({
    initial: { slotId: '', day: '', time: '' },
    read: (texts) => texts,
    check: (texts) => {
      const errors = errorsIn(texts, new Date());
      return Object.keys(errors).length > 0 ? problem('', errors) : null;
    },
    send: async ({ slotId, day, time }, options) => {
      const body = slotId === OTHER ? { time: { day, time } } : { slotId };
      const answer = await api.viewings.suggestMove({ params: { id: viewing.id }, body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      onSuggested();
      onClose();
      return null;
    },
    onUnreachable: () => problem(FAILED),
  });
  const today = ukDay(new Date());

  return (
    <Dialog title="Move this viewing" onClose={onClose}>
      <p className="text-muted">
        The viewing stays on {viewingMoment(viewing.startsAt)} until {viewing.tenant.name} answers. We’ll hold the new
        time and email them.
      </p>
      <Form form={form}>
        <SelectField
          {...form.field('slotId')}
          label="New time"
          prompt="Choose a time"
          onChange={(slotId) => setOther(slotId === OTHER)}
          options={[
            ...free.map(({ id, startsAt }) => ({ value: id, label: viewingMoment(startsAt) })),
            { value: OTHER, label: 'Another day or time' },
          ]}
        />
        {isOther && (
          <div className="grid items-start gap-3 min-[22.5rem]:grid-cols-2">
            <DateField {...form.field('day')} label="Day" min={today} max={daysAfter(today, DAYS_AHEAD)} />
            <TextField {...form.field('time')} label="Time" type="time" step={300} />
          </div>
        )}
        <FormButtons form={form} variant="primary" busy="Sending..." onCancel={onClose}>
          Suggest this time
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/** Those that anybody can book; none for a home that is off the market. */
function useFreeTimes(propertyId: string): readonly ViewingSlot[] {
  const { data } = useAnswer(
    (signal) => api.viewings.slots({ params: { id: propertyId }, query: {} }, { signal }),
    propertyId,
  );
  return data?.slots ?? [];
}
