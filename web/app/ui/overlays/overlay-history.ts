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

export function createOverlayHistory(history: () => BrowserHistory) {
  const open: Overlay[] = [];
  let shownKey = 'default';
  /** The number of overlays at the end of a move that was made here and not by the visitor. */
  let target: number | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function dropEntries(entries: number): void {
    target = open.length;
    history().go(target - entries);
  }

  /** Brings the history in line with what is open. */
  function settle(): void {
    if (target !== null) return;
    const entries = asEntry(history().state).overlays ?? 0;
    if (entries > open.length) dropEntries(entries);
    for (let count = entries + 1; count <= open.length; count += 1)
      history().pushState({ ...history().state, overlays: count }, '');
  }

  /** Later, so that an overlay which follows another at once takes over its entry. */
  function settleSoon(): void {
    clearTimeout(settling);
    settling = setTimeout(settle);
  }

  function onPop(event: Pop): void {
    const { overlays = 0, key = 'default' } = asEntry(event.state);
    const isHere = key === shownKey;
    if (target !== null && overlays > target) {
      // The router opened a page before the move began, and the move has left that page again.
      event.stopImmediatePropagation();
      history().go(1);
    } else if (target !== null) {
      target = null;
      if (isHere) event.stopImmediatePropagation();
      settleSoon();
    } else if (overlays > open.length) {
      event.stopImmediatePropagation();
      dropEntries(overlays);
    } else if (isHere && overlays < open.length) {
      event.stopImmediatePropagation();
      for (const { close } of open.splice(overlays).reverse()) close();
    }
  }

  return {
    onPop,
    /** Says which page the router shows. */
    showPage(key: string): void {
      shownKey = key;
      settleSoon();
    },
    /** Opens an overlay; the answer is called when it is gone, whoever closed it. */
    add(close: () => void): () => void {
      const overlay = { close };
      open.push(overlay);
      settleSoon();
      return () => {
        const at = open.indexOf(overlay);
        if (at >= 0) open.splice(at, 1);
        settleSoon();
      };
    },
  };
}
