import type { WebhookDelivery } from '@letfair/contract/agencies/feed/webhooks';
import { webhookProblems } from '@letfair/domain/agencies/feed/webhooks';
import { formatMoment } from '../../../lib/dates.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { api } from '../../accounts/session/index.ts';
import { sentenceCase } from './keys-card.tsx';

const states = {
  waiting: ['Waiting', 'warm'],
  delivered: ['Delivered', 'good'],
  'given-up': ['Not delivered', 'harm'],
} as const;

/** What was sent to a webhook lately, with the answers. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const { data, hasFailed, load } = useAnswer(
    (signal) => api.webhooks.deliveries({ params: { id: webhookId }, query: {} }, { signal }),
    webhookId,
  );
  const step = useStep(load);
  if (hasFailed) return <LoadFailure what="the messages" onRetry={load} />;
  if (!data) return <p className="text-muted">Loading...</p>;
  const { deliveries } = data;
  if (deliveries.length === 0) return <p className="text-muted">Nothing has been sent yet.</p>;
  return (
    <div className="grid gap-3">
      <NoticeAlert notice={step.notice} />
      <ul className="grid gap-4 border-l-2 border-line pl-4">
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            isBusy={step.underWay === delivery.id}
            onResend={() => void step.take(delivery.id, () => api.webhooks.resend({ params: { id: delivery.id } }))}
          />
        ))}
      </ul>
    </div>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

function Delivery({ delivery: { event, state, createdAt, nextAt, attempts }, isBusy, onResend }: DeliveryProps) {
  const [label, tone] = states[state];
  const moment = formatMoment(createdAt);
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{sentenceCase(event)}</span>
          <Badge tone={tone}>{label}</Badge>
          <span className="text-sm text-muted">{moment}</span>
        </p>
        <Button
          size="sm"
          aria-label={`Send again: ${event} from ${moment}`}
          busy={isBusy && 'Sending...'}
          onClick={onResend}
        >
          Send again
        </Button>
      </div>
      <ol className="grid gap-1 text-sm text-muted">
        {attempts.map(({ number, at, status, problem, answer }) => (
          <li key={number} className="wrap-anywhere">
            Attempt {number}, {formatMoment(at)}:{' '}
            {status === null ? (webhookProblems.get(problem ?? '') ?? 'no answer') : `answered ${status}`} {answer}
          </li>
        ))}
        {attempts.length === 0 && <li>No attempt yet</li>}
        {nextAt && <li>Next attempt {formatMoment(nextAt)}</li>}
      </ol>
    </li>
  );
}
