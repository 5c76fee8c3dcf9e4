import type { WebhookRecord } from '@letfair/contract/feed/webhooks';
import { MAX_WEBHOOK_URL, MAX_WEBHOOKS, webhookEventNames } from '@letfair/domain/feed/webhooks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form, FormButtons } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../ui/layout/card.tsx';
import { api } from '../session/index.ts';
import { Deliveries } from './deliveries.tsx';
import { CopiedText } from './shown-once.tsx';

const NO_ANSWER = 'That did not work. Please try again.';

/** Addresses that are told of what happens to the homes of a lister. */
export function WebhooksCard({ webhooks }: { readonly webhooks: readonly WebhookRecord[] }) {
  const [secret, setSecret] = useState('');
  const [error, setError] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { url: '' },
    read: ({ url }) => ({ url: url.trim() }),
    check: ({ url }) => (url ? null : problem('', { url: 'Enter an address that starts with https://.' })),
    send: async ({ url }, options) => {
      const answer = await api.webhooks.add({ body: { url, events: [...webhookEventNames] } }, options);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      setSecret(answer.data.secret);
      void revalidate();
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  async function change(send: () => Promise<{ readonly success: boolean; readonly message?: string }>) {
    setError('');
    const answer = await send().catch(() => null);
    if (!answer?.success) setError(answer?.message || NO_ANSWER);
    void revalidate();
  }
  return (
    <TitledCard
      id="webhooks"
      title="Webhooks"
      intro="We tell your software when somebody asks, applies or books a viewing, and when a home is approved, rejected or expired."
    >
      {error && <Alert>{error}</Alert>}
      {secret && (
        <CopiedText
          name="webhook-secret"
          label="Secret of the webhook"
          hint="It is shown this once. Check signatures with it."
          value={secret}
        />
      )}
      <ul className="grid gap-4">
        {webhooks.map(({ id, url, events, off, failingSince }) => (
          <li key={id} className="grid gap-3">
            <p className="font-semibold break-all">{url}</p>
            {off && <Alert>{off === 'failures' ? 'Switched off, because it failed for days.' : 'Switched off.'}</Alert>}
            {!off && failingSince && <p className="text-muted">It fails since {formatDate(failingSince)}.</p>}
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setOpenId(openId === id ? null : id)} aria-expanded={openId === id}>
                Messages
              </Button>
              <Button onClick={() => void change(() => api.webhooks.sendTest({ params: { id } }))}>Send a test</Button>
              <Button
                onClick={() =>
                  void change(() =>
                    api.webhooks.change({ params: { id }, body: { url, events, active: off !== null } }),
                  )
                }
              >
                {off ? 'Switch on' : 'Switch off'}
              </Button>
              <Button variant="danger" onClick={() => void change(() => api.webhooks.remove({ params: { id } }))}>
                Delete
              </Button>
            </div>
            {openId === id && <Deliveries webhookId={id} />}
          </li>
        ))}
      </ul>
      {webhooks.length < MAX_WEBHOOKS && (
        <Form form={form}>
          <TextField
            {...form.field('url')}
            label="Address"
            hint="It starts with https://."
            autoComplete="off"
            maxLength={MAX_WEBHOOK_URL}
          />
          <FormButtons form={form}>Add webhook</FormButtons>
        </Form>
      )}
    </TitledCard>
  );
}
