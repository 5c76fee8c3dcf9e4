import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { dismissToast, subscribeToToast, toastNow } from './toast-store.ts';

const TOAST_MS = 6_000;
const nothing = () => null;

/** The place of toasts. It is in the page before its first message, or screen readers would not read that one out. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToast, toastNow, nothing);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(dismissToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [message, held]);

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
          ? 'fixed inset-x-4 bottom-4 z-50 ml-auto flex max-w-sm animate-rise items-start gap-3 rounded-md border border-line-strong bg-card p-4 shadow-lift'
          : undefined
      }
    >
      {message && (
        <>
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{message.title}</p>
            {message.description && <p className="text-sm text-muted">{message.description}</p>}
          </div>
          <button
            type="button"
            onClick={() => {
              setHeld(false);
              dismissToast();
            }}
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
