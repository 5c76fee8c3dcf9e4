import type { DataExport } from '@letfair/contract/privacy';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { api } from '../session/index.ts';

/** How often a page that waits looks again; most copies take a second or two. */
const LOOK_EVERY_MS = 2_000;
const NOT_ASKED = 'Not Asked For';
const NETWORK = 'Network error. Please try again.';

/** The copy of one's data, kept up to date while it is being made. */
export function useDataExport() {
  const { data, status, reload } = useLoaded(
    useCallback((signal: AbortSignal) => api.privacy.show({}, { signal }), []),
  );
  const [asked, setAsked] = useState<DataExport | null>(null);
  const asking = useSubmission();
  const opening = useSubmission();
  // What was asked for on this page is newer than what was loaded before, and older than what is loaded next.
  const copy = asked ?? data?.export ?? null;
  const isMaking = copy?.status === 'making';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the loading that makes it old
  useEffect(() => setAsked(null), [data]);

  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMaking, reload]);

  async function ask(): Promise<void> {
    const sent = await asking.submit(null, (options) => api.privacy.askForExport({}, options));
    if (!sent) return;
    if ('error' in sent) return toast({ title: NOT_ASKED, description: NETWORK });
    if (!sent.answer.success) return toast({ title: NOT_ASKED, description: sent.answer.message });
    setAsked(sent.answer.data.export);
  }

  /** The browser saves the file by itself; the page stays where it is. */
  async function download(): Promise<void> {
    const sent = await opening.submit(null, () => api.privacy.openExport());
    if (!sent) return;
    if ('error' in sent) return toast({ title: 'Download Failed', description: NETWORK });
    if (sent.answer.success) return location.assign(sent.answer.data.path);
    toast({ title: 'Download Failed', description: sent.answer.message });
    reload();
  }

  return {
    copy,
    isLoaded: data !== undefined,
    status,
    reload,
    ask,
    asking: asking.busy,
    download,
    opening: opening.busy,
  };
}
