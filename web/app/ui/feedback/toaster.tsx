import { UNDO_SECONDS } from '@letfair/domain/undo';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
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
  const [pressed, setPressed] = useState<ToastMessage | null>(null);
  const isUnderWay = message !== null && pressed === message;
  const frame = useRef<HTMLDivElement>(null);
  const focus = useFocusAround(frame, message);
  const wordsId = useId();

  useEffect(() => {
    if (!message || held || isUnderWay) return;
    // Counted in ticks, because a page in another tab or one that hangs shows nobody anything.
    let ticksLeft = (secondsOf(message) * 1_000) / TICK_MS;
    const timer = setInterval(() => {
      if (!document.hidden) ticksLeft -= 1;
      if (ticksLeft === 0) dismissToast();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [message, held, isUnderWay]);

  function dismiss() {
    if (focus.isHere()) focus.goBack();
    setHeld(false);
    dismissToast();
  }

  async function press(action: PressAction) {
    const underWay = action.onPress();
    if (!underWay) return dismiss();
    setPressed(message);
    await underWay;
    setPressed(null);
    if (toastNow() === message) return dismiss();
    // The message that came of it may have no button for someone who is on this one.
    if (!toastNow()?.action && (focus.isHere() || isFocusLost())) focus.goBack();
    setHeld(false);
  }

  return (
    <div
      ref={frame}
      role="status"
      aria-atomic="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      // A step that took away what was pressed leads here, also someone who only points: that holds nothing.
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
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
            <div id={wordsId}>
              <p className="font-semibold">{message.title}</p>
              {message.description && <p className="text-sm text-muted">{message.description}</p>}
            </div>
            {message.action && (
              <ToastAction
                action={message.action}
                describedBy={wordsId}
                isUnderWay={isUnderWay}
                onFollow={dismiss}
                onPress={(action) => void press(action)}
              />
            )}
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

/**
 * Keeps the focus in the page: Undo gets it where the step took away what was pressed, and the answer gives it back to
 * where it was before a message.
 */
function useFocusAround(frame: RefObject<HTMLElement | null>, message: ToastMessage | null) {
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !frame.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [frame]);

  useEffect(() => {
    if (!message?.action || !('onPress' in message.action)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // A task later, because the code that took it away may know a better place.
      timer = setTimeout(() => {
        if (!isFocusLost() || last.current?.isConnected !== false) return;
        last.current = null;
        frame.current?.querySelector('button')?.focus();
      });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, message]);

  return {
    isHere: () => frame.current?.contains(document.activeElement) ?? false,
    goBack(): void {
      const place = last.current?.isConnected ? last.current : document.querySelector('main');
      place?.focus({ preventScroll: true });
    },
  };
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

type Action = NonNullable<ToastMessage['action']>;
type PressAction = Extract<Action, { readonly onPress: unknown }>;

interface ToastActionProps {
  readonly action: Action;
  /** The element that says what it is about. */
  readonly describedBy: string;
  readonly isUnderWay: boolean;
  readonly onFollow: () => void;
  readonly onPress: (action: PressAction) => void;
}

const actionStyle = 'mt-1 inline-block cursor-pointer rounded-sm font-semibold text-link underline underline-offset-3';

function ToastAction({ action, describedBy, isUnderWay, onFollow, onPress }: ToastActionProps) {
  if ('to' in action)
    return (
      <Link to={action.to} onClick={onFollow} className={actionStyle}>
        {action.text}
      </Link>
    );
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-disabled={isUnderWay || undefined}
      onClick={() => isUnderWay || onPress(action)}
      className={actionStyle}
    >
      {isUnderWay ? action.busy : action.text}
    </button>
  );
}
