import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';

interface DialogProps {
  readonly title: string;
  /** A drawer stands at the right edge, a dialog in the middle, a wide one where there is much to read, a full one for pictures. */
  readonly placement?: 'middle' | 'wide' | 'edge' | 'full';
  readonly onClose: () => void;
  /** False for a question about leaving the page, which Back itself asks. */
  readonly closesOnBack?: boolean;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const placements = {
  middle: 'm-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-md border open:animate-rise',
  wide: 'm-auto w-[min(60rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-md border open:animate-rise',
  full: 'm-0 h-dvh max-h-none w-full max-w-none',
  edge: 'drawer ml-auto h-dvh max-h-none w-[min(22rem,calc(100vw-2.5rem))] border-l',
} as const;

/** A full screen may be long, and its way out stays in sight. */
const STAYING_HEAD =
  'sticky top-0 z-20 -mx-5 -mt-5 items-center border-b border-line bg-card px-5 py-2 sm:-mx-6 sm:-mt-6 sm:px-6';

const tabStops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Open as long as it is mounted. The browser's own modal keeps the focus inside, closes on Escape and gives the
 * focus back; it needs neither script for that nor injected styles, which the content security policy would refuse.
 */
export function Dialog({ title, placement = 'middle', onClose, closesOnBack = true, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In the layout phase, because after it the dialog has left the page and can no longer give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();
  useClosedByBack(close, closesOnBack);
  /** The browser would go on to its own buttons; here the last stop leads to the first again, and back. */
  function keepInside(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    const stops = dialog.current?.querySelectorAll<HTMLElement>(tabStops) ?? [];
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (document.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  /** A tap beside a form that someone has begun is a slip, and so is a selection that ends outside. */
  const hasTyped = useRef(false);
  const isPressedOutside = useRef(false);
  const onBackdrop = (event: MouseEvent) =>
    event.target === dialog.current && isPressedOutside.current && !hasTyped.current && close();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={keepInside}
      onInput={() => {
        hasTyped.current = true;
      }}
      onPointerDown={({ target }) => {
        isPressedOutside.current = target === dialog.current;
      }}
      onClick={onBackdrop}
      // The bars at the bottom of the page are behind it.
      className={classNames(
        'overscroll-contain border-line bg-card p-0 text-ink shadow-lift [--bottom-bar:0px]',
        placements[placement],
      )}
    >
      <div className="grid gap-5 p-5 sm:p-6">
        <div className={classNames('flex justify-between gap-4', placement === 'full' ? STAYING_HEAD : 'items-start')}>
          <h2 id={titleId} className="mr-auto text-title">
            {title}
          </h2>
          {actions}
          <button
            type="button"
            onClick={close}
            className={classNames(
              placement !== 'full' && '-mt-1.5',
              '-mr-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-sand hover:text-ink',
            )}
          >
            <X aria-hidden="true" className="size-5" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button does, in its own words. */
  readonly action: string;
  /** The text while it is under way. */
  readonly busy: string | false;
  /** By default the button warns. */
  readonly variant?: 'danger' | 'primary';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, action, busy, variant = 'danger', onConfirm, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="wrap-anywhere">{children}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
};

interface Confirmation<Item> extends Pick<ConfirmDialogProps, 'title' | 'action'> {
  /** The button's text while it is under way. */
  readonly busy: string;
  readonly text: (item: Item) => ReactNode;
  /** Done before the dialog closes; true where the button that opened it disappears. */
  readonly perform: (item: Item) => Promise<unknown>;
  /** Moves the focus from a button that has disappeared. */
  readonly onFocusLost?: () => void;
}

/** Asks about one of several things before `perform` is called with it. */
export function useConfirmation<Item>({ title, action, busy, text, perform, onFocusLost }: Confirmation<Item>) {
  const [asked, setAsked] = useState<Item | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm(item: Item) {
    setIsBusy(true);
    const isButtonGone = await perform(item);
    setIsBusy(false);
    setAsked(null);
    if (isButtonGone === true && onFocusLost) setTimeout(onFocusLost);
  }

  const props = { title, action, busy: isBusy && busy, onClose: () => setAsked(null) };
  return {
    ask: (item: Item) => setAsked(item),
    dialog: asked !== null && (
      <ConfirmDialog {...props} onConfirm={() => void confirm(asked)}>
        {text(asked)}
      </ConfirmDialog>
    ),
  };
}
