import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { ViewingCardActions } from './viewing-card.tsx';

/** Says what became of a step, where the focus goes when the pressed button is gone. */
export function useDiaryNotice(onChanged: (viewing: Viewing) => void = () => {}) {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'harm'; readonly text: string } | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const say = (tone: 'good' | 'harm', text: string) => {
    setSaid({ tone, text });
    setTimeout(() => notice.current?.focus());
  };
  const actions: ViewingCardActions = {
    onDone: (viewing, sentence) => {
      onChanged(viewing);
      if (sentence) say('good', sentence);
      else setSaid(null);
      void revalidate();
    },
    onFailed: (reason) => say('harm', reason),
    onStale: () => void revalidate(),
  };
  return {
    actions,
    notice: (
      <div ref={notice} tabIndex={-1} className="scroll-mt-24 outline-none empty:hidden print:hidden">
        {said && <Alert tone={said.tone}>{said.text}</Alert>}
      </div>
    ),
  };
}
