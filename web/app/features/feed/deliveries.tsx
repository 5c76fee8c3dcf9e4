import type { WebhookDelivery } from '@letfair/contract/feed/webhooks';
import { webhookProblems } from '@letfair/domain/feed/webhooks';
import { useCallback, useEffect, useState } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { api } from '../session/index.ts';
import { sentenceCase } from './keys-card.tsx';

const states = {
  waiting: ['Waiting', 'warm'],
  delivered: ['Delivered', 'good'],
  'given-up': ['Given up', 'harm'],
} as const;

/** What was sent to a webhook lately, with the answers. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const [deliveries, setDeliveries] = useState<readonly WebhookDelivery[] | null>(null);
  const [error, setError] = useState('');
  const load = useCallback(async () => {
    const answer = await api.webhooks.deliveries({ params: { id: webhookId }, query: {} }).catch(() => null);
    if (answer?.success) setDeliveries(answer.data.deliveries);
    else setError('The messages could not be loaded.');
  }, [webhookId]);
  useEffect(() => {
    void load();
  }, [load]);
  async function resend(id: string) {
    setError('');
    const answer = await api.webhooks.resend({ params: { id } }).catch(() => null);
    if (answer?.success) await load();
    else setError(answer?.message || 'It could not be sent again.');
  }
  if (!deliveries) return error ? <Alert>{error}</Alert> : <p className="text-muted">Loading...</p>;
  if (deliveries.length === 0) return <p className="text-muted">Nothing has been sent yet.</p>;
  return (
    <div className="grid gap-3">
      {error && <Alert>{error}</Alert>}
      <ul className="grid gap-4 border-l-2 border-line pl-4">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} onResend={() => resend(delivery.id)} />
        ))}
      </ul>
    </div>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly onResend: () => Promise<void>;
}

function Delivery({ delivery: { event, state, createdAt, nextAt, attempts }, onResend }: DeliveryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [label, tone] = states[state];
  const moment = formatMoment(createdAt);
  async function sendAgain() {
    setIsBusy(true);
    await onResend();
    setIsBusy(false);
  }
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
          aria-label={`Send again: ${event} of ${moment}`}
          busy={isBusy && 'Sending...'}
          onClick={() => void sendAgain()}
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
