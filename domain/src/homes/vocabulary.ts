import { keysOf } from '../keys-of.ts';

/** The choices a listing offers: the values are stored and sent, the labels are what people read. */
export const propertyTypeLabels = {
  flat: 'Flat',
  house: 'House',
  studio: 'Studio',
  terraced: 'Terraced',
  // The hyphen is a non-breaking one, so that no line ends with half of the word.
  'semi-detached': 'Semi\u2011detached',
  detached: 'Detached',
  maisonette: 'Maisonette',
  bungalow: 'Bungalow',
  room: 'Room',
} as const;
export type PropertyType = keyof typeof propertyTypeLabels;
export const propertyTypes = keysOf(propertyTypeLabels);

export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type CouncilTaxBand = (typeof councilTaxBands)[number];

export const epcRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EpcRating = (typeof epcRatings)[number];

export const leaseLengthLabels = {
  '6-month': '6-month AST',
  '12-month': '12-month AST',
  '18-month': '18-month AST',
  '24-month': '24-month AST',
  rolling: 'Rolling monthly',
  other: 'Other',
} as const;
export type LeaseLength = keyof typeof leaseLengthLabels;
export const leaseLengths = keysOf(leaseLengthLabels);

export const utilities = [
  'Gas',
  'Electricity',
  'Water',
  'Council Tax',
  'Internet',
  'TV License',
  'Contents Insurance',
] as const;

export const fireSafetyItems = [
  'Smoke Alarms',
  'Carbon Monoxide Detectors',
  'Fire Doors',
  'Fire Escape Route',
  'Fire Extinguisher',
  'Fire Blanket',
  'HMO License',
] as const;

export const accessibilityItems = [
  'Step-free Access',
  'Wheelchair Accessible',
  'Accessible Bathroom',
  'Accessible Kitchen',
  'Accessible Parking',
  'Hearing Loop',
] as const;

export const furnishingLabels = {
  furnished: 'Furnished',
  'part-furnished': 'Part furnished',
  unfurnished: 'Unfurnished',
} as const;
export type Furnishing = keyof typeof furnishingLabels;
export const furnishings = keysOf(furnishingLabels);

export const floorLabels = {
  basement: 'Basement',
  ground: 'Ground floor',
  '1st': '1st floor',
  '2nd': '2nd floor',
  '3rd': '3rd floor',
  '4th': '4th floor',
  '5th': '5th floor',
  '6th-to-9th': '6th to 9th floor',
  '10th-or-above': '10th floor or above',
  top: 'Top floor',
} as const;
export type Floor = keyof typeof floorLabels;

/** Lettings in England that are exempt from the ban on fixed terms. */
export const tenancyExemptionLabels = {
  'company-let': 'Let to a company',
  lodger: 'Lodger in the landlord’s home',
  'resident-landlord': 'Landlord lives in the building',
  'rent-over-100000': 'Rent above £100,000 a year',
  'student-block': 'Approved student block',
  'holiday-let': 'Holiday let',
} as const;
export type TenancyExemption = keyof typeof tenancyExemptionLabels;
export const tenancyExemptions = keysOf(tenancyExemptionLabels);

/** The codes whose members may let student blocks in England by tenancies that are not assured. */
export const studentCodeLabels = {
  'anuk-unipol': 'ANUK/Unipol National Code',
  'uuk-guildhe': 'Universities UK/GuildHE code',
} as const;

/** The part of a building that a landlord who lives there lets; a single room is a type of home of its own. */
export const partLetLabels = {
  rooms: 'Some of the rooms',
  'own-flat': 'A separate flat in the landlord’s own house',
} as const;

/** Whether the council licenses the home: all shared homes of a size, or more of them, or all rented homes of an area. */
export const councilLicenceLabels = {
  'not-needed': 'No licence needed',
  held: 'Licence in place',
  applied: 'Licence applied for',
  needed: 'Licence needed but not in place yet',
  'not-known': 'Not known',
} as const;
