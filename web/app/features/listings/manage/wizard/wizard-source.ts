/** The draft or listing that the URL names. */
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

/** The first save adds `?draft=` to the URL; the form stays the same and is not loaded again. */
export interface ShownSource {
  /** The source in the URL at the last render. */
  readonly source: WizardSource;
  readonly begunWith: WizardSource;
  /** Grows with each new form. */
  readonly round: number;
}

export const firstShown = (source: WizardSource): ShownSource => ({ source, begunWith: source, round: 0 });

/** What to show for a source in the URL; `created` is the draft that this form was saved as. */
export function nextShown(shown: ShownSource, wanted: WizardSource, created: string | null): ShownSource {
  if (isSameSource(shown.source, wanted)) return shown;
  const isOurs = wanted.kind === 'draft' && wanted.id === created;
  return isOurs ? { ...shown, source: wanted } : { source: wanted, begunWith: wanted, round: shown.round + 1 };
}
