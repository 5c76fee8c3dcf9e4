import { UNDO_SECONDS } from '@letfair/domain/undo';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { dismissToast, subscribeToToast, type ToastMessage, toastNow } from './toast-store.ts';

const TOAST_SECONDS = 6;
const TICK_MS = 500;
const nothing = () => null;

/** A step can be undone for as long as its message is shown. */
const secondsOf = ({ action }: ToastMessage): number => (action && 'onPress' in action ? UNDO_SECONDS : TOAST_SECONDS);

/** The place of toasts. It is in the page before its first message, or screen readers would not read that one out. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToast, toastNow, nothing);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    // Counted in ticks, because a page in another tab or one that hangs shows nobody anything.
    let ticksLeft = (secondsOf(message) * 1_000) / TICK_MS;
    const timer = setInterval(() => {
      if (!document.hidden) ticksLeft -= 1;
      if (ticksLeft === 0) dismissToast();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [message, held]);

  function dismiss() {
    setHeld(false);
    dismissToast();
  }

  return (
    <div
      role="status"
      aria-atomic="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={
        message
          ? 'fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar))] z-50 ml-auto flex max-w-sm animate-rise items-start gap-3 rounded-md border border-line-strong bg-card p-4 shadow-lift'
          : undefined
      }
    >
      {message && (
        <>
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{message.title}</p>
            {message.description && <p className="text-sm text-muted">{message.description}</p>}
            {message.action && <ToastAction action={message.action} onDone={dismiss} />}
          </div>
          <button
            type="button"
            onClick={dismiss}
            className="-mt-1 -mr-1 grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
            <VisuallyHidden>Dismiss</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}

interface ToastActionProps {
  readonly action: NonNullable<ToastMessage['action']>;
  readonly onDone: () => void;
}

const actionStyle = 'mt-1 inline-block cursor-pointer rounded-sm font-semibold text-link underline underline-offset-3';

function ToastAction({ action, onDone }: ToastActionProps) {
  if ('to' in action)
    return (
      <Link to={action.to} onClick={onDone} className={actionStyle}>
        {action.text}
      </Link>
    );
  const press = () => {
    action.onPress();
    onDone();
  };
  return (
    <button type="button" onClick={press} className={actionStyle}>
      {action.text}
    </button>
  );
}
