import type { Nation } from '../../search/places/nations.ts';
import type { FormSection } from './sections.ts';

/** The lines of a page are sorted by `order`; steps of ten leave room for a new line in between. */
interface Line<Part extends string, Value, Listing> {
  readonly part: Part;
  readonly order: number;
  readonly term: string;
  /**
   * The value in words, where its kind alone does not say it: null where the lister said nothing, undefined where the
   * line does not concern the listing.
   */
  readonly read?: (value: Value, listing: Listing) => string | null | undefined;
}

/** Parts A, B and C are those of the National Trading Standards guidance on material information. */
export type PagePart = 'key-facts' | 'A' | 'B' | 'C';
export type ReviewPart = 'home' | 'A' | 'B' | 'C';
export type ChecklistPart = ReviewPart;

/** Fields with the same label are one line of the checklist, which is ticked once all of them are done. */
interface ChecklistLine<Value, Form> {
  readonly part: ChecklistPart;
  readonly label: string;
  /** By default the field has to be filled in and acceptable. */
  readonly isDone?: (value: Value, form: Form) => boolean;
}

/** When the form asks for the field; always, unless it says otherwise. */
interface Asked<Form> {
  /** The nations whose law makes the field matter. */
  readonly nations?: readonly Nation[];
  readonly lister?: 'agent';
  readonly when?: (form: Form) => boolean;
}

/**
 * Where a format of the trade holds a field: by its name alone where the value is said as ours, else as `coded`, which
 * the file of the format reads.
 */
type FormatPlace = string | { readonly coded: string };

/**
 * What becomes of another value in a home that is approved: `free` goes out at once, `checked` goes out at once unless
 * a check finds something, `reviewed` waits until a moderator has read it.
 */
export type EditClass = 'free' | 'checked' | 'reviewed';

/**
 * Everything about one field. `Listing` and `Form` are what the functions of a field may look at besides its value;
 * while the table is being defined they are unknown, because they derive from the table.
 */
export interface FieldDefinition<Value, Listing = never, Form = never> {
  readonly section: FormSection;
  readonly edits: EditClass;
  /** Fields of the same width that follow each other share a row. */
  readonly width?: 'half' | 'third';
  readonly label: string;
  readonly hint?: string;
  /** What the form says while the field is empty. */
  readonly required?: string;
  /** Whether other answers make up for leaving it empty. */
  readonly unless?: (form: Form) => boolean;
  /** What is wrong with a value that is filled in, beyond what its kind refuses. */
  readonly refuse?: (value: Value, form: Form) => string | null;
  /** Its documented name in the payload; without one the field is part of `materialInformation`. */
  readonly payload?: string;
  /** The documented text entry among the features: "Council Tax Band: C". */
  readonly entry?: { readonly prefix: string; readonly order: number };
  /** Nobody who looks for a home reads it, so the law does not look at its words. */
  readonly isPrivate?: true;
  readonly asked?: Asked<Form>;
  /** Shown on the cards of a search, where it has a value; only for fields without a name in the payload. */
  readonly card?: { readonly order: number };
  /** How the files of other programs call its column, besides our name and the label. */
  readonly spellings?: readonly string[];
  /** Its column in a BLM file, if the format has one. */
  readonly blm?: FormatPlace;
  /** Its path in the `property` of the real-time feed (RTDF); null where the feed does not send it. */
  readonly rtdf: FormatPlace | null;
  readonly page: readonly Line<PagePart, Value, Listing>[];
  readonly review: Line<ReviewPart, Value, Listing> | null;
  readonly checklist: ChecklistLine<Value, Form> | null;
}

interface TextLimits {
  readonly max: number;
  /** A draft may be longer than what can be submitted. */
  readonly draftMax?: number;
  /** More than one line. */
  readonly rows?: number;
  readonly placeholder?: string;
}
interface CountLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Null where the count may be left empty. */
  readonly initial: number | null;
}

export type FieldKind =
  | ({ readonly kind: 'text' } & TextLimits)
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>>; readonly prompt: string }
  | { readonly kind: 'items'; readonly options: readonly string[] }
  | { readonly kind: 'flag'; readonly initial: boolean; readonly draftMax?: number }
  | { readonly kind: 'amount'; readonly max: number }
  | ({ readonly kind: 'count' } & CountLimits)
  | { readonly kind: 'texts'; readonly max: number; readonly maxItems: number }
  | { readonly kind: 'photos'; readonly maxItems: number }
  | { readonly kind: 'point' }
  | { readonly kind: 'link'; readonly max: number };

export type ValueOf<Kind> = Kind extends { kind: 'choice'; options: infer Options }
  ? (keyof Options & string) | ''
  : Kind extends { kind: 'items'; options: readonly (infer Item)[] }
    ? readonly Item[]
    : Kind extends { kind: 'flag' }
      ? boolean
      : Kind extends { kind: 'amount' | 'count' }
        ? number | null
        : Kind extends { kind: 'texts' | 'photos' }
          ? readonly string[]
          : string;

export const text = <const D extends FieldDefinition<string> & TextLimits>(definition: D) =>
  ({ kind: 'text', ...definition }) as const;

export const day = <const D extends FieldDefinition<string>>(definition: D) =>
  ({ kind: 'day', ...definition }) as const;

/** One of the options, or '' while nothing is chosen. */
export const choice = <T extends string, const D extends FieldDefinition<T | ''> & { readonly prompt: string }>(
  options: Readonly<Record<T, string>>,
  definition: D,
) => ({ kind: 'choice', options, ...definition }) as const;

export const items = <const T extends string, const D extends FieldDefinition<readonly T[]>>(
  options: readonly T[],
  definition: D,
) => ({ kind: 'items', options, ...definition }) as const;

export const flag = <
  const D extends FieldDefinition<boolean> & { readonly initial?: true; readonly draftMax?: number },
>(
  definition: D,
) => ({ kind: 'flag', ...definition, initial: definition.initial ?? false }) as const;

/** Pounds and pence. */
export const amount = <const D extends FieldDefinition<number | null> & { readonly max: number }>(definition: D) =>
  ({ kind: 'amount', ...definition }) as const;

export const count = <const D extends FieldDefinition<number | null>>(limits: CountLimits, definition: D) =>
  ({ kind: 'count', ...limits, ...definition }) as const;

export const texts = <
  const D extends FieldDefinition<readonly string[]> & { readonly max: number; readonly maxItems: number },
>(
  definition: D,
) => ({ kind: 'texts', ...definition }) as const;

/** Ids of photos, the cover first. */
export const photos = <const D extends FieldDefinition<readonly string[]> & { readonly maxItems: number }>(
  definition: D,
) => ({ kind: 'photos', ...definition }) as const;

/** Latitude and longitude in one text, as maps copy them. */
export const point = <const D extends FieldDefinition<string>>(definition: D) =>
  ({ kind: 'point', ...definition }) as const;

/** The address of a page, which is not read as wording. */
export const link = <const D extends FieldDefinition<string> & { readonly max: number }>(definition: D) =>
  ({ kind: 'link', ...definition }) as const;

/** Options that are their own labels. */
export const asLabels = <T extends string>(values: readonly T[]): Readonly<Record<T, T>> =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;

/** What the public page shows where the lister said nothing. */
export const NOT_STATED = 'Not given';

/** Spellings in several lists, which fill their lines. */
export const spelt = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat();
