import type { ErrorCode } from '@letfair/contract/wire/errors';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { type LoadResult, useAwaited } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { Permitted } from '../permissions/index.ts';
import { withConfirmation } from '../session/index.ts';

type Answered<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: ErrorCode } };

/** Since when there is an address; null while there is none. */
export type CalendarState = LoadResult<{ readonly createdAt: string | null }>;

interface CalendarFeedProps {
  readonly intro: string;
  /** From the route's loader. Without an answer the card offers to make an address, which replaces one that exists. */
  readonly calendar: Promise<CalendarState>;
  readonly open: (options: { readonly idempotencyKey: string }) => Promise<Answered<{ readonly url: string }>>;
  readonly close: () => Promise<Answered<unknown>>;
}

/** A calendar that other programs read, by a secret address that is shown once. */
export function CalendarFeedCard({ intro, calendar, open, close }: CalendarFeedProps) {
  const { data, reload } = useAwaited(calendar);
  const createdAt = data?.createdAt ?? null;
  const step = useStep(reload);
  const [url, setUrl] = useState<string | null>(null);

  async function make() {
    const taken = await step.take('make', (options) => withConfirmation(() => open(options)), { content: createdAt });
    if (taken?.isDone) setUrl(taken.answer.data.url);
  }

  async function stop() {
    const taken = await step.take('stop', close);
    if (!taken?.isDone) return;
    setUrl(null);
    toast({ title: 'Calendar address turned off', description: 'No one can use it to see your calendar any more.' });
  }

  const stopping = useConfirmation<true>({
    title: 'Turn off this calendar address?',
    action: 'Turn it off',
    busy: 'Turning off...',
    text: () => 'Calendars that use this address will stop updating. You can create a new one at any time.',
    perform: stop,
  });

  return (
    <TitledCard id="calendar" title="In your calendar" intro={intro}>
      <NoticeAlert notice={step.notice} />
      {url && <ShownAddress url={url} />}
      {!url && createdAt && (
        <p className="text-muted">
          You created a calendar address on {formatDate(createdAt)}. We can’t show it again, so create a new one if
          you’ve lost it.
        </p>
      )}
      <Permitted permission="integrations">
        <div className="flex flex-wrap gap-3">
          <Button busy={step.underWay === 'make' && 'Creating...'} onClick={() => void make()}>
            {createdAt ? 'Create a new address' : 'Create a calendar address'}
          </Button>
          {createdAt && (
            <Button variant="danger" onClick={() => stopping.ask(true)}>
              Turn off this address
            </Button>
          )}
        </div>
      </Permitted>
      {createdAt && !url && <p className="text-sm text-muted">A new address replaces the current one.</p>}
      {stopping.dialog}
    </TitledCard>
  );
}

function ShownAddress({ url }: { readonly url: string }) {
  async function copy() {
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toast(
      copied
        ? { title: 'Address copied' }
        : { title: 'We couldn’t copy the address', description: 'Select it and copy it yourself.' },
    );
  }
  return (
    <div className="grid gap-3">
      <TextField
        name="calendar-address"
        label="Your calendar address"
        hint="We’ll only show this address once. Add it to your calendar as a subscription."
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          Copy address
        </Button>
      </div>
    </div>
  );
}
