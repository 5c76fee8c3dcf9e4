import type { ListingForm } from '../../listings/fields.ts';
import { buildForm, fieldValue } from '../../listings/form/listing-form.ts';
import type { ListingStatus } from '../../listings/lifecycle.ts';
import { changedFields, isSameValue, type PhotoKind, type PortableField } from './portable-listing.ts';

/** What a file or feed can change about a listing. */
export interface ListingState {
  readonly status: ListingStatus;
  readonly clientId: string | null;
  readonly branchId: string | null;
  readonly form: ListingForm;
  /** Of its photos, by their ids. */
  readonly captions: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, PhotoKind>;
}

interface Replaced<Value> {
  readonly was: Value;
  readonly became: Value;
}

type ByPhoto<Value> = Readonly<Record<string, Replaced<Value>>>;

/** What a save has replaced; kept so that it can be put back. */
export interface ReplacedParts {
  readonly status?: Replaced<ListingStatus>;
  readonly clientId?: Replaced<string | null>;
  readonly branchId?: Replaced<string | null>;
  readonly values: { readonly [Name in PortableField]?: Replaced<unknown> };
  /** The ids of the photos, in their order. */
  readonly images?: Replaced<readonly string[]>;
  readonly captions: ByPhoto<string>;
  readonly kinds: ByPhoto<PhotoKind>;
}

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What differs between a listing before and after it was saved. */
export function replacedParts(before: ListingState, after: ListingState): ReplacedParts {
  const names = changedFields(before.form, after.form);
  const replaced = <Value>(was: Value, became: Value) => ({ was, became });
  return {
    ...(before.status !== after.status && { status: replaced(before.status, after.status) }),
    ...(before.clientId !== after.clientId && { clientId: replaced(before.clientId, after.clientId) }),
    ...(before.branchId !== after.branchId && { branchId: replaced(before.branchId, after.branchId) }),
    values: Object.fromEntries(
      names.map((name) => [name, replaced(fieldValue(before.form, name), fieldValue(after.form, name))]),
    ),
    ...(!isSame(before.form.images, after.form.images) && {
      images: replaced(before.form.images, after.form.images),
    }),
    captions: replacedByPhoto(before.captions, after.captions),
    kinds: replacedByPhoto(before.kinds, after.kinds),
  };
}

/** Of photos that were there before; the others go with their place. */
const replacedByPhoto = <Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): ByPhoto<Value> =>
  Object.fromEntries(
    [...before].flatMap(([id, was]) => {
      const became = after.get(id);
      return became === undefined || became === was ? [] : [[id, { was, became }]];
    }),
  );

export type PutBackPart = PortableField | 'client' | 'branch' | 'photos' | 'photo_captions' | 'photo_kinds';

interface PutBack {
  readonly clientId: string | null;
  readonly branchId: string | null;
  readonly form: ListingForm;
  /** Only those that are put back, by the ids of the photos. */
  readonly captions: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, PhotoKind>>;
  readonly restored: readonly PutBackPart[];
  /** What somebody has changed since. */
  readonly kept: readonly PutBackPart[];
}

/** A listing with what a save replaced put back, where nobody has changed it since; its status is left to its lifecycle. */
export function putBack(now: Omit<ListingState, 'status'>, replaced: ReplacedParts): PutBack {
  const restored = new Set<PutBackPart>();
  const kept = new Set<PutBackPart>();
  /** Nothing is said of what is as it was anyway. */
  const pick = <Value>(
    part: PutBackPart,
    current: Value,
    { was, became }: Replaced<Value>,
    same: (one: Value, two: Value) => boolean = isSame,
  ): Value => {
    if (same(current, was)) return current;
    const isUntouched = same(current, became);
    (isUntouched ? restored : kept).add(part);
    return isUntouched ? was : current;
  };
  const form = buildForm((name) => {
    const current: unknown = fieldValue(now.form, name);
    if (name === 'reference') return current;
    if (name === 'images') return replaced.images ? pick('photos', now.form.images, replaced.images) : current;
    const value = replaced.values[name];
    return value ? pick(name, current, value, (one, two) => isSameValue(name, one, two)) : current;
  });
  const byPhoto = <Value>(part: PutBackPart, current: ReadonlyMap<string, Value>, each: ByPhoto<Value>) =>
    Object.fromEntries(
      Object.entries(each).flatMap(([id, value]) => {
        const before = current.get(id) ?? value.became;
        const after = form.images.includes(id) ? pick(part, before, value) : before;
        return after === before ? [] : [[id, after]];
      }),
    );
  return {
    clientId: replaced.clientId ? pick('client', now.clientId, replaced.clientId) : now.clientId,
    branchId: replaced.branchId ? pick('branch', now.branchId, replaced.branchId) : now.branchId,
    form,
    captions: byPhoto('photo_captions', now.captions, replaced.captions),
    kinds: byPhoto('photo_kinds', now.kinds, replaced.kinds),
    restored: [...restored],
    kept: [...kept],
  };
}
