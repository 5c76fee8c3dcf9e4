import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { ListingForm } from '@letfair/domain/listings/listing-form';

/** A whole marketplace to begin with: who is there, and what they let. People are known to each other by their address. */
export interface Market {
  readonly people: readonly MarketPerson[];
  readonly homes: readonly MarketHome[];
  readonly pictures: ReadonlyMap<string, MarketPicture>;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly joined: Date;
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

export interface MarketHome {
  readonly lister: string;
  /** Without images: those are named below. */
  readonly form: ListingForm;
  /** Names of pictures, the cover first. */
  readonly pictures: readonly string[];
  readonly status: ListingStatus;
  readonly submitted: Date;
  /** Null when it never went live. */
  readonly published: Date | null;
  /** What it was let for before its rent was changed, and when that was. */
  readonly earlierRent: { readonly pounds: number; readonly until: Date } | null;
  readonly rejectionReason: string | null;
  /** How often it was looked at on each of the days before today, today first. */
  readonly views: readonly number[];
}

/** A picture that is there already, as files of several widths. */
export interface MarketPicture {
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly files: readonly { readonly width: number; readonly path: string; readonly bytes: number }[];
}
