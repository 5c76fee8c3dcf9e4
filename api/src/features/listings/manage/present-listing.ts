import type { OwnListing, OwnListingSummary } from '@letfair/contract/listings/listings';
import type { Photo } from '@letfair/contract/listings/photos';
import { daysLive, expiresAt } from '@letfair/domain/listings/availability';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { completenessOf } from '@letfair/domain/listings/law/material-information';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { canTakeBack, takeBackUntil } from '@letfair/domain/listings/lifecycle';
import { type AuditEntry, historyOf } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import { presentPhoto } from '../../../platform/photos/present-photo.ts';
import { rentHistoryOf } from '../../search/rents/index.ts';
import { compareInOutcode } from '../../search/results/index.ts';
import { type BookingRow, bookingOf } from '../inventory/index.ts';
import { photosByIds } from '../photos/index.ts';
import { assessListings, blocking } from './assess-listing.ts';
import { formOfListing } from './listing-columns.ts';
import { coverIdsOf, photoIdsOf } from './listing-photos.repository.ts';
import { countOpenApplicationsOf, type ListingRow } from './listings.repository.ts';
import { presentNeededChange } from './own-list/standings.ts';
import { judgeQuality, scoreListings } from './quality/score-listings.ts';
import { presentRevision, summariseRevision } from './revisions/present-revision.ts';
import { type RevisionRow, revisionsOf } from './revisions/revisions.repository.ts';

const expiry = ({ status, confirmed_at }: ListingRow): string | null =>
  status === 'live' && confirmed_at ? expiresAt(confirmed_at).toISOString() : null;

const canBeTakenBackUntil = ({ status, let_at }: ListingRow): string | null =>
  status === 'let' && canTakeBack(let_at, new Date()) && let_at ? takeBackUntil(let_at).toISOString() : null;

/** How much of the material information a listing gives. */
export function presentCompleteness(form: ListingForm): OwnListing['completeness'] {
  const { missing, notKnown, ...counts } = completenessOf(form);
  return { ...counts, missing: [...missing], notKnown: [...notKnown] };
}

function presentListingSummary(
  listing: ListingRow,
  {
    cover,
    findings,
    revision,
    openApplications,
    advertScore,
  }: {
    readonly advertScore: number;
    readonly cover: Photo | null;
    readonly openApplications: number;
    readonly findings: readonly Finding[];
    readonly revision: RevisionRow | undefined;
  },
): OwnListingSummary {
  const { line1, city, postcode, status, published_at } = listing;
  const onTheMarket = status === 'live' || status === 'paused' || status === 'let-agreed';
  return {
    id: listing.id,
    reference: listing.reference,
    title: listing.title,
    status,
    place: [line1, city, postcode].join(', '),
    price: listing.rent_pence / 100,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    propertyType: listing.property_type,
    cover,
    withheldAt: listing.withheld_at?.toISOString() ?? null,
    daysLive: onTheMarket && published_at ? daysLive(published_at, new Date()) : null,
    expiresAt: expiry(listing),
    rejectionReason: listing.rejection_reason,
    needsChange: presentNeededChange(listing, blocking(findings)),
    blockers: blocking(findings).length,
    advertScore,
    completeness: presentCompleteness(formOfListing(listing, [])),
    revision: revision ? summariseRevision(revision) : null,
    clientId: listing.client_id,
    takeBackUntil: canBeTakenBackUntil(listing),
    openApplications,
    updatedAt: listing.updated_at.toISOString(),
  };
}

interface ListingParts {
  readonly photos: readonly Photo[];
  readonly findings: readonly Finding[];
  readonly booking: BookingRow | undefined;
  readonly history: readonly AuditEntry[];
  readonly rentHistory: OwnListing['rentHistory'];
  readonly revision: OwnListing['revision'];
  readonly quality: OwnListing['quality'];
  readonly rentComparison: OwnListing['rentComparison'];
}

function presentListing(
  listing: ListingRow,
  { photos, findings, booking, history, rentHistory, revision, quality, rentComparison }: ListingParts,
): OwnListing {
  const form = formOfListing(listing, []);
  const { images: _images, ...values } = payloadOf(form);
  return {
    ...values,
    id: listing.id,
    status: listing.status,
    version: listing.version,
    features: [...values.features],
    ownFeatures: listing.features,
    nation: listing.nation,
    photos: [...photos],
    submittedAt: listing.submitted_at.toISOString(),
    publishedAt: listing.published_at?.toISOString() ?? null,
    confirmedAt: listing.confirmed_at?.toISOString() ?? null,
    expiresAt: expiry(listing),
    takeBackUntil: canBeTakenBackUntil(listing),
    withheldAt: listing.withheld_at?.toISOString() ?? null,
    rejectionReason: listing.rejection_reason,
    createdAt: listing.created_at.toISOString(),
    updatedAt: listing.updated_at.toISOString(),
    findings: [...findings],
    completeness: presentCompleteness(form),
    quality,
    rentComparison,
    revision,
    inventory: booking ? { id: booking.id, status: booking.status, createdAt: booking.created_at.toISOString() } : null,
    rentHistory,
    history: history.map(presentEntry),
  };
}

const presentEntry = ({ at, action, status, actor_role, note }: AuditEntry): OwnListing['history'][number] => ({
  at: at.toISOString(),
  action: action as OwnListing['history'][number]['action'],
  status: status as OwnListing['status'],
  by: actor_role,
  note,
});

const MOST_HISTORY = 100;

/** A listing with everything its lister and the moderators see of it. One query after the other: it may be a transaction. */
export async function wholeListing(db: Db, listing: ListingRow): Promise<OwnListing> {
  const photoIds = await photoIdsOf(db, listing.id);
  return presentListing(listing, {
    photos: (await photosByIds(db, photoIds)).map(presentPhoto),
    findings: (await assessListings(db, [listing])).get(listing.id) ?? [],
    booking: await bookingOf(db, listing.id),
    history: await historyOf(db, 'listing', listing.id, MOST_HISTORY),
    rentHistory: await rentHistoryOf(db, listing),
    revision: await presentRevision(db, listing),
    quality: await presentQuality(db, listing.id),
    rentComparison: await compareInOutcode(db, listing),
  });
}

async function presentQuality(db: Db, id: string): Promise<OwnListing['quality']> {
  const { score = 0, raises = [] } = (await judgeQuality(db, [id])).get(id) ?? {};
  return { score, raises: raises.map((raise) => ({ ...raise })) };
}

/** The cover of each listing, by the listing's id. */
export async function coversOf(
  db: Db,
  listings: readonly Pick<ListingRow, 'id'>[],
): Promise<ReadonlyMap<string, Photo>> {
  const coverIds = await coverIdsOf(
    db,
    listings.map(({ id }) => id),
  );
  const photos = await photosByIds(db, [...new Set(coverIds.values())]);
  const byId = new Map(photos.map((photo) => [photo.id, presentPhoto(photo)]));
  const covers = [...coverIds].map(([listingId, photoId]) => [listingId, byId.get(photoId)] as const);
  return new Map(covers.filter((pair): pair is [string, Photo] => pair[1] !== undefined));
}

/** Summaries of a page of listings, with what the law says of each, by their ids and in their order. */
export async function summariesOf(
  db: Db,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, OwnListingSummary>> {
  const covers = await coversOf(db, listings);
  const findings = await assessListings(db, listings);
  const ids = listings.map(({ id }) => id);
  const revisions = await revisionsOf(db, ids);
  const applications = await countOpenApplicationsOf(db, ids);
  const scores = await scoreListings(db, ids);
  return new Map(
    listings.map((listing) => [
      listing.id,
      presentListingSummary(listing, {
        cover: covers.get(listing.id) ?? null,
        findings: findings.get(listing.id) ?? [],
        revision: revisions.get(listing.id),
        openApplications: applications.get(listing.id) ?? 0,
        advertScore: scores.get(listing.id) ?? 0,
      }),
    ]),
  );
}
