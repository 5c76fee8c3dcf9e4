import type { ShownPostcodes } from '@letfair/contract/site/postcodes';
import { directoryFileProblem, isUnderWay } from '@letfair/domain/search/places/postcodes/directory-import';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { NETWORK_ERROR } from '../../../lib/forms/use-form.ts';
import { api } from '../../accounts/session/index.ts';
import { uploadDirectory } from './upload-directory.ts';

const POLL_MS = 1_000;

/** The directory in use and the import that is under way, asked for again until it has ended. */
export function useDirectoryImport(loaded: ShownPostcodes) {
  const { revalidate } = useRevalidator();
  const [newest, setNewest] = useState<ShownPostcodes | null>(null);
  const [from, setFrom] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [hasWatched, setHasWatched] = useState(false);
  const sending = useRef<AbortController | null>(null);
  if (loaded !== from) {
    setFrom(loaded);
    setNewest(null);
  }
  const shown = newest ?? loaded;
  const isActive = isSending || (shown.import !== null && isUnderWay(shown.import.state));

  if (isActive && !hasWatched) setHasWatched(true);

  const refresh = useCallback(async (): Promise<void> => {
    const answer = await api.postcodes.show().catch(() => null);
    if (!answer?.success) return;
    setNewest(answer.data);
    if (answer.data.import && !isUnderWay(answer.data.import.state)) setIsCancelling(false);
  }, []);

  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isActive, refresh]);

  // The browser asks before it closes a page that is still sending.
  useEffect(() => {
    if (!isSending) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isSending]);

  async function start(file: File | undefined): Promise<void> {
    const wrong = file ? directoryFileProblem({ bytes: file.size }) : 'Please choose a file.';
    setProblem(wrong);
    if (!file || wrong) return;
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    setIsSending(true);
    try {
      const steps = { onBegun: () => void refresh(), onProgress: setSent, signal: controller.signal };
      const answer = await uploadDirectory(file, steps);
      if (!answer.success && !controller.signal.aborted) setProblem(answer.message);
    } catch {
      if (!controller.signal.aborted) setProblem(NETWORK_ERROR);
    }
    sending.current = null;
    await refresh();
    setIsSending(false);
  }

  async function cancel(): Promise<void> {
    if (!shown.import) return;
    setIsCancelling(true);
    sending.current?.abort();
    const answer = await api.postcodes.cancel({ params: { id: shown.import.id } }).catch(() => null);
    if (!answer?.success) setIsCancelling(false);
    if (!answer) setProblem(NETWORK_ERROR);
    await refresh();
    await revalidate();
  }

  return { ...shown, problem, sent, isActive, hasWatched, isSending, isCancelling, start, cancel };
}
