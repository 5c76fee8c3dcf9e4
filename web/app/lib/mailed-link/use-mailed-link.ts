import { useCallback, useEffect, useRef, useState } from 'react';
import { type LinkAnswer, type LinkOutcome, linkOutcome } from './link-outcome.ts';

interface MailedLink<Data> {
  readonly token: string;
  readonly send: (token: string) => Promise<LinkAnswer<Data>>;
  /** Whether the link waits for a press; otherwise opening it is enough. */
  readonly asksFirst: boolean;
}

type Step<Data> = { readonly kind: 'asking' } | { readonly kind: 'sending' } | LinkOutcome<Data>;

/** What the link of a mail does, once. */
export function useMailedLink<Data>({ token, send, asksFirst }: MailedLink<Data>) {
  const [step, setStep] = useState<Step<Data>>({ kind: asksFirst ? 'asking' : 'sending' });
  const begun = useRef(asksFirst);
  const underWay = useRef(false);

  const act = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    setStep({ kind: 'sending' });
    try {
      setStep(linkOutcome(await send(token)));
    } catch {
      setStep({ kind: 'failed' });
    } finally {
      underWay.current = false;
    }
  }, [token, send]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void act();
  }, [act]);

  return { step, act: () => void act() };
}
