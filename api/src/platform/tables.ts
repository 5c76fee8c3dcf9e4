import type { DraftBody, ListingFlag } from '@letfair/contract/listings';
import type { ApplicationSide, ApplicationStatus } from '@letfair/domain/applications/lifecycle';
import type { Employment, RenterProfile } from '@letfair/domain/applications/renter-profile';
import type { BookingStatus } from '@letfair/domain/inventory/booking-lifecycle';
import type { ListingActor, ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { MaterialInformation } from '@letfair/domain/listings/listing-payload';
import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import type { Nation } from '@letfair/domain/places/postcode-areas';
import type { ReportDecision, ReportOutcome } from '@letfair/domain/reports/decisions';
import type { ReportType } from '@letfair/domain/reports/report-reasons';
import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import type { SearchFeature } from '@letfair/domain/search/searchable-features';
import type {
  TicketKind,
  TicketPriority,
  TicketStatus,
  TicketSubject,
  TicketUserType,
} from '@letfair/domain/support/tickets';
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T extends ColumnType<unknown, unknown, unknown>> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : never;

type DefaultedText = ColumnType<string, string | undefined, string>;
type DefaultedNumber = ColumnType<number, number | undefined, number>;
type DefaultedBoolean = ColumnType<boolean, boolean | undefined, boolean>;

/** Read as what it holds, written as JSON text: the driver would take a list for an array of PostgreSQL's. */
type Json<T> = ColumnType<T, string, string>;

/** Written by the database alone. */
type Kept<T> = ColumnType<T, never, never>;

/** One interface a table; a test holds every column against the migrated database. */
export interface Tables {
  account: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    user_type: 'tenant' | 'landlord' | 'agent' | 'admin';
    verified_at: Timestamp | null;
    suspended_at: Timestamp | null;
    suspension_reason: string | null;
    photo_id: string | null;
    pending_email: string | null;
    pending_email_key: string | null;
    pending_since: Timestamp | null;
    closed_at: Timestamp | null;
    erased_at: Timestamp | null;
    hidden_at: ColumnType<Date | null, never, never>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    search_text: GeneratedAlways<string>;
  };
  account_count: { users: number; verified: number; suspended: number };
  tenant_preference: {
    account_id: string;
    max_budget_pence: number | null;
    preferred_area: string | null;
    property_type: 'flat' | 'house' | 'studio' | 'room' | null;
    move_in_date: string | null;
    must_haves: ColumnType<SearchFeature[], SearchFeature[] | undefined, SearchFeature[]>;
  };
  agency: {
    account_id: string;
    company_name: string;
    license_number: string | null;
    registration_number: string;
    trading_address: string;
    redress_scheme: DefaultedText;
    redress_number: DefaultedText;
    client_money_protection: DefaultedText;
    fees_link: DefaultedText;
  };
  landlord: { account_id: string; address: string; registration_number: DefaultedText };
  session: {
    token_hash: Buffer;
    account_id: string;
    created_at: Defaulted<Timestamp>;
    expires_at: Timestamp;
    id: ColumnType<string, string | undefined, never>;
    device: DefaultedText;
    last_used_at: Defaulted<Timestamp>;
  };
  email_revert: {
    token_hash: Buffer;
    account_id: string;
    email: string;
    password_mark: Buffer;
    created_at: Defaulted<Timestamp>;
    expires_at: Timestamp;
  };
  email_verification: {
    account_id: string;
    email_key: string;
    code_hash: Buffer;
    token_hash: Buffer;
    expires_at: Timestamp;
  };
  password_reset: { account_id: string; token_hash: Buffer; expires_at: Timestamp };
  mail: {
    id: string;
    template: string;
    to_address: string;
    subject: string;
    text_body: string | null;
    html_body: string | null;
    unsubscribe_link: string | null;
    created_at: Defaulted<Timestamp>;
    sent_at: Timestamp | null;
  };
  idempotency_key: {
    scope: string;
    key_hash: Buffer;
    request_hash: Buffer;
    answer: Buffer | null;
    created_at: Defaulted<Timestamp>;
  };
  ticket: {
    id: string;
    reference: string;
    account_id: string | null;
    name: string;
    email: string;
    user_type: TicketUserType;
    subject: TicketSubject;
    priority: TicketPriority;
    status: ColumnType<TicketStatus, TicketStatus | undefined, TicketStatus>;
    message: string;
    created_at: Defaulted<Timestamp>;
    kind: ColumnType<TicketKind, TicketKind | undefined, never>;
    email_key: string;
    assignee_id: string | null;
    asked_at: Timestamp | null;
    moved_at: Defaulted<Timestamp>;
  };
  ticket_message: {
    id: string;
    ticket_id: string;
    by: 'sender' | 'desk';
    author_id: string | null;
    content: string;
    created_at: Timestamp;
  };
  draft: {
    id: string;
    account_id: string;
    form: Json<DraftBody>;
    version: ColumnType<number, number | undefined, number>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  listing: {
    id: string;
    account_id: string;
    status: ListingStatus;
    version: ColumnType<number, number | undefined, number>;
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
      readonly photos: number;
      /** In milliseconds; of a listing that never was, when it was submitted. */
      readonly published_at: number;
    }>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  photo: {
    id: string;
    account_id: string;
    caption: ColumnType<string, string | undefined, string>;
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
    created_at: Defaulted<Timestamp>;
  };
  listing_photo: { listing_id: string; photo_id: string; position: number };
  listing_search: {
    listing_id: string;
    published_at: Timestamp;
    /** Read as its two numbers, written as a text of PostgreSQL's. */
    spot: ColumnType<{ readonly x: number; readonly y: number }, string, string>;
    lat: number;
    lng: number;
    rent_pence: number;
    marks: number;
    available_date: string;
    bedrooms: number;
    bath_halves: number;
    epc: number;
    district: string;
    outcode: string;
    region: string;
  };
  listing_words: { listing_id: string; words: string };
  /** Sums of millionths of a degree, which the driver reads as texts. */
  live_count: { region: string; lat_cell: number; lng_cell: number; homes: number; lats: string; lngs: string };
  live_kind: {
    region: string;
    type_mark: number;
    bedrooms: number;
    rent_pence: number;
    homes: number;
    counts: number[];
  };
  inventory_booking: {
    id: string;
    listing_id: string;
    status: ColumnType<BookingStatus, BookingStatus | undefined, BookingStatus>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  audit_entry: {
    id: string;
    at: Defaulted<Timestamp>;
    actor_id: string | null;
    actor_role: ListingActor;
    action: string;
    target_type: 'listing' | 'account' | 'inventory-booking' | 'report' | 'ticket';
    target_id: string;
    status: string;
    note: ColumnType<string, string | undefined, never>;
  };
  favorite: { account_id: string; listing_id: string; created_at: Defaulted<Timestamp> };
  listing_view: { listing_id: string; day: string; views: number };
  view_salt: { day: string; salt: Buffer };
  view_seen: { day: string; visitor_hash: Buffer };
  saved_search: {
    id: string;
    account_id: string;
    name: string;
    search: string;
    frequency: AlertFrequency;
    created_at: Defaulted<Timestamp>;
    min_bath_halves: number;
    furnishing: number;
    worst_epc: number;
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
    types: number;
    marks_looked_at: number;
    marks_wanted: number;
    min_bedrooms: number;
    /** Written as a text of PostgreSQL's, and compared there. */
    reach: string | null;
    asks_more: boolean;
  };
  alert: {
    search_id: string;
    listing_id: string;
    account_id: string;
    created_at: Defaulted<Timestamp>;
    told: 'instant' | 'digest' | null;
    told_at: Timestamp | null;
  };
  unsubscribe_token: { token_hash: Buffer; search_id: string; created_at: Defaulted<Timestamp> };
  conversation: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    message_count: DefaultedNumber;
    tenant_read: DefaultedNumber;
    lister_read: DefaultedNumber;
    tenant_unread: DefaultedNumber;
    lister_unread: DefaultedNumber;
    tenant_mailed: DefaultedBoolean;
    lister_mailed: DefaultedBoolean;
    blocked_by_tenant: DefaultedBoolean;
    blocked_by_lister: DefaultedBoolean;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  message: {
    id: string;
    conversation_id: string;
    number: number;
    by_tenant: boolean;
    content: string;
    created_at: Timestamp;
  };
  renter_profile: {
    account_id: string;
    move_in_date: string | null;
    people: number | null;
    employment: Employment | null;
    pets: string;
    note: string;
    updated_at: Defaulted<Timestamp>;
  };
  application: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    status: ApplicationStatus;
    rent_pence: number;
    offer_pence: number | null;
    shared: Json<Partial<RenterProfile>>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  application_event: {
    id: string;
    application_id: string;
    at: Defaulted<Timestamp>;
    by: ApplicationSide;
    status: ApplicationStatus;
    note: ColumnType<string, string | undefined, never>;
  };
  reported_target: {
    id: string;
    listing_id: string | null;
    account_id: string | null;
    open_reporters: ColumnType<number, number | undefined, number>;
    last_report_id: string | null;
  };
  report: {
    id: string;
    target_id: string;
    reporter_id: string | null;
    type: ReportType;
    reason: string;
    description: string;
    created_at: Defaulted<Timestamp>;
    closed_at: Timestamp | null;
    outcome: ColumnType<ReportOutcome | null, ReportOutcome | undefined, ReportOutcome>;
    decision_id: ColumnType<string | null, string | undefined, string>;
  };
  report_decision: {
    id: string;
    target_id: string;
    decision: ReportDecision;
    outcome: ReportOutcome;
    reason: string;
    last_report_id: string;
    reports: number;
    decided_by: string | null;
    decided_at: Defaulted<Timestamp>;
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
    created_at: Defaulted<Timestamp>;
    name_key: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
  };
  data_export: {
    id: string;
    account_id: string;
    created_at: Defaulted<Timestamp>;
    ready_at: Timestamp | null;
    expires_at: Timestamp | null;
    bytes: ColumnType<string | null, number | null | undefined, number | null>;
    ticket_hash: Buffer | null;
    ticket_expires_at: Timestamp | null;
  };
  throttle: { bucket: string; subject: Buffer; window_start: Timestamp; hits: number };
}
