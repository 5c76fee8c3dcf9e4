import { keysOf } from '@letfair/domain/keys-of';
import { HELP_KEY, useShortcutKeys } from '../../../../../ui/keys/use-shortcut-keys.ts';

/** What a key does in the workspace; null where there is nothing to do. */
export interface KeyActions {
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly approve: (() => void) | null;
  readonly reject: (() => void) | null;
  readonly help: () => void;
}

interface DecisionKey {
  /** In the list of keys. */
  readonly label: string;
  /** Null while there is nothing to decide. */
  readonly act: (() => void) | null;
}

/** The decisions of a kind of item that have a key. */
export interface DecisionKeys {
  readonly approve?: DecisionKey;
  readonly reject?: DecisionKey;
}

/** A decision has the label that its kind of item gives it. */
export const reviewKeys: Readonly<
  Record<Exclude<keyof KeyActions, 'help'>, { readonly key: string; readonly label: string | null }>
> = {
  next: { key: 'j', label: 'Next' },
  previous: { key: 'k', label: 'Previous' },
  approve: { key: 'a', label: null },
  reject: { key: 'r', label: null },
};

/** The keys of this kind of item, for the list of keys. */
export const keysInWords = (decisions: DecisionKeys) =>
  keysOf(reviewKeys).flatMap((name) => {
    const { key, label } = reviewKeys[name];
    const words = name === 'approve' || name === 'reject' ? decisions[name]?.label : label;
    return words ? [{ key, label: words }] : [];
  });

export const useReviewKeys = ({ help, ...actions }: KeyActions) =>
  useShortcutKeys('review-keys', {
    ...Object.fromEntries(keysOf(reviewKeys).map((name) => [reviewKeys[name].key, actions[name]])),
    [HELP_KEY]: help,
  });
