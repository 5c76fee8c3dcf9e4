import { materialInformation } from '@letfair/contract/listing-payload';
import type { Photo } from '@letfair/contract/photos';
import type { ListingSummary, PublicListing } from '@letfair/contract/search';
import { publicName } from '@letfair/domain/accounts/contact-details';
import type { ConfirmedCertificate } from '@letfair/domain/certificates/certificate-dates';
import { publishedHoldingDepositPence } from '@letfair/domain/compliance/published';
import { STATIONS_ON_PAGE } from '@letfair/domain/places/stations/station';
import type { Db } from '../../platform/db.ts';
import { completenessOfListing, type ListingRow, presentHome } from '../listings/index.ts';
import { areaName, pointOf, pointSourceOf, referenceOf, stationsOf } from '../search/index.ts';

export const NO_SUCH_HOME = 'There is no such home.';

/** Who lists a home, with the company's name where it is an agency. */
export const listerOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.user_type',
      'account.hidden_at',
      'account.created_at',
      'agency.company_name',
      'agency.redress_scheme',
      'agency.redress_number',
      'agency.client_money_protection',
      'agency.fees_link',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();

type Lister = NonNullable<Awaited<ReturnType<typeof listerOf>>>;

interface Parts {
  readonly publishedAt: Date;
  readonly lister: Lister;
  readonly photos: readonly Photo[];
  readonly certificates: readonly ConfirmedCertificate[];
  readonly similar: readonly ListingSummary[];
}

/** A listing as everybody may see it. */
export function presentListingPage(
  listing: ListingRow,
  { publishedAt, lister, photos, certificates, similar }: Parts,
): PublicListing {
  const {
    nation: _chosen,
    pin: _hidden,
    holdingDeposit,
    ...said
  } = materialInformation.parse(listing.material_information);
  return {
    id: listing.id,
    reference: referenceOf(listing.id),
    status: listing.status,
    ...presentHome(listing),
    materialInformation: { ...said, holdingDeposit: publishedDeposit(listing.nation, holdingDeposit) },
    nation: listing.nation,
    address: addressOf(listing, said.shareAddress),
    area: areaName(listing),
    point: pointOf(listing),
    pointSource: pointSourceOf(listing),
    stations: stationsOf(listing, STATIONS_ON_PAGE),
    photos: [...photos],
    lister: presentLister(lister),
    publishedAt: publishedAt.toISOString(),
    confirmedAt: listing.confirmed_at?.toISOString() ?? null,
    certificates: [...certificates],
    completeness: completenessOfListing(listing),
    similar: [...similar],
  };
}

function publishedDeposit(nation: ListingRow['nation'], pounds: number | null): number | null {
  const pence = publishedHoldingDepositPence(nation, pounds === null ? null : Math.round(pounds * 100));
  return pence === null ? null : pence / 100;
}

const addressOf = (listing: ListingRow, shared: boolean): PublicListing['address'] => ({
  line1: shared ? listing.line1 : '',
  city: listing.city,
  county: listing.county,
  postcode: shared ? listing.postcode : listing.outcode,
  outcode: listing.outcode,
});

const presentLister = (lister: Lister): PublicListing['lister'] => ({
  id: lister.id,
  name: publicName({
    firstName: lister.first_name,
    lastName: lister.last_name,
    company: lister.user_type === 'agent' ? lister.company_name : null,
  }),
  userType: lister.user_type === 'agent' ? 'agent' : 'landlord',
  since: lister.created_at.toISOString(),
  ...(lister.user_type === 'agent' && {
    agency: {
      redressScheme: lister.redress_scheme ?? '',
      redressNumber: lister.redress_number ?? '',
      clientMoneyProtection: lister.client_money_protection ?? '',
      feesLink: lister.fees_link ?? '',
    },
  }),
});
