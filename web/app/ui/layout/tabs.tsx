import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface TabListProps<T extends string> {
  /** Ties the tabs to their panels; unique in the page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
  /** Long labels wrap on a phone, so that all tabs are in sight; otherwise the list scrolls. */
  readonly wraps?: boolean;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** One stop for Tab; arrow keys, Home and End move the choice. */
export function TabList<T extends string>({ id, label, tabs, selected, onSelect, wraps = false }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  // A tab from the URL can stand beyond the edge of a phone; only the list itself is moved, never the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, selected))}`);
    if (!list.current || !tab) return;
    const { left, width } = list.current.getBoundingClientRect();
    const shown = tab.getBoundingClientRect();
    if (shown.left < left || shown.right > left + width)
      list.current.scrollLeft += shown.left + shown.width / 2 - left - width / 2;
  }, [id, selected]);

  /** Moves from the focused tab, because the selected one may still wait for its data. */
  function onKeyDown(event: KeyboardEvent, at: number) {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, tab.value))}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex gap-1 overflow-x-auto rounded-md border border-line bg-sand p-1"
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          id={tabId(id, tab.value)}
          type="button"
          role="tab"
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === selected ? 0 : -1}
          onClick={() => onSelect(tab.value)}
          onKeyDown={(event) => onKeyDown(event, at)}
          className={classNames(
            'min-h-9 flex-1 cursor-pointer rounded-sm px-2 font-semibold transition-colors sm:px-3 duration-150',
            wraps ? 'py-1 text-sm leading-tight text-balance sm:text-base sm:whitespace-nowrap' : 'whitespace-nowrap',
            tab.value === selected ? 'bg-card text-ink ring-1 ring-line-strong' : 'text-muted hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly value: string;
  /** For panels that stay in the page while another is shown, so that nothing typed in them is lost. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

export const TabPanel = ({ id, value, hidden, children }: TabPanelProps) => (
  <div role="tabpanel" hidden={hidden} id={panelId(id, value)} aria-labelledby={tabId(id, value)}>
    {children}
  </div>
);
