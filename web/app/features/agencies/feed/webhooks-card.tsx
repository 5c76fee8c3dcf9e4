import type { WebhookRecord } from '@letfair/contract/agencies/feed/webhooks';
import {
  MAX_WEBHOOK_URL,
  MAX_WEBHOOKS,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
  webhookOffTexts,
  webhookSentences,
} from '@letfair/domain/agencies/feed/webhooks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { networkProblem, problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { type Step, useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert, NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../accounts/session/index.ts';
import { Deliveries } from './deliveries.tsx';
import { CopiedText } from './shown-once.tsx';

const NO_EVENT = 'Choose at least one event.';

/** Addresses that are told of what happens to the homes of a lister. */
export function WebhooksCard({ webhooks }: { readonly webhooks: readonly WebhookRecord[] }) {
  const [secret, setSecret] = useState('');
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const renewing = useConfirmation<WebhookRecord>({
    title: 'Create a new secret?',
    action: 'Create a new secret',
    busy: 'Creating it...',
    text: ({ url }) =>
      `Messages to ${url} will be signed with the new secret from now on. The old one will stop working.`,
    perform: async ({ id }) => {
      const taken = await step.take(`renew ${id}`, () =>
        withConfirmation(() => api.webhooks.renewSecret({ params: { id } })),
      );
      if (taken?.isDone) setSecret(taken.answer.data.secret);
    },
  });
  const deleting = useConfirmation<WebhookRecord>({
    title: 'Delete this webhook?',
    action: 'Delete webhook',
    busy: 'Deleting...',
    text: ({ url }) =>
      `${url} won’t get any more messages, and we’ll delete our record of the ones we’ve already sent.`,
    perform: ({ id }) => step.take(`remove ${id}`, () => api.webhooks.remove({ params: { id } })),
  });
  return (
    <TitledCard
      id="webhooks"
      title="Webhooks"
      intro="We’ll tell your software when someone asks about a home, applies or books a viewing, and when a home is approved, rejected or expires."
    >
      <NoticeAlert notice={step.notice} />
      {secret && (
        <CopiedText
          name="webhook-secret"
          label="Webhook secret"
          hint="We’ll only show it once. Use it to check signatures."
          value={secret}
        />
      )}
      {webhooks.length > 0 && (
        <ul className="grid gap-4">
          {webhooks.map((webhook) => (
            <Webhook
              key={webhook.id}
              webhook={webhook}
              step={step}
              onRenew={() => renewing.ask(webhook)}
              onDelete={() => deleting.ask(webhook)}
            />
          ))}
        </ul>
      )}
      {webhooks.length < MAX_WEBHOOKS ? (
        <NewWebhook
          onAdded={(added) => {
            setSecret(added);
            void revalidate();
          }}
        />
      ) : (
        <p className="text-muted">{webhookSentences.tooMany}</p>
      )}
      {renewing.dialog}
      {deleting.dialog}
    </TitledCard>
  );
}

interface WebhookProps {
  readonly webhook: WebhookRecord;
  readonly step: Step;
  readonly onRenew: () => void;
  readonly onDelete: () => void;
}

function Webhook({
  webhook: { id, url, events, off, isPaused, isStopped, failingSince, setBy },
  step,
  onRenew,
  onDelete,
}: WebhookProps) {
  const [isOpen, setOpen] = useState(false);
  const [tests, setTests] = useState(0);
  const switchTo = (active: boolean) =>
    step.take(`switch ${id}`, () => api.webhooks.change({ params: { id }, body: { url, events, active } }), {
      content: active,
    });
  async function sendTest() {
    const taken = await step.take(`test ${id}`, () => api.webhooks.sendTest({ params: { id } }));
    if (!taken?.isDone) return;
    setTests((before) => before + 1);
    setOpen(true);
  }
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div>
        <p className="font-semibold break-all">{url}</p>
        <p className="text-sm text-muted">
          Sends: {events.join(', ')}
          {setBy && `. Set up by ${setBy}`}
        </p>
      </div>
      {off && <Alert>{webhookOffTexts[off]}</Alert>}
      {!off && isStopped && <Alert>{webhookSentences.unreadable}</Alert>}
      {!off && isPaused && <Alert>{webhookSentences.paused}</Alert>}
      {!off && failingSince && (
        <p className="text-muted">We haven’t been able to deliver messages since {formatDate(failingSince)}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          Messages
        </Button>
        {!off && !isStopped && (
          <Button size="sm" busy={step.underWay === `test ${id}` && 'Sending...'} onClick={() => void sendTest()}>
            Send a test
          </Button>
        )}
        <Button
          size="sm"
          busy={step.underWay === `switch ${id}` && 'Saving...'}
          onClick={() => void switchTo(off !== null)}
        >
          {off ? 'Switch on' : 'Switch off'}
        </Button>
        <Button size="sm" onClick={onRenew}>
          New secret
        </Button>
        <Button size="sm" variant="danger" onClick={onDelete}>
          Delete
        </Button>
      </div>
      {isOpen && <Deliveries key={tests} webhookId={id} />}
    </li>
  );
}

function NewWebhook({ onAdded }: { readonly onAdded: (secret: string) => void }) {
  const form = useForm({
    initial: { url: '' },
    read: ({ url }, data) => ({ url: url.trim(), events: data.getAll('events') as WebhookEvent[] }),
    check: ({ url, events }) => {
      if (!url) return problem('', { url: webhookSentences.notAnAddress });
      return events.length > 0 ? null : problem(NO_EVENT);
    },
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.webhooks.add({ body }, options));
      if (!answer.success) return problemOf(answer, networkProblem());
      onAdded(answer.data.secret);
      return null;
    },
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field('url')}
        label="Address"
        hint="Starts with https://."
        autoComplete="off"
        maxLength={MAX_WEBHOOK_URL}
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-semibold">What to send</legend>
        {webhookEventNames.map((event) => (
          <Checkbox key={event} name="events" value={event} label={webhookEvents[event]} defaultChecked />
        ))}
      </fieldset>
      <FormButtons form={form}>Add webhook</FormButtons>
    </Form>
  );
}
