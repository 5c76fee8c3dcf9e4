import type { DataExport } from '@letfair/contract/accounts/privacy';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { fileSize } from '../../../lib/file-size.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import type { LoadResult } from '../../../lib/page-data.ts';
import { Button, Spinner } from '../../../ui/actions/button.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { api, withConfirmation } from '../session/index.ts';
import { wholeDay } from './export-words.ts';

/** How often a page that waits asks again; most copies take a second or two. */
const POLL_MS = 2_000;

interface YourDataProps {
  readonly dataExport: Promise<LoadResult<{ readonly export: DataExport | null }>>;
}

export const YourData = ({ dataExport }: YourDataProps) => (
  <TitledCard
    id="your-data"
    title="Your data"
    intro="Get a copy of everything we hold about you: your account, homes, photos, messages, applications and more, in one ZIP file."
  >
    <Awaited
      promise={dataExport}
      what="the status of your copy"
      fallback={<ListPlaceholder entry="row" lines={1} count={1} />}
    >
      {({ export: copy }) => <ExportState copy={copy} />}
    </Awaited>
  </TitledCard>
);

function ExportState({ copy }: { readonly copy: DataExport | null }) {
  const state = useRef<HTMLDivElement>(null);
  const { ask, isAsking, download, isOpening } = useExportSteps(copy);

  async function askAndShow() {
    await ask();
    // The button that was pressed is gone while the copy is being made.
    state.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <div ref={state} aria-live="polite" tabIndex={-1} className="rounded-sm">
        {copy?.status === 'making' && (
          <p className="flex items-center gap-3">
            <Spinner />
            We’re preparing your copy. We’ll email you when it’s ready.
          </p>
        )}
        {copy?.status === 'ready' && (
          <p>
            Your copy from {wholeDay(copy.readyAt)} is ready ({fileSize(copy.bytes)}). You can download it until{' '}
            {wholeDay(copy.expiresAt)}.
          </p>
        )}
        {copy?.status === 'expired' && (
          <p>Your last copy expired on {wholeDay(copy.expiresAt)} and has been deleted. You can ask for a new one.</p>
        )}
        {!copy && (
          <p className="text-muted">We’ll email you when it’s ready, and keep it for {retention.exportDays} days.</p>
        )}
      </div>
      {copy?.status !== 'making' && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant={copy?.status === 'ready' ? 'quiet' : 'primary'}
            busy={isAsking && 'Asking...'}
            onClick={() => void askAndShow()}
          >
            {copy ? 'Ask for a new copy' : 'Ask for my data'}
          </Button>
          {copy?.status === 'ready' && (
            <Button variant="primary" busy={isOpening && 'Opening...'} onClick={() => void download()}>
              <Download aria-hidden="true" className="size-5" />
              Download my data
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What can be done about the copy; while it is being made, the page asks for its state again and again. */
function useExportSteps(copy: DataExport | null) {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const isMaking = copy?.status === 'making';

  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isMaking, revalidate]);

  async function ask(): Promise<void> {
    const taken = await step.take('ask', (options) => withConfirmation(() => api.privacy.askForExport({}, options)));
    if (taken && !taken.isDone) toast({ title: 'We couldn’t send your request', description: taken.problem });
  }

  /** The browser saves the file by itself; the page stays where it is. */
  async function download(): Promise<void> {
    const taken = await step.take('open', () => withConfirmation(() => api.privacy.openExport()));
    if (!taken) return;
    if (taken.isDone) location.assign(taken.answer.data.path);
    else toast({ title: 'We couldn’t download your data', description: taken.problem });
  }

  return { ask, isAsking: step.underWay === 'ask', download, isOpening: step.underWay === 'open' };
}
