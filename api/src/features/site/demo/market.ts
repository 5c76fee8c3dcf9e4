import type { RenterProfile, SharedField } from '@letfair/domain/lettings/applications/application-form';
import type { ApplicationAction } from '@letfair/domain/lettings/applications/lifecycle';
import type { CertificateDetails } from '@letfair/domain/listings/certificates/certificate-details';
import type { CertificateKind } from '@letfair/domain/listings/certificates/kinds';
import type { ListingForm } from '@letfair/domain/listings/fields';
import type { BookingStatus } from '@letfair/domain/listings/inventory/inventory-service';
import type { ListingAction, ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { TicketAction } from '@letfair/domain/site/support/lifecycle';
import type { TicketPriority, TicketSubject, TicketUserType } from '@letfair/domain/site/support/tickets';
import type { ReportDecision, ReportType } from '@letfair/domain/trust/reports/reports';

/** People are referred to by email, listings by reference. */
export interface Market {
  readonly people: readonly MarketPerson[];
  /** Emails of the people whose account every visitor may use; nobody can sign in as any other. */
  readonly shared: readonly string[];
  readonly homes: readonly MarketListing[];
  readonly activity: MarketActivity;
  readonly pictures: ReadonlyMap<string, MarketPicture>;
}

export interface MarketActivity {
  readonly favorites: readonly MarketFavorite[];
  readonly conversations: readonly MarketConversation[];
  readonly replyTemplates: readonly MarketReplyTemplate[];
  readonly applications: readonly MarketApplication[];
  readonly viewings: readonly MarketViewing[];
  readonly certificates: readonly MarketCertificate[];
  readonly inventories: readonly MarketInventory[];
  readonly tickets: readonly MarketTicket[];
  readonly reported: readonly MarketReportedTarget[];
}

/** An inventory that was requested with a home, and the steps since then. */
export interface MarketInventory {
  readonly home: MarketListing;
  readonly steps: readonly { readonly status: BookingStatus; readonly at: Date }[];
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly joined: Date;
  readonly verified: boolean;
  readonly suspensions: readonly MarketSuspension[];
}

interface MarketSuspension {
  readonly from: Date;
  /** Null while it lasts. */
  readonly until: Date | null;
  readonly reason: string;
}

export type MarketPerson = Person &
  (
    | { readonly userType: 'admin' }
    | {
        readonly userType: 'tenant';
        readonly maxBudget: number;
        readonly preferredArea: string;
        readonly propertyType: 'flat' | 'house' | 'studio' | 'room' | null;
        readonly moveInDate: string;
      }
    | { readonly userType: 'landlord'; readonly address: string }
    | {
        readonly userType: 'agent';
        readonly companyName: string;
        readonly registrationNumber: string;
        readonly tradingAddress: string;
        readonly redressScheme: string;
        readonly redressNumber: string;
        readonly clientMoneyProtection: string;
      }
  );

export interface MarketListing {
  readonly lister: string;
  /** Without images, which `pictures` names. */
  readonly form: ListingForm;
  /** Picture names, the cover first. */
  readonly pictures: readonly string[];
  /** The listing of somebody else whose pictures it shows. */
  readonly copies?: MarketListing;
  readonly status: ListingStatus;
  readonly submitted: Date;
  /** From submission to the present status, in order of time. */
  readonly steps: readonly MarketStep[];
  readonly earlierRent: { readonly pounds: number; readonly until: Date } | null;
  /** Views per day, today first. */
  readonly views: readonly number[];
}

interface MarketStep {
  readonly action: Exclude<ListingAction, 'submit'>;
  readonly at: Date;
  /** The moderator's reason. */
  readonly note?: string;
}

export interface MarketFavorite {
  readonly tenant: string;
  readonly home: MarketListing;
  readonly at: Date;
}

interface MarketReplyTemplate {
  readonly lister: string;
  readonly title: string;
  readonly content: string;
}

export interface MarketConversation {
  readonly tenant: string;
  readonly home: MarketListing;
  /** In order of time; the tenant starts. */
  readonly messages: readonly { readonly by: 'tenant' | 'lister'; readonly content: string; readonly at: Date }[];
  /** Whether the last message has been read; answering implies having read. */
  readonly read: boolean;
}

export interface MarketApplication {
  readonly tenant: string;
  readonly home: MarketListing;
  readonly at: Date;
  readonly profile: RenterProfile;
  readonly share: readonly SharedField[];
  readonly steps: readonly { readonly action: ApplicationAction; readonly at: Date; readonly reason?: string }[];
}

/** A viewing that is over; those to come are booked through the API. */
export interface MarketViewing {
  readonly tenant: string;
  readonly home: MarketListing;
  readonly bookedAt: Date;
  readonly startsAt: Date;
  readonly status: 'happened' | 'no-show-tenant' | 'cancelled-by-tenant';
  /** What the tenant says against the entry, while nobody has decided. */
  readonly contest?: string;
}

export interface MarketCertificate {
  readonly home: MarketListing;
  readonly kind: CertificateKind;
  readonly details: CertificateDetails;
  readonly entered: Date;
  /** When a moderator saw it, if one did. */
  readonly confirmed: Date | null;
}

export interface MarketTicket {
  readonly name: string;
  readonly email: string;
  readonly userType: TicketUserType;
  readonly subject: TicketSubject;
  readonly priority: TicketPriority;
  readonly message: string;
  readonly at: Date;
  readonly steps: readonly { readonly action: TicketAction; readonly at: Date; readonly content?: string }[];
}

export interface MarketReportedTarget {
  readonly about: MarketListing | string;
  /** In order of time. */
  readonly reports: readonly {
    readonly reporter: string;
    readonly type: ReportType;
    readonly reason: string;
    readonly description: string;
    readonly at: Date;
  }[];
  /** Null while they are open. */
  readonly decided: { readonly decision: ReportDecision; readonly reason: string; readonly at: Date } | null;
  /** What a moderator wrote down for the others. */
  readonly note?: { readonly content: string; readonly at: Date };
}

export interface MarketPicture {
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly files: readonly { readonly width: number; readonly path: string; readonly bytes: number }[];
}
