import { type MessageWarning, warningsIn } from '@letfair/domain/conversations/message-warnings';
import { ShieldAlert } from 'lucide-react';
import { useMemo } from 'react';

/** A link waits for the reader anyway, and needs no further word. */
const advice: Readonly<Record<Exclude<MessageWarning, 'link'>, string>> = {
  payment: 'This message talks about paying. Never send money before you have seen the home and signed an agreement.',
  contact:
    'This message asks you to go on elsewhere. Stay here, where both sides are known and you can report trouble.',
};

/** What to think of before answering this message. */
export function MessageWarnings({ content }: { readonly content: string }) {
  const warnings = useMemo(() => warningsIn(content).filter((warning) => warning !== 'link'), [content]);
  if (warnings.length === 0) return null;
  return (
    <div role="note" className="mt-1.5 flex gap-2 rounded-sm bg-accent-soft px-2.5 py-2 text-sm text-on-accent-soft">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        {warnings.map((warning) => (
          <p key={warning}>{advice[warning]}</p>
        ))}
      </div>
    </div>
  );
}
