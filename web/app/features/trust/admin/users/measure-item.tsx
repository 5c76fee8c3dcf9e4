import type { Measure } from '@letfair/contract/trust/admin/measures';
import { measureLabels } from '@letfair/domain/trust/moderation/measures';
import { useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { api, useSession } from '../../../accounts/session/index.ts';

function stateOf({ startedAt, endsAt, endedAt, kind }: Measure): string {
  if (kind === 'warn') return `Sent on ${formatDate(startedAt ?? '')}`;
  if (endedAt) return startedAt ? `Ended on ${formatDate(endedAt)}` : 'Withdrawn';
  if (!startedAt) return 'Waiting for a second admin';
  return endsAt ? `In force until ${formatDate(endsAt)}` : 'In force until it’s lifted';
}

export type MeasureStep = 'confirm' | 'lift' | 'withdraw';

interface StepWords {
  readonly label: string;
  readonly title: (measure: Measure) => string;
  /** What follows at once. */
  readonly effect: string;
  readonly busy: string;
  readonly variant: 'danger' | 'primary';
}

const stepWords: Readonly<Record<MeasureStep, StepWords>> = {
  confirm: {
    label: 'Confirm',
    title: ({ user }) => `Suspend ${user.name}?`,
    effect: 'We’ll sign them out everywhere, hide their homes and email them the reason.',
    busy: 'Confirming...',
    variant: 'danger',
  },
  lift: {
    label: 'Lift',
    title: ({ kind, user }) => `Lift “${measureLabels[kind]}” for ${user.name}?`,
    effect: 'This takes effect straight away, and we’ll email them.',
    busy: 'Lifting...',
    variant: 'primary',
  },
  withdraw: {
    label: 'Withdraw',
    title: ({ user }) => `Withdraw the request to suspend ${user.name}?`,
    effect: 'No one will be able to confirm it, and we won’t tell the user about it.',
    busy: 'Withdrawing...',
    variant: 'primary',
  },
};

const stepsOf = ({ startedAt, endedAt }: Measure, isOwnRequest: boolean): readonly MeasureStep[] => {
  if (endedAt) return [];
  if (startedAt) return ['lift'];
  return isOwnRequest ? ['withdraw'] : ['confirm', 'withdraw'];
};

/** Another admin than the one who asked has to confirm. */
export function useIsOwnRequest({ requestedBy }: Pick<Measure, 'requestedBy'>): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.id === requestedBy?.id;
}

interface MeasureStepsProps {
  readonly measure: Measure;
  readonly size?: 'sm' | 'md';
  /** The step that is about to be confirmed. */
  readonly asked: MeasureStep | null;
  readonly onAsk: (step: MeasureStep | null) => void;
  readonly onChanged: (step: MeasureStep) => void;
  readonly onRefused: (sentence: string) => void;
}

/** The next steps of a measure, each of which asks first. */
export function MeasureSteps({ measure, size = 'md', asked, onAsk, onChanged, onRefused }: MeasureStepsProps) {
  const press = useStep();
  const isOwnRequest = useIsOwnRequest(measure);

  async function take(step: MeasureStep) {
    const params = { id: measure.id };
    const taken = await press.take(step, () => api.measures[step === 'confirm' ? 'confirm' : 'lift']({ params }));
    if (!taken) return;
    onAsk(null);
    if (taken.isDone) onChanged(step);
    else onRefused(taken.problem);
  }

  const words = asked && stepWords[asked];
  return (
    <>
      {stepsOf(measure, isOwnRequest).map((step) => (
        <Button
          key={step}
          size={size}
          variant={stepWords[step].variant === 'danger' ? 'danger' : 'quiet'}
          onClick={() => onAsk(step)}
        >
          {stepWords[step].label}
        </Button>
      ))}
      {asked && words && (
        <ConfirmDialog
          title={words.title(measure)}
          action={words.label}
          busy={press.isBusy && words.busy}
          variant={words.variant}
          onConfirm={() => void take(asked)}
          onClose={() => onAsk(null)}
        >
          <p>{words.effect}</p>
          {asked === 'confirm' && measure.reports > 0 && <p className="mt-2">{reportsClosedText(measure.reports)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

const reportsClosedText = (reports: number): string =>
  reports === 1
    ? 'We’ll close the report that led to it and let the person who sent it know.'
    : `We’ll close the ${reports} reports that led to it and let the people who sent them know.`;

/** What a measure is, why, and by whom. */
export const MeasureFacts = ({ measure }: { readonly measure: Measure }) => {
  const { kind, reason, requestedBy, requestedAt, confirmedBy, endsAt, startedAt, endedAt } = measure;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={endedAt ? 'neutral' : 'warm'}>{measureLabels[kind]}</Badge>
        <span className="text-sm text-muted">
          {stateOf(measure)}
          {!startedAt && endsAt && `, would end on ${formatDate(endsAt)}`}
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="text-sm text-muted">
        By {requestedBy?.name || 'a deleted account'}
        {!startedAt && `, on ${formatDate(requestedAt)}`}
        {confirmedBy && `, confirmed by ${confirmedBy.name}`}
      </p>
    </>
  );
};

interface MeasureItemProps {
  readonly measure: Measure;
  readonly onChanged: (step: MeasureStep) => void;
}

/** One measure in the details of a person. */
export function MeasureItem({ measure, onChanged }: MeasureItemProps) {
  const [asked, setAsked] = useState<MeasureStep | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <li className="grid gap-2 rounded-sm bg-sand px-3 py-2">
      <MeasureFacts measure={measure} />
      {refusal && <Alert>{refusal}</Alert>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <MeasureSteps
          measure={measure}
          size="sm"
          asked={asked}
          onAsk={setAsked}
          onChanged={(step) => {
            setRefusal(null);
            onChanged(step);
          }}
          onRefused={setRefusal}
        />
      </div>
    </li>
  );
}
