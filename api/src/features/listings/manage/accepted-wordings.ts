import { disputedExcerpt } from '@letfair/domain/listings/law/accepted-wording';
import type { AcceptedWording } from '@letfair/domain/listings/law/facts';
import { publishable } from '@letfair/domain/listings/law/publishable';
import type { Db } from '../../../platform/db.ts';
import { formOfListing } from './listing-columns.ts';
import { photoIdsOf } from './listing-photos.repository.ts';
import type { ListingRow } from './listings.repository.ts';
import { today } from './publication.ts';
import { factsOfEdit } from './revisions/assess-edit.ts';
import { formOfRevision, revisionOf } from './revisions/revisions.repository.ts';

interface DisputableWording extends AcceptedWording {
  /** What the rule says of it. */
  readonly sentence: string;
}

/** What the wording check objects to in a listing, or in the changes of it that wait, as the lister can appeal it. */
export async function disputableWordings(db: Db, listing: ListingRow): Promise<DisputableWording[]> {
  const revision = await revisionOf(db, listing.id);
  const facts = await factsOfEdit(
    db,
    listing,
    revision
      ? { form: formOfRevision(revision, listing), captions: revision.captions }
      : { form: formOfListing(listing, await photoIdsOf(db, listing.id)), captions: {} },
  );
  return publishable(facts, today()).reasons.flatMap((finding) => {
    const excerpt = disputedExcerpt(finding, facts.wording);
    const { rule, field, sentence } = finding;
    return excerpt === null ? [] : [{ rule, field, excerpt, sentence }];
  });
}
