import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { splitMessageLinks } from '@letfair/domain/lettings/conversations/message-links';
import { type MessageWarning, warningsBeside } from '@letfair/domain/lettings/conversations/message-warnings';
import { CircleAlert, EllipsisVertical, ExternalLink, Flag, ShieldAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MessageAttachments } from './attachments/message-attachments.tsx';
import type { Unsent } from './outbox/outbox.ts';

interface MessageBubbleProps {
  /** Null for the reader's own messages. */
  readonly from: string | null;
  /** Who of the reader's team wrote it; null for the reader. */
  readonly colleague?: string | null;
  readonly content: string;
  readonly attachments: readonly Attachment[];
  /** Missing until the message is sent. */
  readonly number?: number;
  /** The conversation was opened at this message. */
  readonly isTarget?: boolean;
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}

export const MessageBubble = (props: MessageBubbleProps) => {
  const { from, colleague, content, attachments, number, isTarget, foot, children } = props;
  return (
    <li
      data-number={number}
      tabIndex={isTarget ? -1 : undefined}
      className={classNames('relative flex outline-none', from === null ? 'justify-end' : 'justify-start')}
    >
      <div
        className={classNames(
          'max-w-[85%] min-w-0 rounded-md px-3 py-2',
          isTarget && 'ring-2 ring-accent ring-offset-2 ring-offset-paper',
          from === null ? 'bg-primary-soft' : 'border border-line bg-card',
        )}
      >
        {colleague ? (
          <p className="text-sm font-semibold wrap-anywhere">
            {colleague}
            <VisuallyHidden>: </VisuallyHidden>
          </p>
        ) : (
          <VisuallyHidden>{from ?? 'You'}: </VisuallyHidden>
        )}
        {content !== '' && <MessageText content={content} />}
        <MessageAttachments attachments={attachments} from={from} />
        {children}
        <div className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
          {foot}
        </div>
      </div>
    </li>
  );
};

interface UnsentBubbleProps {
  readonly unsent: Unsent;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

export const UnsentBubble = ({ unsent, onRetry, onDiscard }: UnsentBubbleProps) => (
  <MessageBubble
    from={null}
    content={unsent.content}
    attachments={unsent.attachments}
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

/** Links are plain text until the reader asks to see them, because a first message may be a scam. */
function MessageText({ content }: { readonly content: string }) {
  const parts = useMemo(() => splitMessageLinks(content), [content]);
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, href }) => {
        const key = at;
        at += text.length;
        return href ? <HeldLink key={key} text={text} href={href} /> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function HeldLink({ text, href }: { readonly text: string; readonly href: string }) {
  const [shown, setShown] = useState(false);
  if (shown)
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="rounded-sm text-link underline underline-offset-3"
      >
        {text} <strong>({new URL(href).host})</strong>
        <ExternalLink aria-hidden="true" className="ml-1 inline size-4" />
      </a>
    );
  return (
    <>
      {text}{' '}
      <button
        type="button"
        onClick={() => setShown(true)}
        className="min-h-6 cursor-pointer rounded-sm border border-line-strong bg-card px-2 text-sm font-semibold whitespace-nowrap hover:bg-sand"
      >
        Show link
      </button>
    </>
  );
}

interface MessageMenuProps {
  readonly from: string;
  readonly onReport: () => void;
}

export const MessageMenu = ({ from, onReport }: MessageMenuProps) => (
  <Menu
    inRow
    label="Message"
    button={
      <>
        <EllipsisVertical aria-hidden="true" className="size-4" />
        <VisuallyHidden>Message options</VisuallyHidden>
      </>
    }
    header={<div className="truncate font-semibold">Message from {from}</div>}
    items={[{ label: 'Report this message', icon: Flag, onSelect: onReport }]}
  />
);

/** Links have their own safeguard in HeldLink. */
const advice: Readonly<Record<Exclude<MessageWarning, 'link'>, string>> = {
  payment: 'This message mentions payment. Never send money before you’ve seen the home and signed an agreement.',
  threat: 'This message may be a threat. You don’t have to answer it. If you feel in danger, call 999.',
  contact:
    'This message has contact details or asks you to talk elsewhere. It’s safer to keep your messages on Letfair until you’ve booked a viewing.',
};

interface MessageWarningsProps {
  readonly content: string;
  readonly hasViewing: boolean;
  readonly onReport: () => void;
}

export function MessageWarnings({ content, hasViewing, onReport }: MessageWarningsProps) {
  const warnings = useMemo(() => warningsBeside(content, { hasViewing }), [content, hasViewing]);
  if (warnings.length === 0) return null;
  return (
    <div role="note" className="mt-1.5 flex gap-2 rounded-sm bg-accent-soft px-2.5 py-2 text-sm text-on-accent-soft">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid justify-items-start gap-1">
        {warnings.map((warning) => (
          <p key={warning}>{advice[warning]}</p>
        ))}
        <button
          type="button"
          onClick={onReport}
          className="min-h-6 cursor-pointer rounded-sm font-semibold underline underline-offset-3"
        >
          Report this message
        </button>
      </div>
    </div>
  );
}
