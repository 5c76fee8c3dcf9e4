import type { ShownImport } from '@letfair/contract/agencies/imports';
import { hasEnded, importFileProblem, isAtWork } from '@letfair/domain/agencies/imports/imports';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NETWORK_ERROR } from '../../../lib/forms/use-form.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { api } from '../../accounts/session/index.ts';
import { uploadList } from './import-data.ts';

const POLL_MS = 1_000;

type Answered =
  | { readonly success: true; readonly data: ShownImport }
  | { readonly success: false; readonly message: string };

/** The import that is under way, asked for again until it waits for somebody or has ended. */
export function useImport(loaded: ShownImport | null) {
  const { revalidate } = useRevalidator();
  const step = useStep();
  const [from, setFrom] = useState(loaded);
  const [shown, setShown] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  /** Bytes that this page has sent; null while it sends nothing. */
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  if (loaded !== from) {
    setFrom(loaded);
    setShown(loaded);
  }
  const isActive = shown !== null && !shown.waiting && (isAtWork(shown.state) || shown.state === 'receiving');
  const id = shown?.id;

  const refresh = useCallback(async (importId: string): Promise<void> => {
    const answer = await api.imports.show({ params: { id: importId } }).catch(() => null);
    if (answer?.success) setShown(answer.data);
  }, []);

  useEffect(() => {
    if (!isActive || id === undefined) return;
    const timer = setInterval(() => void refresh(id), POLL_MS);
    return () => clearInterval(timer);
  }, [isActive, id, refresh]);

  // The list below the import shows how it ended.
  const hasJustEnded = shown !== null && hasEnded(shown.state);
  useEffect(() => {
    if (hasJustEnded) void revalidate();
  }, [hasJustEnded, revalidate]);

  // The browser asks before it closes a page that is still sending.
  useEffect(() => {
    if (sent === null) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [sent]);

  async function upload(file: File | undefined): Promise<void> {
    const wrong = file ? importFileProblem({ bytes: file.size }) : 'Please choose a file.';
    setProblem(wrong);
    if (!file || wrong || sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    try {
      const answer = await uploadList(file, { onBegun: () => {}, onProgress: setSent, signal: controller.signal });
      if (answer.success) await refresh(answer.data.id);
      else if (!controller.signal.aborted) setProblem(answer.message);
    } catch {
      if (!controller.signal.aborted) setProblem(NETWORK_ERROR);
    }
    sending.current = null;
    setSent(null);
  }

  async function act(name: string, call: (options: { readonly idempotencyKey: string }) => Promise<Answered>) {
    setProblem(null);
    const taken = await step.take(name, call, { content: id });
    if (taken?.isDone) setShown(taken.answer.data);
    else if (taken) setProblem(taken.problem);
  }

  const params = { id: id ?? '' };
  return {
    shown,
    problem,
    sent,
    busy: step.isBusy,
    upload,
    map: (targets: (string | null)[]) =>
      act('map', (options) => api.imports.map({ params, body: { targets } }, options)),
    apply: (isWholePortfolio: boolean) =>
      act('apply', (options) => api.imports.apply({ params, body: { isWholePortfolio } }, options)),
    cancel: () => {
      sending.current?.abort();
      return id === undefined ? Promise.resolve() : act('cancel', (options) => api.imports.cancel({ params }, options));
    },
    /** Back to choosing a file. */
    close: () => {
      setProblem(null);
      setShown(null);
    },
  };
}
