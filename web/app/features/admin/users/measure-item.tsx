import type { Measure } from '@letfair/contract/admin/measures';
import { measureLabels } from '@letfair/domain/moderation/measures';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../session/index.ts';

function stateOf({ startedAt, endsAt, endedAt, kind }: Measure): string {
  if (kind === 'warn') return `Sent on ${formatDate(startedAt ?? '')}`;
  if (endedAt) return startedAt ? `Ended on ${formatDate(endedAt)}` : 'Withdrawn';
  if (!startedAt) return 'Waits for a second admin';
  return endsAt ? `In force until ${formatDate(endsAt)}` : 'In force until it is lifted';
}

type MeasureStep = 'confirm' | 'lift' | 'withdraw';

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
    effect: 'They are signed out everywhere, their homes cannot be found, and a mail tells them the reason.',
    busy: 'Confirming...',
    variant: 'danger',
  },
  lift: {
    label: 'Lift',
    title: ({ kind, user }) => `Lift “${measureLabels[kind]}” for ${user.name}?`,
    effect: 'It ends at once, and a mail tells them so.',
    busy: 'Lifting...',
    variant: 'primary',
  },
  withdraw: {
    label: 'Withdraw',
    title: ({ user }) => `Withdraw the suspension of ${user.name}?`,
    effect: 'Nobody can confirm it any more. They were not told of it.',
    busy: 'Withdrawing...',
    variant: 'primary',
  },
};

const stepsOf = ({ startedAt, endedAt }: Measure): readonly MeasureStep[] => {
  if (endedAt) return [];
  return startedAt ? ['lift'] : ['confirm', 'withdraw'];
};

interface MeasureItemProps {
  readonly measure: Measure;
  /** Beside the kind of measure, where it is not read among the details of a person. */
  readonly person?: ReactNode;
  readonly onChanged: (step: MeasureStep) => void;
}

/** One measure and its next steps, each of which asks first. */
export function MeasureItem({ measure, person, onChanged }: MeasureItemProps) {
  const [asked, setAsked] = useState<MeasureStep | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(step: MeasureStep) {
    setIsBusy(true);
    const params = { id: measure.id };
    const answer = await api.measures[step === 'confirm' ? 'confirm' : 'lift']({ params }).catch(() => null);
    setIsBusy(false);
    setAsked(null);
    setRefusal(answer?.success ? null : (answer?.message ?? 'That did not work. Please try again.'));
    if (answer?.success) onChanged(step);
  }

  const { kind, reason, requestedBy, confirmedBy, endsAt, startedAt, endedAt } = measure;
  const words = asked && stepWords[asked];
  return (
    <li className="grid gap-2 rounded-sm bg-sand px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={endedAt ? 'neutral' : 'warm'}>{measureLabels[kind]}</Badge>
        {person}
        <span className="text-sm text-muted">
          {stateOf(measure)}
          {!startedAt && endsAt && `, would end on ${formatDate(endsAt)}`}
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="text-sm text-muted">
        By {requestedBy?.name || 'a deleted account'}
        {confirmedBy && `, confirmed by ${confirmedBy.name}`}
      </p>
      {refusal && <Alert>{refusal}</Alert>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {stepsOf(measure).map((step) => (
          <Button
            key={step}
            size="sm"
            variant={stepWords[step].variant === 'danger' ? 'danger' : 'quiet'}
            onClick={() => setAsked(step)}
          >
            {stepWords[step].label}
          </Button>
        ))}
      </div>
      {asked && words && (
        <ConfirmDialog
          title={words.title(measure)}
          action={words.label}
          busy={isBusy && words.busy}
          variant={words.variant}
          onConfirm={() => void take(asked)}
          onClose={() => setAsked(null)}
        >
          {words.effect}
        </ConfirmDialog>
      )}
    </li>
  );
}
