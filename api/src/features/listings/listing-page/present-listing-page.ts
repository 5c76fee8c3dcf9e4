import type { PublicListing } from '@letfair/contract/listings/listing-page';
import { materialInformation } from '@letfair/contract/listings/listing-payload';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { publicPagePath } from '@letfair/domain/accounts/page-names';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { publishedHoldingDepositPence } from '@letfair/domain/listings/law/published';
import { STATIONS_ON_PAGE } from '@letfair/domain/search/places/stations/station';
import { presentPhoto } from '../../../platform/photos/present-photo.ts';
import { presentRentHistory } from '../../search/rents/index.ts';
import {
  areaName,
  pointOf,
  pointSourceOf,
  presentReplies,
  reducedFrom,
  referenceOf,
  stationsOf,
} from '../../search/results/index.ts';
import { presentCompleteness, presentHome } from '../manage/index.ts';
import type { ListingPageRow } from './listing-page.repository.ts';

export const NO_SUCH_HOME = 'We couldn’t find this home.';

/** What a page takes from the listing itself. */
export type ListingPageContent = Omit<PublicListing, 'similar' | 'rentComparison'>;

/** A listing as everybody may see it, without the homes that are like it. */
export function presentListingPage(listing: ListingPageRow, form: ListingForm): ListingPageContent {
  const {
    nation: _chosen,
    pin: _hidden,
    secondAdvertReason: _forModerators,
    holdingDeposit,
    ...said
  } = materialInformation.parse(listing.material_information);
  return {
    id: listing.id,
    reference: referenceOf(listing.id),
    status: listing.status,
    ...presentHome(listing),
    reducedFrom: reducedFrom(listing, listing.reduced_from_pence),
    rentHistory: presentRentHistory(listing.rents.map(askedRent), []),
    materialInformation: { ...said, holdingDeposit: publishedDeposit(listing.nation, holdingDeposit) },
    nation: listing.nation,
    address: addressOf(listing, said.shareAddress),
    area: areaName(listing),
    point: pointOf(listing),
    pointSource: pointSourceOf(listing),
    stations: stationsOf(listing, STATIONS_ON_PAGE),
    photos: listing.photos.map(presentPhoto),
    lister: presentLister(listing),
    publishedAt: instantOf(listing.published_at ?? ''),
    confirmedAt: listing.confirmed_at && instantOf(listing.confirmed_at),
    certificates: listing.confirmed,
    completeness: presentCompleteness(form),
  };
}

const askedRent = ({ rent_pence, since, until }: ListingPageRow['rents'][number]) => ({
  rentPence: rent_pence,
  since: new Date(since),
  until: until === null ? null : new Date(until),
});

const instantOf = (text: string): string => new Date(text).toISOString();

function publishedDeposit(nation: ListingPageRow['nation'], pounds: number | null): number | null {
  const pence = publishedHoldingDepositPence(nation, pounds === null ? null : Math.round(pounds * 100));
  return pence === null ? null : pence / 100;
}

const addressOf = (listing: ListingPageRow, shared: boolean): PublicListing['address'] => ({
  line1: shared ? listing.line1 : '',
  city: listing.city,
  county: listing.county,
  postcode: shared ? listing.postcode : listing.outcode,
  outcode: listing.outcode,
});

const presentLister = (lister: ListingPageRow): PublicListing['lister'] => ({
  id: lister.account_id,
  name: publicName({
    firstName: lister.first_name,
    lastName: lister.last_name,
    company: lister.user_type === 'agent' ? lister.company_name : null,
  }),
  userType: lister.user_type === 'agent' ? 'agent' : 'landlord',
  since: instantOf(lister.lister_since),
  replies: presentReplies(lister),
  page: lister.page_name && publicPagePath(lister.user_type === 'agent' ? 'agent' : 'landlord', lister.page_name),
  ...(lister.user_type === 'agent' && {
    agency: {
      redressScheme: lister.redress_scheme ?? '',
      redressNumber: lister.redress_number ?? '',
      clientMoneyProtection: lister.client_money_protection ?? '',
      feesLink: lister.fees_link ?? '',
    },
  }),
});
