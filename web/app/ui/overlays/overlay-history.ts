/**
 * Back closes what is open over a page before it leaves the page.
 *
 * Whatever is open has a history entry of its own at the same address. The router never learns of these entries: they
 * repeat its state, so that its key and its count stay right, and moves between them and their page are kept from it.
 * What the router writes over such an entry is put where it belongs: a page that a link in an overlay opens takes the
 * entry's place, and a page that replaces the one below does so when that is shown again. An entry whose overlay is
 * gone (after a reload) is passed over.
 */
interface EntryState {
  /** How many overlays are open in this entry. */
  readonly overlays?: number;
  /** The router's name for the page; absent at the first one. */
  readonly key?: string;
  /** What replaced a page below while an overlay's entry lay on top of it, by the key of the page. */
  readonly replacements?: readonly (readonly [string, Page])[];
}

interface Overlay {
  readonly close: () => void;
}

type Page = Parameters<History['pushState']>;
type BrowserHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
type Pop = Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>;

const asEntry = (state: unknown): EntryState => (state as EntryState | null) ?? {};

/** A link in an overlay closes it and opens a page: the entry must not be removed while the router moves. */
const REMOVE_AFTER_MS = 300;

/** `onLeave` calls back when the browser opens another document, and answers with how to stop that. */
export function createOverlayHistory(
  history: () => BrowserHistory,
  onLeave: (leave: () => void) => () => void = () => () => {},
) {
  const open: Overlay[] = [];
  let shownKey = 'default';
  let isRouterBusy = false;
  /** Whether a move is under way that was made here and not by the visitor. */
  let isMoving = false;
  /** The number of overlays of the entry that is shown. */
  let entriesHere = 0;
  /** The page in the history when an overlay opened: the router has moved on before its page is drawn. */
  let openedOn: string | null = null;
  /** Read from the entry that is shown first, because the entries keep them for a reload. */
  let replacements: Map<string, Page> | null = null;
  /** Keeps entries that are about to be removed. */
  let keepEntries = (): void => {};

  const readReplacements = (): Map<string, Page> => {
    replacements ??= new Map(asEntry(history().state).replacements);
    return replacements;
  };
  function withReplacements([state, ...rest]: Page, overlays: number): Page {
    const kept = [...readReplacements()];
    return [
      { ...asEntry(state), ...(overlays > 0 && { overlays }), ...(kept.length > 0 && { replacements: kept }) },
      ...rest,
    ];
  }
  const entriesNow = (): number => asEntry(history().state).overlays ?? 0;
  const keyNow = (): string => asEntry(history().state).key ?? 'default';

  function dropEntries(): void {
    const steps = open.length - entriesNow();
    if (steps >= 0) return;
    isMoving = true;
    history().go(steps);
  }

  /** Not while the browser leaves for another document: a move in the history would call it back. */
  function dropEntriesSoon(): void {
    const timer = setTimeout(() => {
      keepEntries();
      dropEntries();
    }, REMOVE_AFTER_MS);
    const stopListening = onLeave(() => keepEntries());
    keepEntries = () => {
      clearTimeout(timer);
      stopListening();
    };
  }

  /**
   * Brings the history in line with what is open. Entries are removed later, so that an overlay which follows another
   * takes over its entry.
   */
  function syncHistory(): void {
    keepEntries();
    if (isMoving) return;
    for (let count = entriesNow() + 1; count <= open.length; count += 1) {
      if (count === 1) openedOn = keyNow();
      history().pushState({ ...history().state, overlays: count }, '');
    }
    entriesHere = entriesNow();
    if (!isRouterBusy && entriesHere > open.length) dropEntriesSoon();
  }

  /** The key of the page below the overlays, which is the one that replaced it, if any. */
  function replacePage(key: string): string {
    const page = readReplacements().get(key);
    if (!page) return key;
    if (entriesNow() === 0) {
      readReplacements().delete(key);
      history().replaceState(...page);
    }
    return asEntry(page[0]).key ?? 'default';
  }

  function onPop(event: Pop): void {
    // The entry that was reached: by now another may lie on top of it.
    const { overlays = 0, key: keyBelow = 'default' } = asEntry(event.state);
    const key = overlays === 0 ? replacePage(keyBelow) : keyBelow;
    const isHere = key === shownKey || (open.length > 0 && key === openedOn);
    const before = entriesHere;
    entriesHere = overlays;
    if (isMoving) {
      isMoving = false;
      if (isHere) event.stopImmediatePropagation();
      syncHistory();
    } else if (overlays > open.length) {
      event.stopImmediatePropagation();
      dropEntries();
    } else if (isHere && overlays < open.length) {
      event.stopImmediatePropagation();
      for (const { close } of open.splice(overlays).reverse()) close();
    } else if (isHere && overlays < before) {
      // Pressed before the entry of something closed was removed: it was meant for the page.
      event.stopImmediatePropagation();
      history().go(-1);
    }
  }

  return {
    onPop,
    /** Says which page the router shows, and whether it is opening another. */
    showPage(key: string, isBusy: boolean): void {
      readReplacements();
      shownKey = key;
      isRouterBusy = isBusy;
      // Back leads to another page: what is still open here leaves with this one, and has no place in that entry.
      if (keyNow() !== key && open.length > entriesNow()) keepEntries();
      else syncHistory();
    },
    /** For the router, instead of the browser's own. Under two overlays the entry of the lower one stays. */
    pushState(...page: Page): void {
      if (entriesNow() === 0) history().pushState(...withReplacements(page, 0));
      else history().replaceState(...withReplacements(page, 0));
      entriesHere = 0;
      openedOn = null;
      shownKey = keyNow();
    },
    /** For the router, instead of the browser's own. */
    replaceState(...page: Page): void {
      const overlays = entriesNow();
      if (overlays > 0) readReplacements().set(openedOn ?? keyNow(), page);
      history().replaceState(...withReplacements(page, overlays));
      shownKey = keyNow();
    },
    /** Opens an overlay; the answer is called when it is gone, no matter who closed it. */
    add(close: () => void): () => void {
      const overlay = { close };
      open.push(overlay);
      syncHistory();
      return () => {
        const at = open.indexOf(overlay);
        if (at >= 0) open.splice(at, 1);
        syncHistory();
      };
    },
  };
}
