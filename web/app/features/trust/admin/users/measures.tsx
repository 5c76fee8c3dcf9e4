import type { User } from '@letfair/contract/accounts/accounts';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { daysAfter } from '@letfair/domain/plain-date';
import {
  LONGEST_MEASURE_DAYS,
  type MeasureKind,
  measureEffects,
  measureLabels,
  measureSteps,
} from '@letfair/domain/trust/moderation/measures';
import { ukDay } from '@letfair/domain/uk-time';
import { networkProblem, problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../../ui/forms/select.tsx';
import { DateField } from '../../../../ui/forms/text-fields.tsx';
import { AffectedList } from '../../../accounts/affected/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { ReasonFields, reasonTexts } from '../reason-fields.tsx';
import { usualReasons } from '../usual-reasons.ts';
import { MeasureItem } from './measure-item.tsx';

interface MeasuresProps {
  readonly user: User;
  /** The user as they are now. */
  readonly onChanged: (user: User) => void;
}

/** What was done about a person so far, and what can be done, from a warning to a suspension. */
export function Measures({ user, onChanged }: MeasuresProps) {
  const result = useAdminDetails('user-measures', user.id);
  function onTaken(suspended = user.suspended) {
    result.reload();
    onChanged({ ...user, suspended });
  }
  return (
    <>
      <Loaded result={result} what="the warnings and restrictions">
        {({ measures }) => (
          <ul className="grid gap-3 empty:hidden">
            {measures.map((measure) => (
              <MeasureItem
                key={measure.id}
                measure={measure}
                onChanged={(step) => onTaken(measure.kind === 'suspend' ? step === 'confirm' : undefined)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <MeasureForm user={user} onApplied={onTaken} />
    </>
  );
}

const reasonsOf = (kind: MeasureKind): readonly string[] =>
  usualReasons[kind === 'suspend' ? 'suspend-user' : 'measure'];

interface MeasureFormProps {
  readonly user: User;
  readonly onApplied: (suspended?: boolean) => void;
}

const CHANGES_SUSPENSION =
  'They’re already suspended. This changes the reason and the end date, and we’ll email them a new link to appeal.';

function MeasureForm({ user, onApplied }: MeasureFormProps) {
  const today = ukDay(new Date());
  const form = useForm({
    initial: { ...reasonTexts, kind: 'warn', endsOn: '' },
    read: ({ kind, reason, endsOn }) => ({
      kind: kind as MeasureKind,
      reason: reason.trim(),
      ...(endsOn && kind !== 'warn' && { endsOn }),
    }),
    check: ({ reason }) => (reason ? null : problem('', { reason: 'Please say why.' })),
    send: async (body, options) => {
      const seen = isListShown && affected.data && { seen: affected.data.seen };
      const answer = await api.measures.apply({ params: { id: user.id }, body: { ...body, ...seen } }, options);
      // Somebody may have booked or applied since the list was shown.
      if (!answer.success && answer.error?.code === 'conflict') affected.load();
      if (!answer.success) return problemOf(answer, networkProblem());
      form.reset();
      onApplied(body.kind === 'suspend' && answer.data.startedAt ? true : undefined);
      return null;
    },
  });
  const kind = form.values.kind as MeasureKind;
  const step = measureSteps[kind];
  const isListShown = step !== null && !user.suspended;
  const affected = useAnswer(
    (signal) => api.admin.affected({ params: { id: user.id }, query: { step: step ?? 'suspend' } }, { signal }),
    step,
  );
  return (
    <Form form={form}>
      <SelectField
        {...form.field('kind')}
        label="Action"
        options={optionsOf(measureLabels)}
        note={
          <p className="text-sm text-muted">
            {user.suspended && kind === 'suspend' ? CHANGES_SUSPENSION : measureEffects[kind]}
          </p>
        }
      />
      {isListShown && (
        <AffectedList step={step} affected={affected.data} hasFailed={affected.hasFailed} onRetry={affected.load} />
      )}
      <ReasonFields
        form={form}
        usual={reasonsOf(kind)}
        label="Reason"
        hint={`We’ll email it to ${user.email}, with a link to appeal.`}
        maxLength={MAX_SUSPENSION_REASON}
      />
      {kind !== 'warn' && (
        <DateField
          {...form.field('endsOn')}
          label="Ends on"
          hint="If you leave this blank, it lasts until an admin lifts it."
          optional
          min={daysAfter(today, 1)}
          max={daysAfter(today, LONGEST_MEASURE_DAYS)}
        />
      )}
      <FormButtons form={form} variant="danger" atEnd>
        Apply
      </FormButtons>
    </Form>
  );
}
