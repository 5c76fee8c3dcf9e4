/**
 * Back closes what is open over a page before it leaves the page.
 *
 * Whatever is open has a history entry of its own at the same address. The router never learns of these entries: they
 * repeat its state, so that its key and its count stay right, and moves between them and their page are kept from it.
 * An entry whose overlay is gone (after a link inside it, or a reload) is passed over.
 */
interface EntryState {
  /** How many overlays are open in this entry. */
  readonly overlays?: number;
  /** The router's name for the page; absent at the first one. */
  readonly key?: string;
}

interface Overlay {
  readonly close: () => void;
}

type BrowserHistory = Pick<History, 'state' | 'pushState' | 'go'>;
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
  /** What waits until the entry of the page itself is shown. */
  const waiting: (() => void)[] = [];
  /** Keeps entries that are about to be removed. */
  let keepEntries = (): void => {};

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
      history().pushState({ ...history().state, overlays: count }, '');
      openedOn = keyNow();
    }
    entriesHere = entriesNow();
    if (!isRouterBusy && entriesHere > open.length) dropEntriesSoon();
  }

  function onPop(event: Pop): void {
    const { overlays = 0, key = 'default' } = asEntry(event.state);
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
    if (entriesNow() === 0) for (const callback of waiting.splice(0)) callback();
  }

  return {
    onPop,
    /** Says which page the router shows, and whether it is opening another. */
    showPage(key: string, isBusy: boolean): void {
      shownKey = key;
      isRouterBusy = isBusy;
      // Back leads to another page: what is still open here leaves with this one, and has no place in that entry.
      if (keyNow() !== key && open.length > entriesNow()) keepEntries();
      else syncHistory();
    },
    /** Calls back on the entry of the page, at once or when the overlays that are closing have left the history. */
    whenOnPage(callback: () => void): void {
      if (entriesNow() === 0) callback();
      else waiting.push(callback);
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
