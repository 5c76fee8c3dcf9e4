import type { Nation } from '../places/nations.ts';
import type {
  AccessibilityItem,
  CouncilTaxBand,
  EpcRating,
  FireSafetyItem,
  Furnishing,
  LeaseLength,
  PropertyType,
  TenancyExemption,
  Utility,
} from './vocabulary.ts';

export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postcode: string;
  readonly county: string;
}

/**
 * The form of document 2, section 3, as somebody fills it in: what is not chosen yet is '', what is not counted yet null.
 * `price` has no control of its own; it follows monthlyRent when the form is sent.
 */
export interface ListingForm {
  readonly title: string;
  readonly propertyDescription: string;
  readonly address: Address;
  readonly propertyType: PropertyType | '';
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly hasParking: boolean;
  readonly isShared: boolean;
  readonly availableDate: string;
  readonly features: readonly string[];
  /** Ids of photos, the cover first. */
  readonly images: readonly string[];
  readonly monthlyRent: number | null;
  readonly holdingDeposit: number | null;
  readonly securityDeposit: number | null;
  readonly billsIncluded: boolean;
  readonly councilTaxBand: CouncilTaxBand | '';
  readonly epcRating: EpcRating | '';
  readonly utilitiesResponsibility: readonly Utility[];
  readonly utilitiesIncluded: readonly Utility[];
  readonly parkingDetails: string;
  readonly parkingRestrictions: string;
  readonly fireSafetyFeatures: readonly FireSafetyItem[];
  readonly leaseLength: LeaseLength | '';
  readonly accessibilityFeatures: readonly AccessibilityItem[];
  readonly specialConditions: string;

  // What the law of a nation, or somebody choosing a home, asks for beyond the document. All of it may be left alone.
  readonly furnishing: Furnishing | '';
  readonly petsConsidered: boolean;
  /** Whether everybody may read the street and the whole postcode. */
  readonly shareAddress: boolean;
  /** Asked only where the postcode lies on a border. */
  readonly nation: Nation | '';
  readonly registrationNumber: string;
  readonly registrationPending: boolean;
  readonly agentRegistrationNumber: string;
  /** What the agent charges tenants, or a link to it. */
  readonly agentFees: string;
  readonly epcExemption: boolean;
  readonly tenancyExemption: TenancyExemption | '';
  readonly welshBandI: boolean;
  readonly rentInAdvanceMonths: number | null;
  readonly occupants: number | null;
  readonly households: number | null;
  readonly storeys: number | null;
}

export const emptyListingForm: ListingForm = {
  title: '',
  propertyDescription: '',
  address: { line1: '', line2: '', city: '', postcode: '', county: '' },
  propertyType: '',
  bedrooms: 1,
  bathrooms: 1,
  hasParking: false,
  isShared: false,
  availableDate: '',
  features: [],
  images: [],
  monthlyRent: null,
  holdingDeposit: null,
  securityDeposit: null,
  billsIncluded: false,
  councilTaxBand: '',
  epcRating: '',
  utilitiesResponsibility: [],
  utilitiesIncluded: [],
  parkingDetails: '',
  parkingRestrictions: '',
  fireSafetyFeatures: [],
  leaseLength: '',
  accessibilityFeatures: [],
  specialConditions: '',
  furnishing: '',
  petsConsidered: true,
  shareAddress: false,
  nation: '',
  registrationNumber: '',
  registrationPending: false,
  agentRegistrationNumber: '',
  agentFees: '',
  epcExemption: false,
  tenancyExemption: '',
  welshBandI: false,
  rentInAdvanceMonths: null,
  occupants: null,
  households: null,
  storeys: null,
};

/** Document 2, section 9. */
export const BEDROOMS = { min: 0, max: 50, step: 1 } as const;
export const BATHROOMS = { min: 1, max: 20, step: 0.5 } as const;

export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5_000;
export const MAX_ADDRESS_PART = 120;
export const MAX_FEATURE = 200;
export const MAX_FEATURES = 40;
export const MAX_PHOTOS = 30;
export const MAX_DETAILS = 1_000;
export const MAX_REGISTRATION_NUMBER = 60;
/** £; above these a figure is a typing mistake. */
export const MAX_RENT = 200_000;
export const MAX_DEPOSIT = 1_000_000;
export const MAX_COUNT = 100;
export const MAX_DRAFTS = 50;
export const AUTOSAVE_SECONDS = 30;
