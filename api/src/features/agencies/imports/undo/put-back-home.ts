import { stepsBack, type UndoNote, undoSentences } from '@letfair/domain/agencies/imports/undo';
import { targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import { changedFields } from '@letfair/domain/agencies/portfolio/portable-listing';
import { type PutBackPart, putBack, type ReplacedParts } from '@letfair/domain/agencies/portfolio/put-back';
import { UNDO_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { canEdit, type ListerAction } from '@letfair/domain/listings/lifecycle';
import { recordAudit } from '../../../../platform/audit.ts';
import type { Tx } from '../../../../platform/db.ts';
import { takeStepUnasked } from '../../../lettings/consequences/index.ts';
import {
  applyOrHoldEdit,
  dropRevision,
  type FlagSources,
  formOfListing,
  type ListingRow,
  photosRefusal,
  revisionOf,
  secondAdvertRefusalOfEdit,
  submissionRefusal,
} from '../../../listings/manage/index.ts';
import { photosByIds, setKind } from '../../../listings/photos/index.ts';
import { activeClientsOf, assignListingToClient } from '../../clients/index.ts';
import { type Lister, type StoredListing, stateOf, statusOf } from '../../portfolio/index.ts';
import { assignListing, branchesByIds } from '../../teams/index.ts';
import type { UndoneHome } from './undo.repository.ts';

export interface Undoing {
  readonly lister: Lister;
  readonly sources: FlagSources;
}

export const UNDO_NOTE = 'Import undone';

const outsideForm: ReadonlySet<PutBackPart> = new Set(['client', 'branch', 'photo_kinds']);

interface ChangedHome {
  /** Locked. */
  readonly listing: ListingRow;
  readonly stored: StoredListing;
  readonly replaced: ReplacedParts;
}

/** What was put back of one home, and what was not. */
function openReport() {
  const notes: UndoNote[] = [];
  let [isRestored, isKept] = [false, false];
  return {
    restored: (): void => {
      isRestored = true;
    },
    kept: (part: PutBackPart | 'status' | null, sentence: string): void => {
      isKept = true;
      notes.push({ field: part === null ? '' : targetLabel(part), sentence });
    },
    ended: (sentence: string): void => {
      if (sentence !== '') notes.push({ field: '', sentence });
    },
    isRestored: () => isRestored,
    close: (): UndoneHome => ({ outcome: isKept ? (isRestored ? 'partly' : 'kept') : 'restored', notes }),
  };
}
type Report = ReturnType<typeof openReport>;

/** Puts back what an import replaced in a home, as far as nobody has changed it since. */
export async function putBackHome(tx: Tx, undoing: Undoing, home: ChangedHome): Promise<UndoneHome> {
  const { lister } = undoing;
  const { stored, replaced } = home;
  const report = openReport();
  const planned = putBack(stateOf(stored), replaced);
  for (const part of planned.kept) report.kept(part, undoSentences.changedSince);
  const restores = (part: PutBackPart): boolean => planned.restored.includes(part);

  for (const [id, kind] of Object.entries(planned.kinds)) await setKind(tx, lister.id, id, kind);
  if (restores('photo_kinds')) report.restored();
  if (restores('client')) await putBackClient(tx, { ...home, clientId: planned.clientId }, report);
  if (restores('branch')) await putBackBranch(tx, { ...home, branchId: planned.branchId }, report);

  const steps = findStepsBack(home, report);
  let { listing } = home;
  const isEdit = planned.restored.some((part) => !outsideForm.has(part));
  const isEditableFirst = canEdit(listing.status);
  if (!isEditableFirst) listing = await takeSteps(tx, undoing, { listing, steps }, report);
  if (isEdit) listing = await edit(tx, undoing, { listing, stored, edit: planned }, report);
  if (isEditableFirst) listing = await takeSteps(tx, undoing, { listing, steps }, report);

  if (report.isRestored())
    await recordAudit(tx, {
      actor_id: lister.id,
      actor_role: 'lister',
      action: UNDO_ACTION,
      target_type: 'listing',
      target_id: listing.id,
      status: listing.status,
      note: UNDO_NOTE,
    });
  return report.close();
}

async function putBackClient(
  tx: Tx,
  { listing: { id, account_id }, clientId }: ChangedHome & { readonly clientId: string | null },
  report: Report,
): Promise<void> {
  const isThere = clientId === null || (await activeClientsOf(tx, account_id)).some((client) => client.id === clientId);
  if (!isThere) {
    report.kept('client', undoSentences.clientGone);
    return;
  }
  await assignListingToClient(tx, { accountId: account_id, listingId: id, clientId });
  report.restored();
}

async function putBackBranch(
  tx: Tx,
  { listing: { id, account_id }, branchId }: ChangedHome & { readonly branchId: string | null },
  report: Report,
): Promise<void> {
  if (branchId !== null && (await branchesByIds(tx, [branchId])).size === 0) {
    report.kept('branch', undoSentences.branchGone);
    return;
  }
  await assignListing(tx, account_id, id, { branchId });
  report.restored();
}

function findStepsBack({ listing, replaced: { status } }: ChangedHome, report: Report): readonly ListerAction[] {
  const now = statusOf(listing);
  if (!status || now === status.was) return [];
  const steps = now === status.became ? stepsBack(now, status.was) : null;
  if (steps) return steps;
  const why = now === 'withdrawn' ? undoSentences.staysWithdrawn : undoSentences.noWayBack(now, status.was);
  report.kept('status', now === status.became ? why : undoSentences.changedSince);
  return [];
}

interface Walk {
  readonly listing: ListingRow;
  readonly steps: readonly ListerAction[];
}

async function takeSteps(
  tx: Tx,
  { lister }: Undoing,
  { listing: from, steps }: Walk,
  report: Report,
): Promise<ListingRow> {
  let listing = from;
  for (const action of steps) {
    const { moved, ended } = await takeStepUnasked(tx, listing, { action, actorId: lister.id, note: UNDO_NOTE });
    if (!moved.ok) {
      report.kept('status', moved.message);
      break;
    }
    listing = moved.listing;
    report.ended(ended);
    report.restored();
  }
  return listing;
}

interface Edit {
  readonly listing: ListingRow;
  readonly stored: StoredListing;
  readonly edit: { readonly form: ListingForm; readonly captions: Readonly<Record<string, string>> };
}

async function edit(
  tx: Tx,
  { lister, sources }: Undoing,
  { listing, stored, edit: { form: wanted, captions: putBackCaptions } }: Edit,
  report: Report,
): Promise<ListingRow> {
  if (!canEdit(listing.status)) {
    report.kept(null, undoSentences.notEditable(listing.status));
    return listing;
  }
  const gone = await photosRefusal(tx, lister.id, wanted.images);
  if (gone) report.kept('photos', gone.message);
  const form = gone ? { ...wanted, images: stored.form.images } : wanted;
  const refusal =
    (await secondAdvertRefusalOfEdit(tx, listing, { before: stored.form, form })) ??
    submissionRefusal(form, form.availableDate);
  if (refusal) {
    report.kept(null, refusal.message);
    return listing;
  }
  report.restored();
  const revision = stored.hasRevision ? await revisionOf(tx, listing.id) : undefined;
  const waiting = Object.entries(revision?.captions ?? {}).filter(([id]) => form.images.includes(id));
  const captions = { ...Object.fromEntries(waiting), ...putBackCaptions };
  if (revision && (await isAsApproved(tx, { listing, stored, edit: { form, captions } })))
    return dropRevision(tx, listing, { actorId: lister.id, by: 'lister', note: UNDO_NOTE });
  const known = { sources, images: stored.images, hasRevision: stored.hasRevision };
  return applyOrHoldEdit(tx, lister.id, listing, { form, captions }, known);
}

/** Whether an edit leads back to what everybody sees, while the import's own change waits for a moderator. */
async function isAsApproved(tx: Tx, { listing, stored, edit: { form, captions } }: Edit): Promise<boolean> {
  if (changedFields(formOfListing(listing, stored.images), form).length > 0) return false;
  if (form.images.join() !== stored.images.join()) return false;
  const wanted = new Map(Object.entries(captions));
  const photos = await photosByIds(tx, [...wanted.keys()]);
  return photos.every(({ id, caption }) => wanted.get(id) === caption);
}
