import type { ListingForm } from '@letfair/domain/listings/listing-form';
import type { LawOfForm } from './law-of-form.ts';
import { type FieldName, wizardProblems } from './listing-form-state.ts';

export interface ChecklistItem {
  readonly label: string;
  readonly field: FieldName;
  readonly done: boolean;
}
export interface ChecklistGroup {
  readonly title: string;
  readonly items: readonly ChecklistItem[];
}

/** Homes with fewer photographs are hardly looked at. */
const PHOTOS_WANTED = 3;

/** What a renter has to be told before deciding to look at a home, and how much of it the form says already. */
export function checklistOf(form: ListingForm, { nation, blocking }: LawOfForm): readonly ChecklistGroup[] {
  const problems = wizardProblems(form);
  const filled = (...names: readonly FieldName[]) => names.every((name) => problems[name] === undefined);
  const item = (label: string, field: FieldName, done: boolean): ChecklistItem => ({ label, field, done });
  return [
    {
      title: 'The home',
      items: [
        item('Title and description', 'title', filled('title', 'propertyDescription')),
        item('Full address', 'address.line1', filled('address.line1', 'address.city', 'address.postcode')),
        item('Type, rooms and date', 'propertyType', filled('propertyType', 'bedrooms', 'bathrooms', 'availableDate')),
        item(`At least ${PHOTOS_WANTED} photos`, 'images', form.images.length >= PHOTOS_WANTED),
      ],
    },
    {
      title: 'Part A',
      items: [
        item('Monthly rent', 'monthlyRent', filled('monthlyRent')),
        item('Holding and security deposits', 'holdingDeposit', filled('holdingDeposit', 'securityDeposit')),
        item('Council tax band', 'councilTaxBand', filled('councilTaxBand')),
        item('EPC rating', 'epcRating', filled('epcRating')),
      ],
    },
    {
      title: 'Part B',
      items: [
        item('Who pays for which utilities', 'utilitiesIncluded', saysWhoPays(form)),
        item('Lease length', 'leaseLength', filled('leaseLength')),
        item('Parking', 'parkingDetails', form.hasParking ? form.parkingDetails.trim() !== '' : true),
      ],
    },
    {
      title: 'Part C',
      items: [
        item('Fire safety', 'fireSafetyFeatures', form.fireSafetyFeatures.length > 0),
        item('Accessibility', 'accessibilityFeatures', form.accessibilityFeatures.length > 0),
        item('Anything that restricts its use', 'specialConditions', form.specialConditions.trim() !== ''),
      ],
    },
    {
      title: 'Law checks',
      items: [
        item('Nation known from the postcode', 'address.postcode', nation !== null),
        item('Nothing keeps it from going live', 'address.postcode', nation !== null && blocking.length === 0),
      ],
    },
  ];
}

const saysWhoPays = ({ billsIncluded, utilitiesIncluded, utilitiesResponsibility }: ListingForm): boolean =>
  billsIncluded || utilitiesIncluded.length > 0 || utilitiesResponsibility.length > 0;
