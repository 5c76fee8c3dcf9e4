import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedTimestamp, Timestamp } from './column-types.ts';

type FlagMask = ColumnType<string, bigint, bigint>;

export interface SearchTables {
  search_flag: { name: string; position: number; is_filled: Defaulted<boolean> };
  listing_search: {
    listing_id: string;
    published_at: Timestamp;
    /** Read as its two numbers, written as a text of PostgreSQL's. */
    spot: ColumnType<{ readonly x: number; readonly y: number }, string, string>;
    lat: number;
    lng: number;
    rent_pence: number;
    property_type: PropertyType;
    flags: FlagMask;
    available_date: string;
    bedrooms: number;
    bath_halves: number;
    district: string;
    outcode: string;
    region: string;
  };
  listing_words: { listing_id: string; words: string };
  /** Sums of millionths of a degree, which the driver reads as texts. */
  live_map_totals: {
    region: string;
    lat_cell: number;
    lng_cell: number;
    listings: number;
    lat_sum: string;
    lng_sum: string;
  };
  live_listing_totals: {
    region: string;
    property_type: PropertyType;
    bedrooms: number;
    rent_pence: number;
    listings: number;
    flag_counts: number[];
  };
  favorite: { account_id: string; listing_id: string; created_at: DefaultedTimestamp };
  saved_search: {
    id: string;
    account_id: string;
    name: string;
    search: string;
    frequency: AlertFrequency;
    created_at: DefaultedTimestamp;
    min_bath_halves: number;
    any_flags: ColumnType<string[], bigint[], bigint[]>;
    available_by: string;
    west: number;
    south: number;
    east: number;
    north: number;
    words: string;
  };
  saved_search_key: {
    key: string;
    search_id: string;
    account_id: string;
    writes: boolean;
    min_rent_pence: number;
    max_rent_pence: number;
    type_flags: FlagMask;
    required_flags: FlagMask;
    excluded_flags: FlagMask;
    min_bedrooms: number;
    /** Written as a text of PostgreSQL's, and compared there. */
    reach: string | null;
    asks_more: boolean;
  };
  alert: {
    search_id: string;
    listing_id: string;
    account_id: string;
    created_at: DefaultedTimestamp;
    told: 'instant' | 'digest' | null;
    told_at: Timestamp | null;
  };
  unsubscribe_token: { token_hash: Buffer; search_id: string; created_at: DefaultedTimestamp };
}
