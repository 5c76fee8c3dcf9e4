import type { CapabilityPath } from '../../capabilities/capability.ts';

export interface HelpEntry {
  readonly title: string;
  /** The first paragraph is the answer. */
  readonly answer: readonly [string, ...string[]];
  /** Where to go next; what describes a capability has its ways in besides. */
  readonly link?: { readonly label: string; readonly to: CapabilityPath };
  /** Synonyms that the entry itself does not use. */
  readonly alsoFoundBy?: string;
}

export type HelpEntries = Readonly<Record<string, HelpEntry>>;
