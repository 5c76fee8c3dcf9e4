import type { OwnListing, OwnListingSummary } from '@letfair/contract/listings/listings';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { assessListing } from '@letfair/domain/listings/law/assess';
import { placeFindings } from '@letfair/domain/listings/review/place-flag';
import type { Db } from '../../../../platform/db.ts';
import { presentPhoto } from '../../../../platform/photos/present-photo.ts';
import { photosByIds } from '../../photos/index.ts';
import type { ListingRow } from '../listings.repository.ts';
import { today } from '../publication.ts';
import { factsOfEdit } from './assess-edit.ts';
import { formOfRevision, type RevisionRow, revisionOf } from './revisions.repository.ts';

type Presented = NonNullable<OwnListing['revision']>;

/** The listing as it will be, for its lister and the moderators. */
export async function presentRevision(db: Db, listing: ListingRow): Promise<Presented | null> {
  const revision = await revisionOf(db, listing.id);
  if (!revision) return null;
  const form = formOfRevision(revision, listing);
  const { captions } = revision;
  const { images, ...values } = payloadOf(form);
  const facts = await factsOfEdit(db, listing, { form, captions });
  const photos = (await photosByIds(db, images)).map(presentPhoto);
  return {
    ...values,
    features: [...values.features],
    ownFeatures: [...form.features],
    nation: facts.nation,
    photos: photos.map((photo) => ({ ...photo, caption: captions[photo.id] ?? photo.caption })),
    findings: [...assessListing(facts, today()), ...placeFindings(form.address)],
    ...summariseRevision(revision),
  };
}

export const summariseRevision = ({
  reasons,
  submitted_at,
}: RevisionRow): NonNullable<OwnListingSummary['revision']> => ({
  reasons: [...reasons],
  submittedAt: submitted_at.toISOString(),
});
