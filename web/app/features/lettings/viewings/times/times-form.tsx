import type { SavedViewingTimes } from '@letfair/contract/lettings/viewings/times';
import {
  CAPACITY,
  DAYS_AHEAD,
  expandTimes,
  GAP_MINUTES,
  MAX_MEETING_PLACE,
  MAX_MEETS,
  MAX_VIDEO_LINK,
  MAX_VIEWING_NOTES,
  MINUTES,
  NOTICE_HOURS,
  type OfferedMode,
  offeredModeLabels,
  type ViewingTimes,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { ukDay } from '@letfair/domain/uk-time';
import { type ReactNode, useRef, useState } from 'react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../../ui/forms/select.tsx';
import { TextArea, TextField } from '../../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../../ui/layout/card.tsx';
import { api, SessionEndedNote, useTypedText } from '../../../accounts/session/index.ts';
import { viewingDay, viewingTime } from '../slot-words.ts';
import { DaysOff, SingleTimes } from './day-lists.tsx';
import { byField, draftOf, readKept, type TimesDraft, timesErrors, timesOfDraft } from './times-draft.ts';
import { WeeklyHoursFields } from './weekly-hours.tsx';

const FAILED = 'We couldn’t save the viewing times. Please try again.';

interface TimesFormProps {
  readonly propertyId: string;
  readonly saved: SavedViewingTimes;
}

export function TimesForm({ propertyId, saved }: TimesFormProps) {
  const typed = useTypedText(`viewing-times:${propertyId}`);
  const [stored, setStored] = useState(saved);
  const [kept] = useState(() => readKept(typed.read(), saved.times));
  const [draft, setDraft] = useState<TimesDraft>(kept ?? draftOf(saved.times));
  const [isRestored, setRestored] = useState(kept !== null);
  const [isSaved, setSaved] = useState(false);
  const changes = useRef(0);

  const times = timesOfDraft(draft);
  const errorsNow = timesErrors(times, new Date());
  const form = useForm({
    initial: {},
    read: () => times,
    check: (body) => {
      const errors = timesErrors(body, new Date());
      return Object.keys(errors).length > 0 ? problem('', errors) : null;
    },
    send: async (body, options) => {
      setSaved(false);
      const changesBefore = changes.current;
      const { weekly, daysOff, singles, ...rest } = body;
      const answer = await api.viewings.saveTimes(
        {
          params: { id: propertyId },
          body: { ...rest, weekly: [...weekly], daysOff: [...daysOff], singles: [...singles] },
        },
        options,
      );
      if (!answer.success) return { ...problemOf(answer, FAILED), fields: byField(answer.error?.fields) };
      setStored(answer.data);
      setRestored(false);
      // What was changed while this was sent stays as it is, and is not saved yet.
      if (changes.current !== changesBefore) return null;
      typed.write('');
      setDraft(draftOf(answer.data.times));
      setSaved(true);
      return null;
    },
    onUnreachable: () => problem(FAILED),
  });

  function change(part: Partial<TimesDraft>) {
    changes.current += 1;
    const next = { ...draft, ...part };
    setDraft(next);
    setSaved(false);
    const isAsStored = JSON.stringify(timesOfDraft(next)) === JSON.stringify(stored.times);
    typed.write(isAsStored ? '' : JSON.stringify(next));
  }

  function discard() {
    typed.write('');
    setDraft(draftOf(stored.times));
    setRestored(false);
  }

  /** A field whose text the draft keeps. */
  const text = <Name extends keyof TimesDraft & string>(name: Name) => ({
    name,
    value: draft[name] as string,
    error: form.errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });
  const whole = (name: keyof TimesDraft & string, limits: { readonly min: number; readonly max: number }) => ({
    ...text(name),
    ...limits,
    type: 'number',
    inputMode: 'numeric' as const,
    step: 1,
  });
  const [offersVideo, offersVisits] = [draft.mode !== 'in-person', draft.mode !== 'video'];

  return (
    <Form form={form}>
      <SessionEndedNote next={`/properties/manage/${encodeURIComponent(propertyId)}/viewing-times`} />
      {isRestored && (
        <Note>
          <div className="flex flex-wrap items-center gap-3">
            We’ve brought back what you typed last time. It hasn’t been saved yet.
            <Button size="sm" onClick={discard}>
              Discard changes
            </Button>
          </div>
        </Note>
      )}
      <TitledCard title="When" intro="All times are UK time. Viewings that are already booked won’t change.">
        <WeeklyHoursFields weekly={draft.weekly} error={form.errors.weekly} onChange={(weekly) => change({ weekly })} />
        <DaysOff draft={draft} error={form.errors.daysOff} onChange={change} />
        <SingleTimes draft={draft} error={form.errors.singles} onChange={change} />
      </TitledCard>
      <TitledCard title="Length and notice">
        <Columns>
          <TextField {...whole('minutes', MINUTES)} label="Minutes for each viewing" />
          <TextField {...whole('gapMinutes', GAP_MINUTES)} label="Minutes between viewings" />
          <TextField
            {...whole('capacity', CAPACITY)}
            label="Households per viewing"
            hint={`Enter 1, or up to ${CAPACITY.max} for group viewings.`}
          />
          <TextField
            {...whole('noticeHours', NOTICE_HOURS)}
            label="Notice needed (hours)"
            hint="No one can book a viewing that starts sooner than this."
          />
        </Columns>
        <Checkbox
          name="allowsOverlap"
          label="Viewings can overlap with viewings of my other homes"
          hint="If you don’t tick this, only one of your homes can have a viewing at a time."
          checked={draft.allowsOverlap}
          onChange={(allowsOverlap) => change({ allowsOverlap })}
        />
      </TitledCard>
      <TitledCard
        title="How and where"
        intro="Only people who’ve booked can see the video link, the meeting place and your notes."
      >
        <SelectField
          name="mode"
          label="Type of viewing"
          options={optionsOf(offeredModeLabels)}
          value={draft.mode}
          onChange={(mode) => change({ mode: mode as OfferedMode })}
        />
        {offersVideo && (
          <TextField {...text('videoLink')} label="Video call link" type="url" maxLength={MAX_VIDEO_LINK} />
        )}
        {offersVisits && (
          <TextField
            {...text('meetingPlace')}
            label="Where to meet"
            hint="For example, “at the front door” or “at our office”."
            maxLength={MAX_MEETING_PLACE}
            optional
          />
        )}
        <TextField
          {...text('meets')}
          label="Who’ll meet the tenants"
          hint="Leave this blank if it’s you."
          maxLength={MAX_MEETS}
          optional
        />
        <TextArea
          {...text('notes')}
          label="Notes"
          hint={
            draft.mode === 'both'
              ? 'For example, where to park or which buzzer to press. Only people coming in person can see this.'
              : 'For example, where to park or which buzzer to press.'
          }
          maxLength={MAX_VIEWING_NOTES}
          optional
        />
      </TitledCard>
      <TitledCard title="The next three weeks">
        <TimesPreview times={Object.keys(errorsNow).length > 0 ? null : times} />
      </TitledCard>
      {isSaved && <Alert tone="good">{savedSentence(stored)}</Alert>}
      <FormButtons form={form}>Save viewing times</FormButtons>
    </Form>
  );
}

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);

function savedSentence({ freeSlots, bookedOutside }: SavedViewingTimes): string {
  const free = freeSlots === 1 ? 'One viewing is' : `${freeSlots === 0 ? 'No' : freeSlots} viewings are`;
  const outside =
    bookedOutside === 0
      ? ''
      : ` ${bookedOutside === 1 ? 'One booked viewing is' : `${bookedOutside} booked viewings are`} outside these times, and ${bookedOutside === 1 ? 'stays' : 'stay'} booked.`;
  return `Times saved. ${free} available to book in the next three weeks.${outside}`;
}

interface TimesPreviewProps {
  /** Null while something is wrong with them. */
  readonly times: ViewingTimes | null;
}

/** The viewings of the next three weeks, as the times that are typed make them. */
function TimesPreview({ times }: TimesPreviewProps) {
  if (times === null) return <p className="text-muted">Correct the times above to see your viewings here.</p>;
  const now = new Date();
  const slots = expandTimes(times, ukDay(now), DAYS_AHEAD).filter(({ startsAt }) => startsAt > now);
  if (slots.length === 0) return <p className="text-muted">No viewings yet. Add weekly hours or a one-off time.</p>;
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
