import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { Unsent } from './unsent.ts';

interface UnsentBubbleProps {
  readonly unsent: Unsent;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message of one's own that has not arrived. */
export const UnsentBubble = ({ unsent, onRetry, onDiscard }: UnsentBubbleProps) => (
  <MessageBubble
    from={null}
    content={unsent.content}
    foot={
      unsent.state === 'failed' ? (
        <>
          <span role="alert" className="flex items-center gap-1 font-semibold text-on-danger-soft">
            <CircleAlert aria-hidden="true" className="size-4" />
            Not sent
          </span>
          <Button size="sm" onClick={onRetry}>
            Retry
          </Button>
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </>
      ) : (
        'Sending…'
      )
    }
  >
    {unsent.reason && <p className="mt-1 text-sm text-on-danger-soft">{unsent.reason}</p>}
  </MessageBubble>
);
