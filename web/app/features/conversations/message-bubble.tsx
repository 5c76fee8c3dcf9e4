import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  /** Null for one's own. */
  readonly from: string | null;
  readonly content: string;
  /** Stands below the text: when it came, what became of it. */
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}

export const MessageBubble = ({ from, content, foot, children }: MessageBubbleProps) => (
  <li className={classNames('flex', from === null ? 'justify-end' : 'justify-start')}>
    <div
      className={classNames(
        'max-w-[85%] min-w-0 rounded-md px-3 py-2',
        from === null ? 'bg-primary-soft' : 'border border-line bg-card',
      )}
    >
      <VisuallyHidden>{from ?? 'You'}: </VisuallyHidden>
      <MessageText content={content} />
      {children}
      <div className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
        {foot}
      </div>
    </div>
  </li>
);
