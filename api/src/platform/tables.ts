import type { ImportColumn } from '@letfair/contract/agencies/imports';
import type { DraftBody } from '@letfair/contract/listings/drafts';
import type { SignInEventKind } from '@letfair/domain/accounts/second-step';
import type {
  ImportChange,
  ImportCounts,
  ImportFinding,
  ImportProblem,
} from '@letfair/domain/agencies/imports/imports';
import type { UndoNote } from '@letfair/domain/agencies/imports/undo';
import type { PortableListing, PortablePhoto } from '@letfair/domain/agencies/portfolio/portable-listing';
import type { ReplacedParts } from '@letfair/domain/agencies/portfolio/put-back';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import type { RenterProfile } from '@letfair/domain/lettings/applications/application-form';
import type { ClaimAnswers } from '@letfair/domain/lettings/applications/claim-answers';
import type { DeclineReason } from '@letfair/domain/lettings/applications/decline-reasons';
import type { ViewingEvent } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import type { MaterialInformation } from '@letfair/domain/listings/fields';
import type { ListingValues } from '@letfair/domain/listings/form/listing-payload';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { WordsByField } from '@letfair/domain/listings/review/edit-reasons';
import type { ReviewFlag } from '@letfair/domain/listings/review/review-flags';
import type { RevisionReason } from '@letfair/domain/listings/review/revision';
import type { SearchFeature } from '@letfair/domain/search/searchable-features';
import type { TicketKind } from '@letfair/domain/site/support/tickets';
import type { ReportOutcome } from '@letfair/domain/trust/reports/reports';
import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedJson, Json, Kept, WrittenOnce } from './column-types.ts';
import type { Rewrite } from './mail/late-mail.ts';
import type { GeneratedTables } from './tables.generated.ts';

/** Columns of which the database does not know the whole type. */
interface Overrides {
  application: { shared: Json<Partial<RenterProfile>>; claim_answers: DefaultedJson<ClaimAnswers> };
  application_event: {
    note: WrittenOnce<string>;
    reason: ColumnType<DeclineReason | null, DeclineReason | null | undefined, never>;
  };
  audit_entry: { note: WrittenOnce<string> };
  bulk_change_home: { status: WrittenOnce<ListingStatus> };
  draft: { form: Json<DraftBody> };
  feed_property: {
    photos: Json<readonly PortablePhoto[]>;
    media_problems: Json<readonly { readonly source: string; readonly wanted: string }[]>;
  };
  listing: {
    material_information: Json<MaterialInformation>;
    flags: Json<readonly ReviewFlag[]>;
    approved_wording: ColumnType<WordsByField | null, string | null | undefined, string | null>;
    /** Triggers keep these two whenever the photos of a listing change. */
    photos: Kept<number>;
    cover_id: Kept<string | null>;
    card: Kept<ListingCard>;
  };
  listing_rent: { id: Kept<string> };
  listing_revision: {
    form: Json<ListingValues>;
    captions: Json<Readonly<Record<string, string>>>;
    reasons: Json<readonly RevisionReason[]>;
    flags: Json<readonly ReviewFlag[]>;
  };
  listing_search: { property_type: PropertyType };
  import_mapping: { targets: Json<Readonly<Record<string, string | null>>> };
  listing_import: {
    columns: DefaultedJson<readonly ImportColumn[]>;
    counts: DefaultedJson<Partial<ImportCounts>>;
  };
  listing_import_row: {
    home: ColumnType<PortableListing | null, string | null | undefined, string | null>;
    problems: DefaultedJson<readonly ImportProblem[]>;
    findings: DefaultedJson<readonly ImportFinding[]>;
    changes: DefaultedJson<readonly ImportChange[]>;
    undo_notes: DefaultedJson<readonly UndoNote[]>;
    replaced: ColumnType<ReplacedParts | null, string | null | undefined, string | null>;
  };
  live_listing_totals: { property_type: PropertyType };
  photo: { cover: Kept<PhotoCover> };
  report: {
    outcome: ColumnType<ReportOutcome | null, ReportOutcome | undefined, ReportOutcome>;
    decision_id: ColumnType<string | null, string | undefined, string>;
  };
  session: { id: WrittenOnce<string> };
  sign_in_event: { kind: WrittenOnce<SignInEventKind> };
  mail: { rewrite: ColumnType<Rewrite | null, string | null | undefined, string | null> };
  tenant_preference: { must_haves: Defaulted<SearchFeature[]> };
  ticket: { kind: WrittenOnce<TicketKind> };
  viewing_notice: {
    event: WrittenOnce<ViewingEvent>;
    forgotten: DefaultedJson<
      readonly {
        readonly uid: string;
        readonly sequence: number;
        readonly startsAt: string;
        readonly endsAt: string;
      }[]
    >;
  };
  viewing_times: { pattern: Json<Pick<ViewingTimes, 'weekly' | 'daysOff' | 'singles'>> };
}

/** What the function `card_of` writes. */
export interface ListingCard {
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
  /** Shown beside the features when they are fewer than three. */
  readonly information: Partial<MaterialInformation> | null;
  /** What `cardFacts` puts into words. */
  readonly said?: Partial<MaterialInformation>;
  readonly photos: number;
  /** In milliseconds; when the listing was submitted if it was never published. */
  readonly published_at: number;
}

/** What the function `cover_of` writes. */
export interface PhotoCover {
  readonly id: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly placeholder: string;
}

type Merged<Generated, Override> = {
  [Column in keyof Generated]: Column extends keyof Override ? Override[Column] : Generated[Column];
};

/** Names above that no table or column has; they stop the compiler. */
type UnknownOverrides = {
  [T in keyof Overrides]: T extends keyof GeneratedTables ? Exclude<keyof Overrides[T], keyof GeneratedTables[T]> : T;
}[keyof Overrides];

export type Tables = [UnknownOverrides] extends [never]
  ? {
      [T in keyof GeneratedTables]: T extends keyof Overrides
        ? Merged<GeneratedTables[T], Overrides[T]>
        : GeneratedTables[T];
    }
  : { readonly unknownOverride: UnknownOverrides };
