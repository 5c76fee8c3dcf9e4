import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { addToText } from '@letfair/domain/lettings/conversations/reply-templates';
import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../lib/class-names.ts';
import type { Upload } from '../../../lib/network/upload-queue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { controlStyle } from '../../../ui/forms/field.tsx';
import type { AttachmentTray, TrayContents } from './attachments/attachment-tray.ts';
import { AttachButton, TrayList } from './attachments/tray-list.tsx';

/** Text above MAX_MESSAGE is reported rather than cut; this limit only stops accidental pastes. */
const MOST_TYPED = 5 * MAX_MESSAGE;

interface ComposerProps {
  readonly readDraft: () => string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (content: string, attachments: readonly Attachment[]) => void;
  /** The files that go with the message. */
  readonly attachments: { readonly tray: AttachmentTray; readonly contents: TrayContents };
  /** One side has blocked the other. */
  readonly disabled: boolean;
  /** False while the messages are still loading; what is sent meanwhile goes out once they are there. */
  readonly isReady: boolean;
  /** What stands above the field; it can add a text below what is typed. */
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}

export function Composer({ readDraft, onDraft, onSend, attachments, disabled, isReady, tools }: ComposerProps) {
  const { tray, contents } = attachments;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(readDraft);
  const content = text.trim();
  /** Send was pressed before all files had arrived. */
  const [isHeld, setIsHeld] = useState(false);
  /** Send was pressed before the messages were loaded. */
  const [isWaiting, setIsWaiting] = useState(false);
  const isTooLong = content.length > MAX_MESSAGE;
  const problem = isTooLong ? tooLong(content.length) : isHeld ? unfinished(contents.uploads) : null;

  function change(next: string) {
    setIsWaiting(false);
    setText(next);
    onDraft(next);
  }

  function insert(added: string) {
    change(addToText(text, added));
    // After the dialog it came from has given the focus back.
    setTimeout(() => field.current?.focus());
  }

  function send() {
    setIsWaiting(false);
    setIsHeld(contents.uploads.length > 0);
    if (disabled || isTooLong || contents.uploads.length > 0) return;
    if (content === '' && contents.ready.length === 0) return;
    if (!isReady) return setIsWaiting(true);
    onSend(content, tray.take());
    change('');
  }
  const sendWaiting = useEffectEvent(send);
  useEffect(() => {
    if (isReady && isWaiting) sendWaiting();
  }, [isReady, isWaiting]);

  function press() {
    field.current?.focus();
    send();
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    tray.add(files);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!sendsOnEnter(event.nativeEvent)) return;
    event.preventDefault();
    press();
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        press();
      }}
      className="@container grid gap-1.5 border-t border-line px-3 py-2"
    >
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <AttachButton onFiles={tray.add} />
          {tools?.(insert)}
        </div>
      )}
      <TrayList tray={tray} contents={contents} onRemoved={() => field.current?.focus()} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="content"
          rows={1}
          maxLength={MOST_TYPED}
          value={text}
          disabled={disabled}
          placeholder={disabled ? undefined : 'Write a message'}
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={classNames(controlStyle, 'max-h-36 resize-none field-sizing-content', disabled && 'opacity-55')}
        />
        <Button type="submit" variant="primary" disabled={disabled} busy={isWaiting && 'Sending...'}>
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          Send
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-on-danger-soft">
          {problem}
        </p>
      )}
    </form>
  );
}

const number = new Intl.NumberFormat('en-GB');
const tooLong = (length: number): string =>
  `Your message can have up to ${number.format(MAX_MESSAGE)} characters. This one has ${number.format(length)}.`;

/** Null once all files have arrived. */
function unfinished(uploads: readonly Upload[]): string | null {
  if (uploads.length === 0) return null;
  return uploads.some(({ state }) => state === 'waiting' || state === 'sending')
    ? 'Your files are still uploading. Press Send again when they’ve finished.'
    : 'We couldn’t upload one of your files. Try again or remove it, then send your message.';
}

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Some browsers report this key code for the Enter that ends an input method's composition. */
const COMPOSING_KEY_CODE = 229;

/** Enter sends, Shift+Enter starts a new line; the Enter that confirms a word in an input method does neither. */
export const sendsOnEnter = ({ key, shiftKey, isComposing, keyCode }: Pressed): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE;
