import { MAX_MESSAGE } from '@letfair/domain/conversations/message-limits';
import { addToText } from '@letfair/domain/conversations/reply-templates';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { controlStyle } from '../../ui/forms/field.tsx';

/** Text above MAX_MESSAGE is reported rather than cut; this limit only stops accidental pastes. */
const MOST_TYPED = 5 * MAX_MESSAGE;

interface ComposerProps {
  readonly readDraft: () => string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (content: string) => void;
  /** One side has blocked the other. */
  readonly disabled: boolean;
  /** False while the messages are still loading; typed text is kept. */
  readonly isReady: boolean;
  /** What stands above the field; it can add a text below what is typed. */
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}

export function Composer({ readDraft, onDraft, onSend, disabled, isReady, tools }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(readDraft);
  const content = text.trim();
  const problem = content.length > MAX_MESSAGE ? tooLong(content.length) : null;

  function change(next: string) {
    setText(next);
    onDraft(next);
  }

  function insert(added: string) {
    change(addToText(text, added));
    // After the dialog it came from has given the focus back.
    setTimeout(() => field.current?.focus());
  }

  function send() {
    field.current?.focus();
    if (disabled || !isReady || content === '' || problem) return;
    onSend(content);
    change('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!sendsOnEnter(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-1.5 border-t border-line p-3"
    >
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      {tools && !disabled && <div className="flex gap-2">{tools(insert)}</div>}
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
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(controlStyle, 'max-h-36 resize-none field-sizing-content', disabled && 'opacity-55')}
        />
        <Button type="submit" variant="primary" disabled={disabled}>
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          Send
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-sm font-semibold text-on-danger-soft">
          {problem}
        </p>
      )}
    </form>
  );
}

const number = new Intl.NumberFormat('en-GB');
const tooLong = (length: number): string =>
  `A message holds at most ${number.format(MAX_MESSAGE)} characters; this one has ${number.format(length)}.`;

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Some browsers report this key code for the Enter that ends an input method's composition. */
const COMPOSING_KEY_CODE = 229;

/** Enter sends, Shift+Enter starts a new line; the Enter that confirms a word in an input method does neither. */
export const sendsOnEnter = ({ key, shiftKey, isComposing, keyCode }: Pressed): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE;
