import type { reviewWait } from '@letfair/domain/trust/moderation/review-wait';
import type { ReactNode } from 'react';

export interface QueueItem {
  readonly id: string;
}

/** Where the open item stands in its queue, and what becomes of it. */
export interface QueuePosition {
  /** What it is, as in "Next home". */
  readonly noun: string;
  /** "2 of 14"; null for what was opened by its address. */
  readonly place: string | null;
  /** How long it has waited; null for what was opened by its address. */
  readonly wait: (ReturnType<typeof reviewWait> & { readonly targetHours: number }) | null;
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  /** Opens the next one; `stays` for what waits on, for somebody else. */
  readonly onDecided: (sentence: string, stays?: boolean) => void;
  /** Something about it has changed: its listing was decided, or somebody else was quicker. */
  readonly onChanged: (sentence: string, tone?: 'good' | 'harm') => void;
}

export interface OpenItemProps<Item extends QueueItem> {
  readonly id: string;
  /** Undefined for what was opened by its address and is not in the list. */
  readonly item: Item | undefined;
  readonly position: QueuePosition;
}

/** What a tab of the workspace needs to know of its items. */
export interface QueueKind<Item extends QueueItem> {
  readonly noun: string;
  /** "Homes waiting for review". */
  readonly listLabel: string;
  /** What will stand here, where nothing waits. */
  readonly empty?: string;
  /** True where an address can open an item that is not in the loaded part of the list. */
  readonly opensAny?: boolean;
  /** Another state of an item is decided anew; by default an item is decided once. */
  readonly stateOf?: (item: Item) => string;
  readonly waitingSince: (item: Item) => string;
  /** In the list beside the open item. */
  readonly summary: (item: Item) => { readonly title: string; readonly text: ReactNode; readonly badges?: ReactNode };
  readonly Open: (props: OpenItemProps<Item>) => ReactNode;
}
