import type { OwnListing, OwnListingSummary } from '@letfair/contract/listings';
import type { Photo } from '@letfair/contract/photos';
import type { Finding } from '@letfair/domain/compliance/rule';
import { daysLive, expiresAt } from '@letfair/domain/listings/availability';
import { payloadOf } from '@letfair/domain/listings/listing-payload';
import type { AuditEntry } from '../audit/index.ts';
import type { BookingRow } from '../inventory/index.ts';
import { assessRow, blocking } from './assess-row.ts';
import { formOfListing } from './listing-columns.ts';
import type { ListingRow } from './listings.repository.ts';

const expiry = ({ status, confirmed_at }: ListingRow): string | null =>
  status === 'live' && confirmed_at ? expiresAt(confirmed_at).toISOString() : null;

export function presentListingSummary(
  listing: ListingRow,
  cover: Photo | null,
  lister: 'landlord' | 'agent',
): OwnListingSummary {
  const { line1, city, postcode, status, published_at } = listing;
  const onTheMarket = status === 'live' || status === 'paused' || status === 'let-agreed';
  return {
    id: listing.id,
    title: listing.title,
    status,
    place: [line1, city, postcode].join(', '),
    price: listing.rent_pence / 100,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    propertyType: listing.property_type,
    cover,
    daysLive: onTheMarket && published_at ? daysLive(published_at, new Date()) : null,
    expiresAt: expiry(listing),
    rejectionReason: listing.rejection_reason,
    blockers: blocking(assessRow(listing, lister)).length,
    clientId: listing.client_id,
    updatedAt: listing.updated_at.toISOString(),
  };
}

export interface ListingParts {
  readonly photos: readonly Photo[];
  readonly findings: readonly Finding[];
  readonly booking: BookingRow | undefined;
  readonly history: readonly AuditEntry[];
}

export function presentListing(listing: ListingRow, { photos, findings, booking, history }: ListingParts): OwnListing {
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
    rejectionReason: listing.rejection_reason,
    createdAt: listing.created_at.toISOString(),
    updatedAt: listing.updated_at.toISOString(),
    findings: [...findings],
    inventory: booking ? { id: booking.id, status: booking.status, createdAt: booking.created_at.toISOString() } : null,
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
