import { listingFields } from '../../listings/fields.ts';
import { trimEndOf } from '../../text-edges.ts';
import { type PortableField, portableFields } from './portable-listing.ts';

/** What a column of a table may hold besides the fields of a listing. Several columns may hold photos. */
export const columnsBesideFields = [
  'reference',
  'client',
  'status',
  'photos',
  'photo_kinds',
  'photo_captions',
] as const;
export type BesideField = (typeof columnsBesideFields)[number];
export type ColumnTarget = PortableField | BesideField;

/** "addressLine1" is written "address_line_1", "monthlyRent" "monthly_rent". */
const snakeCase = (name: string): string =>
  name
    .replace(/\./g, '_')
    .replace(/([a-z])([A-Z\d])/g, '$1_$2')
    .toLowerCase();

const isBesideField = (target: ColumnTarget): target is BesideField =>
  (columnsBesideFields as readonly string[]).includes(target);

/** The name of the column that holds it in our own files. */
export const columnName = (target: ColumnTarget): string => (isBesideField(target) ? target : snakeCase(target));

/** The columns of our own files, in their order. */
export const portfolioColumns: readonly ColumnTarget[] = [
  'reference',
  'client',
  'status',
  ...portableFields,
  'photos',
  'photo_kinds',
  'photo_captions',
];

/**
 * How other programs call the column, beside our name and the label of the form. Spaces, case and punctuation do not
 * matter; a number at the end of a photo column does not either.
 */
const spellings: { readonly [Target in ColumnTarget]: readonly string[] } = {
  reference: ['ref', 'agent ref', 'your reference', 'property ref', 'property reference', 'id', 'property id'],
  client: ['landlord', 'landlord name', 'client name', 'owner', 'vendor'],
  status: ['state', 'availability', 'property status', 'let status'],
  photos: ['photo', 'image', 'images', 'picture', 'pictures', 'photo url', 'image url', 'media image', 'main image'],
  photo_kinds: ['photo kind', 'image type'],
  photo_captions: ['photo caption', 'image caption', 'caption', 'media image text'],
  title: ['headline', 'heading', 'name', 'advert title', 'display address'],
  propertyDescription: ['description', 'full description', 'details', 'advert', 'main description', 'long description'],
  'address.line1': ['address', 'address 1', 'street', 'street address', 'line 1', 'first line'],
  'address.line2': ['address 2', 'line 2', 'locality'],
  'address.city': ['town', 'city', 'town or city', 'post town', 'town/city'],
  'address.county': ['region'],
  'address.postcode': ['post code', 'postal code', 'zip', 'pcode'],
  nation: ['country'],
  registrationNumber: ['landlord registration', 'rent smart wales number', 'landlord reg no'],
  agentRegistrationNumber: ['agent registration', 'larn'],
  registrationPending: ['landlord registration pending'],
  pin: ['position', 'location', 'coordinates', 'lat long', 'latitude longitude'],
  shareAddress: ['show address', 'show full address'],
  propertyType: ['type', 'property style', 'kind'],
  furnishing: ['furnished', 'furnish type', 'furnishing type', 'let furn'],
  bedrooms: ['beds', 'bed', 'no of bedrooms', 'number of bedrooms', 'bedroom count'],
  bathrooms: ['baths', 'bath', 'no of bathrooms', 'number of bathrooms', 'bathroom count'],
  availableDate: [
    'available',
    'available from',
    'date available',
    'move in date',
    'available on',
    'let date available',
  ],
  floor: ['floor level', 'storey'],
  hasParking: ['parking', 'parking available'],
  petsConsidered: ['pets', 'pets allowed', 'pet friendly'],
  isShared: ['shared', 'hmo', 'house share', 'shared house'],
  occupants: ['people', 'max occupants', 'max tenants', 'number of tenants'],
  households: ['number of households'],
  storeys: ['number of storeys', 'floors'],
  features: ['key features', 'bullet points', 'feature list', 'highlights'],
  monthlyRent: [
    'rent',
    'rent pcm',
    'price',
    'pcm',
    'rent per month',
    'price pcm',
    'rental',
    'rent (pcm)',
    'asking rent',
  ],
  holdingDeposit: ['holding fee', 'holding deposit amount'],
  securityDeposit: ['deposit', 'bond', 'let bond', 'tenancy deposit', 'damage deposit', 'deposit amount'],
  rentInAdvanceMonths: ['rent in advance', 'months in advance'],
  agentFees: ['fees', 'administration fee', 'tenant fees', 'admin fee'],
  councilTaxBand: ['council tax', 'tax band', 'ct band'],
  epcRating: ['epc', 'energy rating', 'epc band', 'eer'],
  epcExpected: ['epc due', 'epc ordered until'],
  welshBandI: ['band i'],
  epcExemption: ['epc exempt', 'epc exempted'],
  epcHeatRetention: ['heat retention'],
  epcHeatingSystem: ['heating system'],
  epcEnergyCost: ['energy cost'],
  billsIncluded: ['bills', 'bills inc', 'all bills included', 'inclusive of bills'],
  utilitiesIncluded: ['included utilities', 'bills included list'],
  utilitiesResponsibility: ['tenant utilities', 'tenant pays', 'utilities paid by tenant'],
  leaseLength: ['term', 'tenancy length', 'lease', 'minimum term', 'tenancy type', 'contract length'],
  tenancyExemption: ['exempt tenancy', 'fixed term exemption'],
  parkingDetails: ['parking type', 'parking notes'],
  parkingRestrictions: ['parking restriction'],
  fireSafetyFeatures: ['fire safety', 'alarms'],
  accessibilityFeatures: ['accessibility', 'access'],
  specialConditions: ['special condition', 'other information', 'notes', 'conditions'],
  councilLicence: ['licence', 'license', 'hmo licence', 'council license'],
  sharedWithLandlord: ['live in landlord', 'resident landlord'],
  heating: ['heating type', 'central heating'],
  waterSupply: ['water', 'drainage', 'sewerage'],
  broadband: ['internet', 'broadband speed'],
  mobileSignal: ['mobile', 'mobile coverage'],
  construction: ['construction type', 'build', 'building material'],
  buildingSafety: ['cladding', 'safety issues'],
  floodRisk: ['flood', 'flooding', 'flood risk level'],
  restrictions: ['restriction', 'covenants'],
};

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z\d]+/g, '');

const bySpelling: ReadonlyMap<string, ColumnTarget> = new Map(
  // Names come last, because they win over what another column may be called as well.
  [
    ...portfolioColumns.flatMap((target) => spellings[target].map((said) => [plain(said), target] as const)),
    ...portableFields.map((name) => [plain(listingFields[name].label), name] as const),
    ...portfolioColumns.map((target) => [plain(columnName(target)), target] as const),
  ],
);

const repeated: readonly ColumnTarget[] = ['photos', 'photo_captions'];

/** What a column of somebody's file probably holds, by its header; null where nothing is like it. */
export function guessColumn(header: string): ColumnTarget | null {
  const said = plain(header);
  const found = bySpelling.get(said);
  if (found) return found;
  const numbered = bySpelling.get(trimEndOf(said, '0123456789'));
  return numbered && repeated.includes(numbered) ? numbered : null;
}

/** The same for a whole header: each field takes the first column that is like it. */
export function guessColumns(headers: readonly string[]): (ColumnTarget | null)[] {
  const taken = new Set<ColumnTarget>();
  return headers.map((header) => {
    const target = guessColumn(header);
    if (target === null || (taken.has(target) && !repeated.includes(target))) return null;
    taken.add(target);
    return target;
  });
}
