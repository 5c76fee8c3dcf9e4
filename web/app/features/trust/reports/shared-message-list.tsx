import type { SharedMessage } from '@letfair/contract/trust/reports';
import { formatMoment } from '../../../lib/dates.ts';

interface SharedMessageListProps {
  readonly messages: readonly SharedMessage[];
  readonly label: string;
  readonly nameOf: (message: SharedMessage) => string;
}

/** Messages as they are shared with a report, the newest last. */
export const SharedMessageList = ({ messages, label, nameOf }: SharedMessageListProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    tabIndex={0}
    className="max-h-64 w-full overflow-y-auto rounded-md border border-line bg-paper p-3 -outline-offset-2"
  >
    <ol className="grid grid-cols-1 gap-3">
      {messages.map((message) => (
        <li key={message.number} className="grid gap-0.5">
          <p className="text-sm wrap-anywhere text-muted">
            <span className="font-semibold text-ink">{nameOf(message)}</span> ·{' '}
            <time dateTime={message.sentAt} className="whitespace-nowrap tabular-nums">
              {formatMoment(message.sentAt)}
            </time>
          </p>
          {message.content !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>}
          {message.attachments.length > 0 && (
            <p className="text-sm wrap-anywhere text-muted">Files (names only): {message.attachments.join(', ')}</p>
          )}
        </li>
      ))}
    </ol>
  </section>
);
