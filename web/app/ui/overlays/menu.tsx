import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useClosedByBack } from './use-closed-by-back.ts';

type MenuItem = { readonly label: string; readonly icon: LucideIcon } & (
  | { readonly to: string }
  | { readonly onSelect: () => void }
);

interface MenuProps {
  /** The menu's name. */
  readonly label: string;
  readonly button: ReactNode;
  /** Stands above the entries and cannot be chosen; without roles of its own, which a menu may not hold. */
  readonly header: ReactNode;
  readonly items: readonly MenuItem[];
  /** Stand below a line. */
  readonly furtherItems?: readonly MenuItem[];
  /** A quiet button that opens below the positioned row it stands in. */
  readonly inRow?: boolean;
}

const itemStyle =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left hover:bg-sand focus:bg-sand';

const looks = {
  alone: {
    button:
      'flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-card pr-2.5 pl-1.5 hover:bg-sand',
    menu: 'right-0 mt-2',
  },
  inRow: {
    button: 'grid size-7 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink',
    menu: 'left-0 mt-1 max-w-full',
  },
} as const;

const entriesOf = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** A menu button after the ARIA Authoring Practices: arrows, Home, End, first letters, Escape, Tab. */
export function Menu({ label, button, header, items, furtherItems = [], inRow = false }: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const open = openAt !== null;

  useEffect(() => {
    if (openAt === null) return;
    entriesOf(frame.current)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [openAt]);

  function close() {
    setOpenAt(null);
    trigger.current?.focus();
  }
  useClosedByBack(close, open);

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    const all = entriesOf(frame.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all.at(target % all.length)?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      setOpenAt(null);
    } else if (/^\p{L}$/u.test(event.key)) {
      const letter = event.key.toLowerCase();
      const following = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      following.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  }

  const entry = (item: MenuItem) => (
    <MenuEntry key={item.label} item={item} onChosen={'to' in item ? () => setOpenAt(null) : close} />
  );

  return (
    <div ref={frame} className={inRow ? undefined : 'relative'}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpenAt(open ? null : 'first')}
        onKeyDown={onTriggerKeyDown}
        className={inRow ? looks.inRow.button : looks.alone.button}
      >
        {button}
      </button>
      {open && (
        <div
          className={classNames(
            'absolute top-full z-20 w-72 animate-rise rounded-md border border-line bg-card p-1.5 shadow-lift',
            inRow ? looks.inRow.menu : looks.alone.menu,
          )}
        >
          <div id={menuId} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onMenuKeyDown}>
            <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{header}</div>
            {items.map(entry)}
            {furtherItems.length > 0 && <hr className="my-1.5 border-line" />}
            {furtherItems.map(entry)}
          </div>
        </div>
      )}
    </div>
  );
}

function MenuEntry({ item, onChosen }: { readonly item: MenuItem; readonly onChosen: () => void }) {
  const content = (
    <>
      <item.icon aria-hidden="true" className="size-4.5 text-muted" />
      {item.label}
    </>
  );
  if ('to' in item)
    return (
      <Link to={item.to} role="menuitem" tabIndex={-1} onClick={onChosen} className={itemStyle}>
        {content}
      </Link>
    );
  const choose = () => {
    onChosen();
    item.onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={choose} className={itemStyle}>
      {content}
    </button>
  );
}
