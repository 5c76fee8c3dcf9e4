/** What the form is about, as the address says it. */
export type WizardSource =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'listing'; readonly id: string };

/** `?draft=` is documented; `?listing=` changes a listing that was submitted. */
export function sourceIn(search: string): WizardSource {
  const query = new URLSearchParams(search);
  const draft = query.get('draft');
  const listing = query.get('listing');
  if (draft) return { kind: 'draft', id: draft };
  return listing ? { kind: 'listing', id: listing } : { kind: 'new' };
}

export const draftIdIn = (search: string): string | null => new URLSearchParams(search).get('draft');

const isSameSource = (one: WizardSource, other: WizardSource): boolean =>
  one.kind === other.kind && idOf(one) === idOf(other);

const idOf = (source: WizardSource): string | null => (source.kind === 'new' ? null : source.id);

/** A form whose first save gave it an address is still the same form, and goes on with what it began with. */
export interface ShownSource {
  /** What the address said last. */
  readonly source: WizardSource;
  readonly begunWith: WizardSource;
  /** Grows with each new form. */
  readonly round: number;
}

export const firstShown = (source: WizardSource): ShownSource => ({ source, begunWith: source, round: 0 });

/** What to show when the address asks for this, and `created` is the draft that our own form has become. */
export function nextShown(shown: ShownSource, wanted: WizardSource, created: string | null): ShownSource {
  if (isSameSource(shown.source, wanted)) return shown;
  const isOurs = wanted.kind === 'draft' && wanted.id === created;
  return isOurs ? { ...shown, source: wanted } : { source: wanted, begunWith: wanted, round: shown.round + 1 };
}
