import type { OwnThread } from '@letfair/contract/site/support';
import { classNames } from '../../../lib/class-names.ts';
import { formatMoment } from '../../../lib/dates.ts';

type Message = OwnThread['messages'][number];

interface ThreadMessagesProps<M extends Message> {
  readonly messages: readonly M[];
  readonly nameOf: (message: M) => string;
}

/** What was written, the first message first. */
export const ThreadMessages = <M extends Message>({ messages, nameOf }: ThreadMessagesProps<M>) => (
  <ol aria-label="Messages" className="grid grid-cols-1 gap-3">
    {messages.map((message) => (
      <li
        key={message.id}
        className={classNames(
          'grid gap-1 rounded-md border border-line px-4 py-3',
          message.by === 'desk' ? 'bg-primary-soft' : 'bg-card',
        )}
      >
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold wrap-anywhere">{nameOf(message)}</span>
          <time dateTime={message.createdAt} className="text-muted tabular-nums">
            {formatMoment(message.createdAt)}
          </time>
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
      </li>
    ))}
  </ol>
);
