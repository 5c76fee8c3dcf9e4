import type { User } from '@letfair/contract/accounts';
import type { Measure } from '@letfair/contract/admin/measures';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import {
  LONGEST_MEASURE_DAYS,
  type MeasureKind,
  measureEffects,
  measureLabels,
} from '@letfair/domain/moderation/measures';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Loaded } from '../../../ui/feedback/awaited.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../ui/forms/select.tsx';
import { DateField } from '../../../ui/forms/text-fields.tsx';
import { api } from '../../session/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { ReasonFields, reasonTexts } from '../reason-fields.tsx';
import { usualReasons } from '../usual-reasons.ts';

/** What was done about a person so far, and what can be done, from a warning to a suspension. */
export function Measures({ user, onChanged }: { readonly user: User; readonly onChanged: () => void }) {
  const result = useAdminDetails('user-measures', user.id);
  const reload = () => {
    result.reload();
    onChanged();
  };
  return (
    <>
      <Loaded result={result} what="the measures" fallback={null}>
        {({ measures }) => (
          <ul className="grid gap-3">
            {measures.map((measure) => (
              <MeasureItem key={measure.id} measure={measure} onChanged={reload} />
            ))}
          </ul>
        )}
      </Loaded>
      <MeasureForm user={user} onApplied={reload} />
    </>
  );
}

function stateOf({ startedAt, endsAt, endedAt, kind }: Measure): string {
  if (kind === 'warn') return `Sent on ${formatDate(startedAt ?? '')}`;
  if (endedAt) return startedAt ? `Ended on ${formatDate(endedAt)}` : 'Withdrawn';
  if (!startedAt) return 'Waits for a second admin';
  return endsAt ? `In force until ${formatDate(endsAt)}` : 'In force until it is lifted';
}

interface MeasureItemProps {
  readonly measure: Measure;
  readonly onChanged: () => void;
}

function MeasureItem({ measure, onChanged }: MeasureItemProps) {
  const [step, setStep] = useState<'confirm' | 'lift' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function take(next: 'confirm' | 'lift') {
    setStep(next);
    const answer = await api.measures[next]({ params: { id: measure.id } }).catch(() => null);
    setStep(null);
    setRefusal(answer?.success ? null : (answer?.message ?? 'That did not work. Please try again.'));
    if (answer?.success) onChanged();
  }
  const { kind, reason, requestedBy, confirmedBy, startedAt, endedAt } = measure;
  return (
    <li className="grid gap-2 rounded-sm bg-sand px-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={endedAt ? 'neutral' : 'warm'}>{measureLabels[kind]}</Badge>
        <span className="text-sm text-muted">{stateOf(measure)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="text-sm text-muted">
        By {requestedBy?.name || 'a deleted account'}
        {confirmedBy && `, confirmed by ${confirmedBy.name}`}
      </p>
      {refusal && <Alert>{refusal}</Alert>}
      {!endedAt && (
        <div className="flex flex-wrap gap-2">
          {!startedAt && (
            <Button
              size="sm"
              variant="danger"
              busy={step === 'confirm' && 'Confirming...'}
              onClick={() => void take('confirm')}
            >
              Confirm
            </Button>
          )}
          <Button size="sm" busy={step === 'lift' && 'Saving...'} onClick={() => void take('lift')}>
            {startedAt ? 'Lift' : 'Withdraw'}
          </Button>
        </div>
      )}
    </li>
  );
}

const reasonsOf = (kind: MeasureKind): readonly string[] =>
  usualReasons[kind === 'suspend' ? 'suspend-user' : 'measure'];

function MeasureForm({ user, onApplied }: { readonly user: User; readonly onApplied: () => void }) {
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
      const answer = await api.measures.apply({ params: { id: user.id }, body }, options);
      if (!answer.success) return problemOf(answer, 'That did not work. Please try again.');
      form.reset();
      onApplied();
      return null;
    },
  });
  const kind = form.values.kind as MeasureKind;
  return (
    <Form form={form}>
      <SelectField
        {...form.field('kind')}
        label="Measure"
        options={optionsOf(measureLabels)}
        note={<p className="text-sm text-muted">{measureEffects[kind]}</p>}
      />
      <ReasonFields
        form={form}
        usual={reasonsOf(kind)}
        label="Reason for the measure"
        hint={`A mail with it goes to ${user.email}, and says how to answer.`}
        maxLength={MAX_SUSPENSION_REASON}
      />
      {kind !== 'warn' && (
        <DateField
          {...form.field('endsOn')}
          label="Ends on"
          hint="Without a day it lasts until somebody lifts it."
          optional
          min={daysAfter(today, 1)}
          max={daysAfter(today, LONGEST_MEASURE_DAYS)}
        />
      )}
      <FormButtons form={form} variant="danger" atEnd>
        Apply measure
      </FormButtons>
    </Form>
  );
}
