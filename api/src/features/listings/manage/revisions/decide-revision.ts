import { recordAudit } from '../../../../platform/audit.ts';
import type { Tx } from '../../../../platform/db.ts';
import { announce } from '../../../../platform/outbound/webhooks.ts';
import { applyEdit } from '../edit-listing.ts';
import { bumpListingVersion, type ListingRow } from '../listings.repository.ts';
import { notPublishable } from '../publication.ts';
import { photosRefusal } from '../refusals.ts';
import { blockersOfEdit } from './assess-edit.ts';
import { applyCaptionsElsewhere, blockersElsewhere } from './caption-photo.ts';
import { deleteRevision, formOfRevision, type RevisionRow, revisionOf } from './revisions.repository.ts';

/** Makes the listing what the revision of a locked listing says, unless the law of today forbids that to be public. */
export async function applyRevision(tx: Tx, listing: ListingRow, revision: RevisionRow, moderatorId: string) {
  const edit = { form: formOfRevision(revision, listing), captions: revision.captions };
  const gone = await photosRefusal(tx, listing.account_id, edit.form.images);
  if (gone) return { ...gone, findings: [] };
  const blockers = [
    ...(await blockersOfEdit(tx, listing, edit)),
    ...(await blockersElsewhere(tx, listing, edit.captions)),
  ];
  if (blockers.length > 0) return { ...notPublishable(blockers), findings: blockers };
  const step = { actorId: moderatorId, by: 'moderator', action: 'revision-approve' } as const;
  const applied = await applyEdit(tx, listing, edit, step);
  await applyCaptionsElsewhere(tx, listing, { captions: edit.captions, areApproved: true });
  await announceDecision(tx, applied, 'approved');
  return { ok: true, listing: applied } as const;
}

/** The home stays as it was; only the change is decided. */
const announceDecision = (tx: Tx, { id, account_id, status }: ListingRow, event: 'approved' | 'rejected') =>
  announce(tx, { event, accountId: account_id, listingId: id, about: { status, what: 'change' } });

interface Drop {
  readonly actorId: string;
  readonly by: 'lister' | 'moderator';
  readonly note?: string;
}

/** Drops the revision of a locked listing, which stays as it was approved. */
export async function dropRevision(tx: Tx, listing: ListingRow, { actorId, by, note = '' }: Drop): Promise<ListingRow> {
  const revision = await revisionOf(tx, listing.id);
  await deleteRevision(tx, listing.id);
  if (revision) await applyCaptionsElsewhere(tx, listing, { captions: revision.captions, areApproved: false });
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action: by === 'lister' ? 'revision-discard' : 'revision-reject',
    target_type: 'listing',
    target_id: listing.id,
    status: listing.status,
    note,
  });
  if (by === 'moderator') await announceDecision(tx, listing, 'rejected');
  return bumpListingVersion(tx, listing.id);
}
