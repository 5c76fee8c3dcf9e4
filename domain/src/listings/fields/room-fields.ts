import { BATHROOMS, BEDROOMS, MAX_COUNT, MAX_FEATURE, MAX_FEATURES, MAX_PHOTOS } from '../../homes/limits.ts';
import { countsBedrooms } from '../../homes/listing-facts.ts';
import {
  type Floor,
  floorLabels,
  furnishingLabels,
  type PropertyType,
  propertyTypeLabels,
} from '../../homes/vocabulary.ts';
import { formatDay } from '../../uk-time.ts';
import { MAX_TOUR_LINK, tourHostNames, videoTourProblem } from '../video-tour.ts';
import { choice, count, day, flag, link, photos, spelt, texts } from './field.ts';

/** Listings with fewer photos get few views. */
const PHOTOS_WANTED = 3;

interface Rooms {
  readonly propertyType: PropertyType | '';
}
interface Shared {
  readonly isShared: boolean;
}

interface Sharing {
  readonly sharedWithLandlord: boolean;
}

const optionalCount = { min: 1, max: MAX_COUNT, step: 1, initial: null } as const;
const isShared = ({ isShared }: Shared): boolean => isShared;
/** A whole house has no floor. */
const isPartOfBuilding = ({ propertyType }: Rooms): boolean =>
  ['flat', 'studio', 'maisonette', 'room'].includes(propertyType);
const floorText = (floor: Floor | ''): string | undefined => (floor === '' ? undefined : floorLabels[floor]);
const bedroomsText = (bedrooms: number | null, { propertyType }: Rooms): string | null | undefined =>
  countsBedrooms({ bedrooms: bedrooms ?? 0, propertyType }) ? (bedrooms === null ? null : String(bedrooms)) : undefined;
const counted = (count: number | null, one: string, many: string): string | null =>
  count === null ? null : `${count} ${count === 1 ? one : many}`;

const typeRoomsAndDate = { part: 'home', label: 'Type, rooms and date' } as const;

/** Its rooms, features and photos: the other fields of the first tab, in the order of the form. */
export const roomFields = {
  propertyType: choice(propertyTypeLabels, {
    section: 'rooms',
    edits: 'reviewed',
    width: 'half',
    label: 'Property type',
    prompt: 'Choose a type',
    required: 'Property type is required',
    payload: 'propertyType',
    spellings: spelt(
      ['type', 'property style', 'prop type', 'house type', 'dwelling type', 'home type', 'kind'],
      ['property sub type', 'sub type', 'unit type', 'style', 'building type', 'type of property'],
      ['type of home'],
    ),
    blm: { coded: 'PROP_SUB_ID' },
    rtdf: { coded: 'property_type' },
    page: [{ part: 'key-facts', order: 30, term: 'Type' }],
    review: { part: 'home', order: 30, term: 'Type' },
    checklist: typeRoomsAndDate,
  }),
  furnishing: choice(furnishingLabels, {
    section: 'rooms',
    edits: 'checked',
    width: 'half',
    label: 'Furnishing',
    prompt: 'Choose one',
    spellings: spelt(
      ['furnished', 'furnishings', 'furnish type', 'furnishing type', 'furnished status'],
      ['furnished or unfurnished', 'let furn', 'furnished unfurnished', 'furn', 'furn unfurn'],
      ['furnished state', 'furnishing status', 'furnishing state', 'let furnished'],
    ),
    blm: { coded: 'LET_FURN_ID' },
    rtdf: { coded: 'details.furnished_type' },
    page: [{ part: 'key-facts', order: 40, term: 'Furnishing' }],
    review: { part: 'home', order: 70, term: 'Furnishing' },
    checklist: null,
  }),
  bedrooms: count(
    { ...BEDROOMS, initial: 1 },
    {
      section: 'rooms',
      edits: 'reviewed',
      width: 'half',
      label: 'Bedrooms',
      payload: 'bedrooms',
      spellings: spelt(
        ['beds', 'bed', 'no of beds', 'number of beds', 'no of bedrooms', 'no bedrooms'],
        ['number of bedrooms', 'total bedrooms', 'bedroom count', 'property bedrooms', 'bed rooms'],
        ['bdrms', 'br', 'no beds', 'beds no'],
      ),
      blm: 'BEDROOMS',
      rtdf: 'details.bedrooms',
      page: [{ part: 'key-facts', order: 10, term: 'Bedrooms', read: bedroomsText }],
      review: { part: 'home', order: 40, term: 'Bedrooms', read: bedroomsText },
      checklist: typeRoomsAndDate,
    },
  ),
  bathrooms: count(
    { ...BATHROOMS, initial: 1 },
    {
      section: 'rooms',
      edits: 'reviewed',
      width: 'half',
      label: 'Bathrooms',
      payload: 'bathrooms',
      spellings: spelt(
        ['baths', 'bath', 'no of baths', 'number of baths', 'no of bathrooms', 'no bathrooms'],
        ['number of bathrooms', 'total bathrooms', 'bathroom count', 'property bathrooms', 'bath rooms'],
        ['no baths', 'baths no'],
      ),
      blm: { coded: 'BATHROOMS' },
      rtdf: { coded: 'details.bathrooms' },
      page: [{ part: 'key-facts', order: 20, term: 'Bathrooms' }],
      review: { part: 'home', order: 50, term: 'Bathrooms' },
      checklist: typeRoomsAndDate,
    },
  ),
  availableDate: day({
    section: 'rooms',
    edits: 'free',
    width: 'half',
    label: 'Available from',
    required: 'Available date is required',
    payload: 'availableDate',
    spellings: spelt(
      ['available', 'available from', 'date available', 'move in date', 'available on'],
      ['let date available', 'availability date', 'available from date', 'date available from'],
      ['vacant from', 'move in', 'start date', 'avail', 'avail date', 'avail from'],
      ['available date from', 'date of availability', 'date property available', 'next available'],
      ['earliest move in', 'move in from'],
    ),
    blm: { coded: 'LET_DATE_AVAILABLE' },
    rtdf: { coded: 'date_available' },
    page: [
      {
        part: 'key-facts',
        order: 50,
        term: 'Available from',
        read: (date, { today }: { readonly today: string }) => date && (date <= today ? 'Now' : formatDay(date)),
      },
    ],
    review: { part: 'home', order: 60, term: 'Available from' },
    checklist: typeRoomsAndDate,
  }),
  floor: choice(floorLabels, {
    section: 'rooms',
    edits: 'checked',
    width: 'half',
    label: 'Floor',
    prompt: 'Choose the floor',
    asked: { when: isPartOfBuilding },
    card: { order: 10 },
    spellings: ['floor level', 'storey'],
    rtdf: { coded: 'details.entrance_floor' },
    page: [{ part: 'key-facts', order: 35, term: 'Floor', read: floorText }],
    review: { part: 'home', order: 55, term: 'Floor' },
    checklist: null,
  }),
  hasParking: flag({
    section: 'rooms',
    edits: 'checked',
    label: 'Parking comes with the home',
    payload: 'hasParking',
    spellings: ['parking', 'parking available'],
    rtdf: { coded: 'details.parking' },
    page: [{ part: 'B', order: 70, term: 'Parking' }],
    review: { part: 'B', order: 70, term: 'Parking' },
    checklist: null,
  }),
  petsConsidered: flag({
    section: 'rooms',
    edits: 'checked',
    label: 'Pets considered',
    initial: true,
    spellings: spelt(
      ['pets', 'pets are considered', 'pets allowed', 'pet friendly', 'pets accepted', 'pets ok'],
      ['accepts pets'],
    ),
    rtdf: 'details.pets_allowed',
    page: [{ part: 'C', order: 40, term: 'Pets', read: (are) => (are ? 'Considered' : 'Ask before applying') }],
    review: { part: 'C', order: 70, term: 'Pets considered' },
    checklist: null,
  }),
  isShared: flag({
    section: 'rooms',
    edits: 'reviewed',
    label: 'Shared house (HMO): more than one household lives here',
    payload: 'isShared',
    spellings: ['shared', 'hmo', 'house share', 'shared house'],
    rtdf: 'house_flat_share',
    page: [{ part: 'C', order: 50, term: 'Shared home (HMO)' }],
    review: { part: 'C', order: 10, term: 'Shared home (HMO)' },
    checklist: null,
  }),
  occupants: count(optionalCount, {
    section: 'rooms',
    edits: 'checked',
    width: 'third',
    label: 'People',
    asked: { when: (form: Shared & Sharing) => isShared(form) || form.sharedWithLandlord },
    spellings: spelt(
      ['people', 'max occupants', 'max tenants', 'number of tenants', 'max occupancy'],
      ['maximum occupants', 'maximum tenants', 'occupancy'],
    ),
    rtdf: null,
    page: [
      {
        part: 'C',
        order: 60,
        term: 'Let to',
        read: (occupants, { isShared, households }: Shared & { readonly households: number | null }) => {
          const said = [counted(occupants, 'person', 'people'), counted(households, 'household', 'households')];
          return isShared ? said.filter((part) => part !== null).join(', ') : undefined;
        },
      },
    ],
    review: { part: 'C', order: 20, term: 'People' },
    checklist: null,
  }),
  households: count(optionalCount, {
    section: 'rooms',
    edits: 'checked',
    width: 'third',
    label: 'Households',
    asked: { when: isShared },
    spellings: ['number of households'],
    rtdf: null,
    page: [],
    review: { part: 'C', order: 30, term: 'Households' },
    checklist: null,
  }),
  storeys: count(optionalCount, {
    section: 'rooms',
    edits: 'checked',
    width: 'third',
    label: 'Storeys',
    asked: { when: isShared },
    spellings: ['number of storeys', 'floors'],
    rtdf: null,
    page: [],
    review: { part: 'C', order: 40, term: 'Storeys' },
    checklist: null,
  }),

  features: texts({
    section: 'features',
    edits: 'checked',
    label: 'Features',
    max: MAX_FEATURE,
    maxItems: MAX_FEATURES,
    payload: 'features',
    spellings: spelt(
      ['key features', 'bullet points', 'feature list', 'highlights', 'feature', 'bullet point'],
      ['bullets', 'bullet', 'key feature', 'selling points'],
    ),
    blm: { coded: 'FEATURE1…FEATURE10' },
    rtdf: { coded: 'details.features' },
    page: [],
    review: { part: 'home', order: 80, term: 'Features' },
    checklist: null,
  }),
  images: photos({
    section: 'photos',
    edits: 'checked',
    label: 'Photos',
    maxItems: MAX_PHOTOS,
    payload: 'images',
    rtdf: { coded: 'media' },
    page: [],
    review: null,
    checklist: {
      part: 'home',
      label: `At least ${PHOTOS_WANTED} photos`,
      isDone: (images) => images.length >= PHOTOS_WANTED,
    },
  }),
  videoTour: link({
    section: 'photos',
    edits: 'checked',
    label: 'Video tour',
    hint: `A link to the tour on ${tourHostNames}.`,
    max: MAX_TOUR_LINK,
    refuse: videoTourProblem,
    spellings: spelt(
      ['virtual tour', 'video', 'video url', 'virtual tour url', 'tour', 'video link', 'virtual tour link'],
      ['360 tour', 'matterport', 'youtube link', 'virtual viewing', 'video tour url', 'tour url'],
    ),
    blm: { coded: 'MEDIA_VIRTUAL_TOUR_00' },
    rtdf: { coded: 'media' },
    page: [],
    review: { part: 'home', order: 85, term: 'Video tour' },
    checklist: null,
  }),
};
