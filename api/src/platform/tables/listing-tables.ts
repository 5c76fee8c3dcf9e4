import type { DraftBody } from '@letfair/contract/drafts';
import type { ListingFlag } from '@letfair/contract/moderation';
import type { BookingStatus } from '@letfair/domain/inventory/inventory-service';
import type { MaterialInformation } from '@letfair/domain/listings/fields';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import type { Nation } from '@letfair/domain/places/nations';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, DefaultedTimestamp, Json, Kept, Timestamp } from './column-types.ts';

export interface ListingTables {
  draft: {
    id: string;
    account_id: string;
    form: Json<DraftBody>;
    version: Defaulted<number>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  listing: {
    id: string;
    account_id: string;
    status: ListingStatus;
    version: Defaulted<number>;
    title: string;
    description: string;
    line1: string;
    line2: string;
    city: string;
    county: string;
    postcode: string;
    outcode: string;
    nation: Nation | null;
    rent_pence: number;
    property_type: PropertyType;
    bedrooms: number;
    bathrooms: number;
    has_parking: boolean;
    is_shared: boolean;
    available_date: string;
    features: string[];
    material_information: Json<MaterialInformation>;
    rejection_reason: string | null;
    flags: Json<readonly ListingFlag[]>;
    submitted_at: Timestamp;
    published_at: Timestamp | null;
    confirmed_at: Timestamp | null;
    reminded_at: Timestamp | null;
    confirm_token_hash: Buffer | null;
    client_id: string | null;
    /** Kept by the database whenever the photographs of a listing change, as is its cover. */
    photos: Kept<number>;
    cover_id: Kept<string | null>;
    card: Kept<{
      readonly id: string;
      readonly title: string;
      readonly status: ListingStatus;
      readonly rent_pence: number;
      readonly bedrooms: number;
      readonly bathrooms: number;
      readonly property_type: PropertyType;
      readonly city: string;
      readonly outcode: string;
      readonly postcode: string;
      readonly available_date: string;
      /** The first three. */
      readonly features: readonly string[];
      /** What is written beside them when they are fewer. */
      readonly information: Partial<MaterialInformation> | null;
      /** What `cardFacts` puts into words. */
      readonly said?: Partial<MaterialInformation>;
      readonly photos: number;
      /** In milliseconds; of a listing that never was, when it was submitted. */
      readonly published_at: number;
    }>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  photo: {
    id: string;
    account_id: string;
    caption: Defaulted<string>;
    width: number;
    height: number;
    widths: number[];
    placeholder: string;
    bytes: number;
    /** Too large for a number of JavaScript's, so the driver reads and writes it as text. */
    phash: string | null;
    phash_bands: number[];
    cover: Kept<{
      readonly id: string;
      readonly caption: string;
      readonly width: number;
      readonly height: number;
      readonly widths: number[];
      readonly placeholder: string;
    }>;
    created_at: DefaultedTimestamp;
  };
  listing_photo: { listing_id: string; photo_id: string; position: number };
  inventory_booking: {
    id: string;
    listing_id: string;
    status: Defaulted<BookingStatus>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  client: {
    id: string;
    account_id: string;
    name: string;
    email: string;
    phone: string;
    address: string;
    notes: string;
    archived_at: Timestamp | null;
    created_at: DefaultedTimestamp;
    name_key: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
  };
  listing_view: { listing_id: string; day: string; views: number };
  view_salt: { day: string; salt: Buffer };
  view_seen: { day: string; visitor_hash: Buffer };
}
