import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { HELP_KEY, useShortcutKeys } from '../../../ui/keys/use-shortcut-keys.ts';
import { SEARCH_FORM } from './filters/search-bar.tsx';

const KeysDialog = lazyPart(async () => (await import('../../../ui/keys/keys-dialog.tsx')).KeysDialog);

const searchKeys = [
  { key: '/', label: 'Search for a place', act: focusLocation },
  { key: 'j', label: 'Next home', act: () => moveFocus(1) },
  { key: 'k', label: 'Previous home', act: () => moveFocus(-1) },
  { key: 's', label: 'Save this home, or take it off your list', act: saveFocused },
] as const;

/** The keys of a page with results. */
export function SearchKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { isOn, turn } = useShortcutKeys('search-keys', {
    ...Object.fromEntries(searchKeys.map(({ key, act }) => [key, act])),
    [HELP_KEY]: () => setIsHelpOpen(true),
  });
  return (
    isHelpOpen && (
      <Suspense>
        <KeysDialog keys={searchKeys} isOn={isOn} onTurn={turn} onClose={() => setIsHelpOpen(false)} />
      </Suspense>
    )
  );
}

/** On a phone the form is behind a line that opens and takes the focus to the same field. */
function focusLocation(): void {
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_FORM} [name="location"]`);
  if (field?.checkVisibility()) {
    field.focus();
    field.select();
  } else document.querySelector<HTMLButtonElement>(`[aria-controls="${SEARCH_FORM}"]`)?.click();
}

/** The links of the homes that are shown. */
const homeLinks = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main .home-card :is(h2, h3) > a')].filter((link) =>
    link.checkVisibility(),
  );

const focusedCard = (): Element | null => document.activeElement?.closest('.home-card') ?? null;

function moveFocus(by: 1 | -1): void {
  const links = homeLinks();
  const at = links.findIndex((link) => link.closest('.home-card') === focusedCard());
  const next = at < 0 ? links[0] : links[at + by];
  next?.focus({ preventScroll: true });
  next?.closest('.home-card')?.scrollIntoView({ block: 'nearest' });
}

function saveFocused(): void {
  focusedCard()?.querySelector<HTMLButtonElement>('.home-card-actions .round-toggle')?.click();
}
