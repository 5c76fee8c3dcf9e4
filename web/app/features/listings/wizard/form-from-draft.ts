import type { Draft, DraftBody } from '@letfair/contract/drafts';
import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';
import {
  accessibilityItems,
  councilTaxBands,
  epcRatings,
  fireSafetyItems,
  furnishings,
  leaseLengths,
  propertyTypes,
  tenancyExemptions,
  utilities,
} from '@letfair/domain/listings/vocabulary';
import { nations } from '@letfair/domain/places/nations';
import { isPlainDate } from '@letfair/domain/plain-date';

/** What a draft may hold: whatever some client saved. Only sizes were checked, so every value is looked at here. */
export type SavedForm = Partial<Pick<Draft, keyof DraftBody & keyof Draft>>;

/** A saved draft as the form shows it; what a control cannot hold is left as it is in an empty form. */
export function formFromDraft(saved: SavedForm): ListingForm {
  const address = saved.address ?? {};
  return {
    ...emptyListingForm,
    title: text(saved.title),
    propertyDescription: text(saved.propertyDescription),
    address: {
      line1: text(address.line1),
      line2: text(address.line2),
      city: text(address.city),
      postcode: text(address.postcode).toUpperCase(),
      county: text(address.county),
    },
    propertyType: oneOf(propertyTypes, saved.propertyType),
    bedrooms: figure(saved.bedrooms, emptyListingForm.bedrooms),
    bathrooms: figure(saved.bathrooms, emptyListingForm.bathrooms),
    hasParking: saved.hasParking === true,
    isShared: saved.isShared === true,
    availableDate: day(saved.availableDate),
    features: texts(saved.features),
    images: texts(saved.images).filter((id) => photoId.test(id)),
    // Other clients may know the rent as the price alone.
    monthlyRent: figure(saved.monthlyRent, null) ?? figure(saved.price, null),
    holdingDeposit: figure(saved.holdingDeposit, null),
    securityDeposit: figure(saved.securityDeposit, null),
    billsIncluded: isYes(saved.billsIncluded),
    councilTaxBand: oneOf(councilTaxBands, saved.councilTaxBand),
    epcRating: oneOf(epcRatings, saved.epcRating),
    utilitiesResponsibility: someOf(utilities, saved.utilitiesResponsibility),
    utilitiesIncluded: someOf(utilities, saved.utilitiesIncluded),
    parkingDetails: text(saved.parkingDetails),
    parkingRestrictions: text(saved.parkingRestrictions),
    fireSafetyFeatures: someOf(fireSafetyItems, saved.fireSafetyFeatures),
    leaseLength: oneOf(leaseLengths, saved.leaseLength),
    accessibilityFeatures: someOf(accessibilityItems, saved.accessibilityFeatures),
    specialConditions: text(saved.specialConditions),
    furnishing: oneOf(furnishings, saved.furnishing),
    petsConsidered: saved.petsConsidered ?? emptyListingForm.petsConsidered,
    shareAddress: saved.shareAddress === true,
    nation: oneOf(nations, saved.nation),
    registrationNumber: text(saved.registrationNumber),
    registrationPending: saved.registrationPending === true,
    agentRegistrationNumber: text(saved.agentRegistrationNumber),
    agentFees: text(saved.agentFees),
    epcExemption: saved.epcExemption === true,
    tenancyExemption: oneOf(tenancyExemptions, saved.tenancyExemption),
    welshBandI: saved.welshBandI === true,
    rentInAdvanceMonths: figure(saved.rentInAdvanceMonths, null),
    occupants: figure(saved.occupants, null),
    households: figure(saved.households, null),
    storeys: figure(saved.storeys, null),
  };
}

/** The form as a draft is saved; the price follows the rent (document 2, section 3). */
export const draftBodyOf = (form: ListingForm) =>
  ({
    ...form,
    address: { ...form.address },
    features: [...form.features],
    images: [...form.images],
    utilitiesResponsibility: [...form.utilitiesResponsibility],
    utilitiesIncluded: [...form.utilitiesIncluded],
    fireSafetyFeatures: [...form.fireSafetyFeatures],
    accessibilityFeatures: [...form.accessibilityFeatures],
    price: form.monthlyRent,
    status: 'draft',
  }) satisfies DraftBody;

const photoId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const text = (value: string | null | undefined): string => value ?? '';
const texts = (values: readonly string[] | undefined): readonly string[] => [...new Set(values ?? [])];

function figure(value: number | string | null | undefined, ifAbsent: number | null): number | null {
  if (value === undefined) return ifAbsent;
  if (value === null || value === '') return null;
  const number = typeof value === 'string' ? Number(value.replace(/[£,\s]/g, '') || Number.NaN) : value;
  return Number.isFinite(number) ? number : null;
}

/** A day, or an instant of that day as some clients write it. */
function day(value: string | null | undefined): string {
  const written = text(value).slice(0, 'YYYY-MM-DD'.length);
  return isPlainDate(written) ? written : '';
}

const isYes = (value: boolean | string | null | undefined): boolean =>
  value === true || (typeof value === 'string' && /^(?:true|yes|on|1)$/i.test(value.trim()));

const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined): T | '' =>
  known.find((item) => item === value) ?? '';

const someOf = <T extends string>(known: readonly T[], values: readonly string[] | undefined): readonly T[] =>
  known.filter((item) => values?.includes(item));
