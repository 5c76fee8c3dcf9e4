import { listingPayload } from '@letfair/contract/listings/listing-payload';
import { sameBranchName } from '@letfair/domain/agencies/portfolio/branches';
import { writeField } from '@letfair/domain/agencies/portfolio/cells';
import { type ColumnTarget, targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import {
  applyValues,
  changedFields,
  fillUnsaid,
  type PhotoKind,
  type PortableListing,
  type PortableValues,
  portableFields,
} from '@letfair/domain/agencies/portfolio/portable-listing';
import type { CellProblem } from '@letfair/domain/agencies/portfolio/read-listing';
import { shownValue } from '@letfair/domain/agencies/portfolio/rows';
import type { FieldName, ListingForm } from '@letfair/domain/listings/fields';
import { earliestAvailable, listingProblems } from '@letfair/domain/listings/form/listing-checks';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { payloadOf, payloadPath } from '@letfair/domain/listings/form/listing-payload';
import { type Completeness, completenessOf } from '@letfair/domain/listings/law/material-information';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { canEdit, type ListerAction, type ListingStatus, nextStatus } from '@letfair/domain/listings/lifecycle';
import { assessForm, formOfBody, submissionRefusal } from '../../listings/manage/index.ts';
import type { StoredListing } from './stored-listings.ts';

export interface Lister {
  readonly id: string;
  readonly userType: 'landlord' | 'agent';
}

export interface PlanContext {
  readonly lister: Lister;
  /** YYYY-MM-DD in the United Kingdom. */
  readonly today: string;
  /** The photos that were made of `portable.photos`, in their order: null for a picture that is new. Absent leaves photos alone. */
  readonly photoIds?: readonly (string | null)[];
}

/** What saving a portable listing does; nothing is written by planning it. */
export interface Plan {
  readonly kind: 'new' | 'changed' | 'unchanged' | 'refused';
  /** Null for a listing that is new. */
  readonly listingId: string | null;
  /** The columns that differ from what is stored. */
  readonly changes: readonly ColumnTarget[];
  /** All of them, named as the form names its fields. */
  readonly problems: readonly CellProblem[];
  /** What of the file is not taken over, and why. */
  readonly notes: readonly string[];
  /** The listing as it would be. */
  readonly form: ListingForm;
  /** Captions that differ from those that are stored, by the ids of their photos. */
  readonly captions: Readonly<Record<string, string>>;
  /** Kinds that differ from those that are stored, by the ids of their photos. */
  readonly kinds: Readonly<Record<string, PhotoKind>>;
  /** The first step of its status; the second follows from where an edit leads. */
  readonly step: ListerAction | null;
}

const offMarket: readonly (ListingStatus | undefined)[] = ['let-agreed', 'let', 'withdrawn'];

/** How a listing gets where the file wants it; the graph says which of them is possible. */
const actionsTo: { readonly [Wanted in ListingStatus]: readonly ListerAction[] } = {
  live: ['resume', 'reopen', 'confirm'],
  pending: ['reopen'],
  paused: ['pause'],
  'let-agreed': ['agree'],
  let: ['let'],
  withdrawn: ['withdraw'],
  expired: [],
  rejected: [],
};

/** The step that brings a listing nearer to what is wanted. A listing that the law withholds comes back by itself. */
export function stepTowards(
  { status, withheld_at }: Pick<StoredListing['row'], 'status' | 'withheld_at'>,
  wanted: ListingStatus | undefined,
): ListerAction | null {
  if (wanted === undefined || wanted === status || (wanted === 'live' && withheld_at !== null)) return null;
  return actionsTo[wanted].find((action) => nextStatus(status, action) !== null) ?? null;
}

/** A home that was let or withdrawn and is to let again is a new listing. */
const comesBack = ({ row: { status } }: StoredListing, wanted: ListingStatus | undefined): boolean =>
  (status === 'withdrawn' && (wanted === undefined || wanted === 'live' || wanted === 'pending')) ||
  (status === 'let' && (wanted === 'live' || wanted === 'pending'));

/** What saving a portable listing over a stored one would do. Pure. */
export const planListing = (stored: StoredListing | null, portable: PortableListing, context: PlanContext): Plan =>
  stored && !comesBack(stored, portable.status) ? planChange(stored, portable, context) : planNew(portable, context);

function planNew(portable: PortableListing, { today, photoIds }: PlanContext): Plan {
  const { reference, status, values, ifNew, ifUnsaid } = portable;
  const said = fillUnsaid(
    applyValues({ ...emptyListingForm, reference }, { values: { ...ifNew, ...values } }),
    ifUnsaid,
  );
  const form = normalise({ ...said, availableDate: latest(said.availableDate, today), images: known(photoIds) ?? [] });
  const notListed = offMarket.includes(status) || status === 'paused';
  const problems = [
    ...(notListed
      ? [problem('status', status ?? '', 'You can only add a home that’s to let. This one isn’t on Letfair yet.')]
      : []),
    ...formProblems(form, today),
  ];
  return {
    kind: problems.length > 0 ? 'refused' : 'new',
    listingId: null,
    changes: [],
    problems,
    notes: [],
    form,
    captions: captionsSaid(portable, photoIds, new Map()),
    kinds: kindsSaid(portable, photoIds, new Map()),
    step: null,
  };
}

function planChange(stored: StoredListing, portable: PortableListing, { lister, today, photoIds }: PlanContext): Plan {
  const { row, form: before } = stored;
  const step = stepTowards(row, portable.status);
  const status = step === 'reopen' ? 'live' : row.status;
  const isEdited = canEdit(status) && !offMarket.includes(portable.status);
  const form = isEdited ? changedForm(stored, portable, { today, photoIds }) : before;
  const captions = isEdited ? captionsSaid(portable, photoIds, stored.captions) : {};
  const kinds = isEdited ? kindsSaid(portable, photoIds, stored.kinds) : {};
  const edits: ColumnTarget[] = isEdited
    ? [
        ...changedFields(before, form),
        ...(photosDiffer(before.images, portable, photoIds) ? (['photos'] as const) : []),
        ...(Object.keys(captions).length > 0 ? (['photo_captions'] as const) : []),
      ]
    : [];
  const problems = edits.length > 0 ? formProblems(form, earliestAvailable(today, before.availableDate)) : [];
  const changes: ColumnTarget[] = [
    ...(step ? (['status'] as const) : []),
    ...(clientDiffers(stored, portable, lister) ? (['client'] as const) : []),
    ...(branchDiffers(stored, portable, lister) ? (['branch'] as const) : []),
    ...edits,
    ...(Object.keys(kinds).length > 0 ? (['photo_kinds'] as const) : []),
  ];
  return {
    kind: problems.length > 0 ? 'refused' : changes.length > 0 ? 'changed' : 'unchanged',
    listingId: row.id,
    changes,
    problems,
    notes: notesOn(row.status, portable.status, step),
    form,
    captions,
    kinds,
    step,
  };
}

function changedForm(
  { form: before, captions, kinds }: StoredListing,
  portable: PortableListing,
  { today, photoIds }: Pick<PlanContext, 'today'> & { readonly photoIds: PlanContext['photoIds'] },
): ListingForm {
  const ofCertificates = [...captions].flatMap(([id, caption]) => (kinds.get(id) === 'epc' ? caption : []));
  const former = { features: before.features, captions: ofCertificates };
  const said = fillUnsaid(applyValues(before, portable), portable.ifUnsaid, former);
  const free = before.availableDate <= today ? before.availableDate : today;
  // A day that has passed says that the home is free, whichever day it was.
  const availableDate = said.availableDate !== '' && said.availableDate < today ? free : said.availableDate;
  const images = photosDiffer(before.images, portable, photoIds) ? (known(photoIds) ?? []) : before.images;
  return normalise({ ...said, availableDate, images });
}

const latest = (day: string, today: string): string => (day !== '' && day < today ? today : day);
const known = (photoIds: PlanContext['photoIds']): string[] | undefined => photoIds?.filter((id) => id !== null);

/** Formats that keep plans apart from photographs do not keep their places among them. */
function photosDiffer(images: readonly string[], { photos = [] }: PortableListing, photoIds: PlanContext['photoIds']) {
  if (photoIds === undefined) return false;
  if (photoIds.length !== images.length) return true;
  return photos.some(({ kind }) => kind !== 'photo')
    ? photoIds.some((id) => id === null || !images.includes(id))
    : photoIds.some((id, at) => id !== images[at]);
}

function captionsSaid(
  { photos = [] }: PortableListing,
  photoIds: PlanContext['photoIds'] = [],
  stored: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    photos.flatMap(({ caption }, at) => {
      const id = photoIds[at];
      return id && caption !== undefined && caption !== (stored.get(id) ?? '') ? [[id, caption]] : [];
    }),
  );
}

/** A file that keeps no kinds says "photo" of all, so that is no change. */
function kindsSaid(
  { photos = [] }: PortableListing,
  photoIds: PlanContext['photoIds'] = [],
  stored: ReadonlyMap<string, PhotoKind>,
): Record<string, PhotoKind> {
  return Object.fromEntries(
    photos.flatMap(({ kind }, at) => {
      const id = photoIds[at];
      return id && kind !== 'photo' && kind !== stored.get(id) ? [[id, kind]] : [];
    }),
  );
}

/** The same for names that only differ in case. */
export const nameKey = (name: string): string => name.trim().toLocaleLowerCase('en-GB');
export const sameName = (one: string, two: string): boolean => nameKey(one) === nameKey(two);

const clientDiffers = (stored: StoredListing, { client }: PortableListing, { userType }: Lister): boolean =>
  userType === 'agent' && client !== undefined && !sameName(client, stored.client);

/** A code is read as a branch of the account first. */
function branchDiffers(stored: StoredListing, { branch, branchIsCode }: PortableListing, { userType }: Lister) {
  if (userType !== 'agent' || branch === undefined || branchIsCode) return false;
  return !sameBranchName(branch, stored.branch.name);
}

function notesOn(status: ListingStatus, wanted: ListingStatus | undefined, step: ListerAction | null): string[] {
  if (status === 'let' && wanted === undefined)
    return ['This home is marked as let. Set its status to available to list it again.'];
  if (wanted !== undefined && offMarket.includes(wanted) && wanted !== status && !step && !offMarket.includes(status))
    return ['You can change its status once we’ve approved the listing.'];
  return [];
}

/** What the law says of a listing as it would be, and how much of the material information it gives. */
export const assessPlan = (
  { form }: Plan,
  { userType }: Lister,
  outside: { readonly hasFeesLink: boolean },
): { readonly findings: readonly Finding[]; readonly completeness: Completeness } => ({
  findings: assessForm(form, userType, outside),
  completeness: completenessOf(form),
});

/** The form as it is stored and read again. One that cannot be sent stays as it is, with its problems. */
function normalise(form: ListingForm): ListingForm {
  const sent = listingPayload.safeParse(payloadOf(form));
  return sent.success && Object.keys(listingProblems(form)).length === 0 ? formOfBody(sent.data) : form;
}

const problem = (target: ColumnTarget, value: string, wanted: string): CellProblem => ({
  target,
  column: targetLabel(target),
  value: shownValue(value),
  wanted,
});

const fieldByPath: ReadonlyMap<string, (typeof portableFields)[number]> = new Map(
  portableFields.map((name) => [payloadPath(name), name]),
);

/** What keeps the form from being submitted: the checks of the form, and of types and sizes of a call. */
function formProblems(form: ListingForm, earliest: string): CellProblem[] {
  const sentences = new Map(Object.entries(submissionRefusal(form, earliest)?.fields ?? {}));
  for (const { path, message } of listingPayload.safeParse(payloadOf(form)).error?.issues ?? [])
    if (!sentences.has(pathOf(path))) sentences.set(pathOf(path), message);
  return [...sentences].map(([path, wanted]) => {
    const name = fieldByPath.get(path);
    if (name) return problem(name, writeField(name, valueIn(form, name)), wanted);
    const target = path === 'images' ? 'photos' : path === 'reference' ? 'reference' : null;
    return { target, column: target ? targetLabel(target) : path, value: '', wanted };
  });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .filter((part) => typeof part !== 'number')
    .map(String)
    .join('.');

const valueIn = (form: ListingForm, name: keyof PortableValues & FieldName): unknown =>
  name.startsWith('address.')
    ? form.address[name.slice('address.'.length) as keyof ListingForm['address']]
    : form[name as keyof ListingForm];
