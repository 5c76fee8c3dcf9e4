import { retention } from '@letfair/domain/privacy/retention';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button, Spinner } from '../../ui/actions/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TitledCard } from '../../ui/layout/card.tsx';
import { fileSize, wholeDay } from './export-words.ts';
import { useDataExport } from './use-data-export.ts';

export function YourData() {
  const state = useRef<HTMLDivElement>(null);
  const { copy, isLoaded, status, reload, ask, asking, download, opening } = useDataExport();

  async function askAndLook() {
    await ask();
    // The button that was pressed is gone while the copy is being made.
    state.current?.focus();
  }

  return (
    <TitledCard
      id="your-data"
      title="Your data"
      intro="Get a copy of everything we hold about you: your account, homes, photos, messages, applications and more, in one ZIP file."
    >
      {!isLoaded && status === 'loading' && <Skeleton className="h-12" />}
      {!isLoaded && status === 'failed' && <LoadFailure what="the state of your copy" onRetry={reload} />}
      {isLoaded && (
        <div className="grid gap-4">
          <div ref={state} aria-live="polite" tabIndex={-1} className="rounded-sm">
            {copy?.status === 'making' && (
              <p className="flex items-center gap-3">
                <Spinner />
                Your copy is being made. We also email you when it is ready.
              </p>
            )}
            {copy?.status === 'ready' && (
              <p>
                Your copy of {wholeDay(copy.readyAt)} is ready ({fileSize(copy.bytes)}). You can download it until{' '}
                {wholeDay(copy.expiresAt)}.
              </p>
            )}
            {copy?.status === 'expired' && (
              <p>
                Your last copy expired on {wholeDay(copy.expiresAt)} and has been deleted. You can ask for a new one.
              </p>
            )}
            {!copy && (
              <p className="text-muted">We email you when it is ready, and keep it for {retention.exportDays} days.</p>
            )}
          </div>
          {copy?.status !== 'making' && (
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                variant={copy?.status === 'ready' ? 'quiet' : 'primary'}
                busy={asking && 'Asking...'}
                onClick={() => void askAndLook()}
              >
                {copy ? 'Ask for a new copy' : 'Ask for my data'}
              </Button>
              {copy?.status === 'ready' && (
                <Button variant="primary" busy={opening && 'Opening...'} onClick={() => void download()}>
                  <Download aria-hidden="true" className="size-5" />
                  Download my data
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </TitledCard>
  );
}
