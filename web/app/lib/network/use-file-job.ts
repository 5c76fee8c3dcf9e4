import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fileSize } from '../file-size.ts';
import { networkProblem } from '../forms/use-form.ts';
import { useStep } from '../forms/use-step.ts';
import { type UploadCalls, uploadInParts } from './upload-in-parts.ts';

const POLL_MS = 1_000;

type Answered<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly message?: string | undefined };

interface FileJob<Shown> extends UploadCalls {
  /** As the route has loaded it. */
  readonly loaded: Shown;
  readonly idOf: (shown: Shown) => string | undefined;
  /** It goes on by itself, so it is asked for again. */
  readonly isUnderWay: (shown: Shown) => boolean;
  readonly hasEnded: (shown: Shown) => boolean;
  readonly load: (call: { readonly params: { readonly id: string } }) => Promise<Answered<Shown>>;
  readonly cancel: (
    call: { readonly params: { readonly id: string } },
    options: { readonly idempotencyKey: string },
  ) => Promise<Answered<unknown>>;
  /** What is wrong with a file before anything of it is sent. */
  readonly fileProblem: (file: { readonly bytes: number }) => string | null;
}

/** A file that is sent in parts and then worked on by a job: choosing it, how far it is, and cancelling it. */
export function useFileJob<Shown>(job: FileJob<Shown>) {
  const { loaded, idOf, isUnderWay, hasEnded } = job;
  const { revalidate } = useRevalidator();
  const step = useStep();
  const [from, setFrom] = useState(loaded);
  const [shown, setShown] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  /** Bytes that this page has sent; null while it sends nothing. */
  const [sent, setSent] = useState<number | null>(null);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const [hasWatched, setHasWatched] = useState(false);
  const sending = useRef<AbortController | null>(null);
  if (loaded !== from) {
    setFrom(loaded);
    // How it ended stays in sight when the route, loaded again, no longer knows of anything under way.
    if (idOf(loaded) !== undefined || !hasEnded(shown)) setShown(loaded);
  }
  const id = idOf(shown);
  const isSending = sent !== null;
  const isActive = isSending || isUnderWay(shown);
  if (isActive && !hasWatched) setHasWatched(true);

  async function refresh(of: string | undefined): Promise<void> {
    const answer = of === undefined ? null : await job.load({ params: { id: of } }).catch(() => null);
    if (answer?.success) setShown(answer.data);
  }

  const poll = useEffectEvent(() => refresh(id));
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [isActive]);

  // What else the page shows of it has changed.
  const hasJustEnded = shown !== loaded && hasEnded(shown);
  useEffect(() => {
    if (hasJustEnded) void revalidate();
  }, [hasJustEnded, revalidate]);

  // The browser asks before it closes a page that is still sending.
  useEffect(() => {
    if (!isSending) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isSending]);

  async function upload(file: File | undefined): Promise<void> {
    const wrong = file ? job.fileProblem({ bytes: file.size }) : 'Please choose a file.';
    setProblem(wrong);
    if (!file || wrong || sending.current) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    let begun: string | undefined;
    const onBegun = (begunId: string) => {
      begun = begunId;
      void refresh(begunId);
    };
    setSent(0);
    try {
      const answer = await uploadInParts(file, job, { onBegun, onProgress: setSent, signal });
      if (!answer.success && !signal.aborted) {
        setProblem(answer.message);
        // What keeps it from being sent may be a file of a colleague.
        if (begun === undefined) void revalidate();
      }
    } catch {
      if (!signal.aborted) setProblem(networkProblem());
    }
    sending.current = null;
    await refresh(begun);
    setSent(null);
  }

  /** One press that changes what is shown; `content` is what it sends. */
  async function act(
    name: string,
    call: (options: { readonly idempotencyKey: string }) => Promise<Answered<unknown>>,
    content: unknown = null,
  ) {
    setProblem(null);
    const taken = await step.take(name, call, { content: [id, content] });
    if (taken && !taken.isDone) setProblem(taken.problem);
    return taken;
  }

  async function cancel(): Promise<void> {
    sending.current?.abort();
    if (id === undefined) return;
    const taken = await act('cancel', (options) => job.cancel({ params: { id } }, options));
    if (taken?.isDone) setCancelled(id);
    await refresh(id);
  }

  return {
    shown,
    setShown,
    problem,
    setProblem,
    sent,
    isActive,
    /** It was under way while this page was open. */
    hasWatched,
    isBusy: step.isBusy,
    isCancelling: step.underWay === 'cancel' || (cancelled === id && isActive),
    upload,
    refresh,
    act,
    cancel,
  };
}

interface Arriving {
  readonly bytes: number;
  readonly received: number;
}

/** How far an upload is; `sent` by this page may be more than is known to have arrived. */
export function arrivalOf({ bytes, received }: Arriving, sent: number | null) {
  const arrived = Math.min(bytes, Math.max(received, sent ?? 0));
  return {
    detail: `${fileSize(arrived)} of ${fileSize(bytes)}. Keep this page open until the upload has finished.`,
    share: arrived / bytes,
  };
}
