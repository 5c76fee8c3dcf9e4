import type { WebhookDelivery } from '@letfair/contract/feed/webhooks';
import { webhookProblems } from '@letfair/domain/feed/webhooks';
import { useCallback, useEffect, useState } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { api } from '../session/index.ts';

const states = { waiting: 'waits', delivered: 'delivered', 'given-up': 'given up' } as const;

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
    if (!answer?.success) setError(answer?.message || 'It could not be sent again.');
    await load();
  }
  if (!deliveries) return error ? <Alert>{error}</Alert> : <p className="text-muted">Loading...</p>;
  if (deliveries.length === 0) return <p className="text-muted">Nothing has been sent yet.</p>;
  return (
    <div className="grid gap-3">
      {error && <Alert>{error}</Alert>}
      <ul className="grid gap-3">
        {deliveries.map(({ id, event, state, createdAt, attempts: [last, ...earlier] }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p>
                {event}, {states[state]}, {formatMoment(createdAt)}
              </p>
              {last && (
                <p className="text-sm break-all text-muted">
                  Attempt {earlier.length + 1}: {last.status ?? webhookProblems[last.problem ?? ''] ?? 'no answer'}{' '}
                  {last.answer}
                </p>
              )}
            </div>
            <Button aria-label={`Send ${event} of ${formatMoment(createdAt)} again`} onClick={() => void resend(id)}>
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
