import {
  MAX_ADDRESS_PART,
  MAX_DESCRIPTION,
  MAX_POSTCODE,
  MAX_REFERENCE,
  MAX_REGISTRATION_NUMBER,
  MAX_SECOND_ADVERT_REASON,
  MAX_TITLE,
} from '../../homes/limits.ts';
import { pinTextProblem } from '../../search/places/map/pin.ts';
import { type Nation, nationLabels, nations } from '../../search/places/nations.ts';
import { nationOf } from '../../search/places/postcodes/nation.ts';
import { areaOf, checkPostcode } from '../../search/places/postcodes/postcodes.ts';
import { hiddenCharactersProblem } from '../../visible-text.ts';
import { choice, flag, point, spelt, text } from './field.ts';

interface Addressed {
  readonly address: {
    readonly line2: string;
    readonly city: string;
    readonly county: string;
    readonly postcode: string;
  };
}
interface Located {
  readonly nation: Nation | null;
}

const titleAndDescription = { part: 'home', label: 'Title and description' } as const;
const fullAddress = { part: 'home', label: 'Full address' } as const;

/** What and where the home is: the first fields of the first tab, in the order of the form. */
export const homeFields = {
  title: text({
    section: 'about',
    edits: 'reviewed',
    label: 'Property title',
    placeholder: 'Two-bedroom flat by the canal',
    max: MAX_TITLE,
    required: 'Property title is required',
    payload: 'title',
    spellings: spelt(
      ['headline', 'heading', 'name', 'advert title'],
      ['display address', 'strapline', 'tagline', 'property name'],
    ),
    rtdf: null,
    page: [],
    review: null,
    checklist: titleAndDescription,
  }),
  propertyDescription: text({
    section: 'about',
    edits: 'checked',
    label: 'Property description',
    hint: 'Say what it’s like to live there: the light, the rooms, any outside space and getting around.',
    rows: 6,
    max: MAX_DESCRIPTION,
    required: 'Property description is required',
    payload: 'description',
    spellings: spelt(
      ['description', 'full description', 'details', 'full details', 'advert', 'main description'],
      ['long description', 'advert text', 'marketing description', 'property details'],
    ),
    blm: 'DESCRIPTION',
    rtdf: 'details.description',
    page: [],
    review: null,
    checklist: titleAndDescription,
  }),
  reference: text({
    section: 'about',
    edits: 'free',
    width: 'half',
    label: 'Your reference',
    hint: 'What you call this home in your own records. Only you can see it.',
    max: MAX_REFERENCE,
    refuse: hiddenCharactersProblem,
    payload: 'reference',
    isPrivate: true,
    rtdf: { coded: 'agent_ref' },
    page: [],
    review: null,
    checklist: null,
  }),

  'address.line1': text({
    section: 'address',
    edits: 'reviewed',
    label: 'Address line 1',
    max: MAX_ADDRESS_PART,
    required: 'Address line 1 is required',
    refuse: hiddenCharactersProblem,
    payload: 'address',
    spellings: spelt(
      ['address', 'address 1', 'street', 'street address', 'property address', 'line 1', 'first line'],
      ['street name', 'road', 'road name', 'address street', 'property address line 1'],
    ),
    blm: { coded: 'ADDRESS_1' },
    rtdf: { coded: 'address.house_name_number' },
    page: [],
    review: {
      part: 'home',
      order: 10,
      term: 'Address',
      read: (line1, { address: { line2, city, county, postcode } }: Addressed) =>
        [line1, line2, city, county, postcode].filter((part) => part !== '').join(', '),
    },
    checklist: fullAddress,
  }),
  'address.line2': text({
    section: 'address',
    edits: 'reviewed',
    label: 'Address line 2',
    max: MAX_ADDRESS_PART,
    refuse: hiddenCharactersProblem,
    payload: 'address',
    spellings: ['address 2', 'line 2', 'locality', 'district', 'second line', 'village'],
    blm: { coded: 'ADDRESS_2' },
    rtdf: { coded: 'address.address_2' },
    page: [],
    review: null,
    checklist: null,
  }),
  'address.postcode': text({
    section: 'address',
    edits: 'reviewed',
    width: 'half',
    label: 'Postcode',
    max: MAX_POSTCODE,
    draftMax: MAX_ADDRESS_PART,
    required: 'Postcode is required',
    refuse: (postcode) => {
      const checked = checkPostcode(postcode);
      return checked.ok ? null : checked.reason;
    },
    payload: 'address',
    spellings: spelt(
      ['post code', 'postal code', 'full postcode', 'property postcode', 'zip', 'zip code', 'pcode'],
      ['address postcode', 'pc'],
    ),
    blm: { coded: 'POSTCODE1, POSTCODE2' },
    rtdf: { coded: 'address.postcode_1' },
    page: [],
    review: null,
    checklist: fullAddress,
  }),
  'address.city': text({
    section: 'address',
    edits: 'reviewed',
    width: 'half',
    label: 'City or town',
    max: MAX_ADDRESS_PART,
    required: 'City is required',
    refuse: hiddenCharactersProblem,
    payload: 'address',
    spellings: spelt(
      ['town', 'city', 'town or city', 'city or town', 'post town', 'town/city', 'property town', 'address town'],
      ['address city'],
    ),
    blm: 'TOWN',
    rtdf: 'address.town',
    page: [],
    review: null,
    checklist: fullAddress,
  }),
  'address.county': text({
    section: 'address',
    edits: 'reviewed',
    width: 'half',
    label: 'County',
    max: MAX_ADDRESS_PART,
    refuse: hiddenCharactersProblem,
    payload: 'address',
    spellings: ['region', 'address county', 'property county'],
    blm: 'COUNTY',
    rtdf: null,
    page: [],
    review: null,
    checklist: null,
  }),
  nation: choice(nationLabels, {
    section: 'address',
    edits: 'reviewed',
    width: 'half',
    label: 'Part of the UK',
    hint: 'This postcode is on a border.',
    prompt: 'Choose which part of the UK it’s in',
    asked: { when: ({ address: { postcode } }: Addressed) => areaOf(postcode) !== null && nationOf(postcode) === null },
    spellings: ['country'],
    rtdf: null,
    page: [],
    review: {
      part: 'home',
      order: 20,
      term: 'Part of the UK',
      read: (_chosen, { nation }: Located) => nation && nationLabels[nation],
    },
    checklist: null,
  }),
  registrationNumber: text({
    section: 'address',
    edits: 'checked',
    width: 'half',
    label: 'Landlord registration number',
    max: MAX_REGISTRATION_NUMBER,
    asked: { nations },
    spellings: ['landlord registration', 'rent smart wales number', 'landlord reg no'],
    rtdf: null,
    page: [
      {
        part: 'C',
        order: 80,
        term: 'Landlord registration',
        // England has no register yet, so its readers miss nothing; elsewhere they look for the number.
        read: (number, { nation, registrationPending }: Located & { readonly registrationPending: boolean }) => {
          const said = registrationPending ? 'Landlord registration pending' : number;
          return said !== '' || (nation !== 'england' && nation !== null) ? said : undefined;
        },
      },
    ],
    review: {
      part: 'C',
      order: 90,
      term: 'Landlord registration',
      read: (number, { registrationPending }: { readonly registrationPending: boolean }) =>
        registrationPending ? 'Pending' : number,
    },
    checklist: null,
  }),
  agentRegistrationNumber: text({
    section: 'address',
    edits: 'checked',
    width: 'half',
    label: 'Letting agent registration number',
    max: MAX_REGISTRATION_NUMBER,
    asked: { nations: ['scotland'], lister: 'agent' },
    spellings: ['agent registration', 'larn'],
    rtdf: null,
    page: [
      {
        part: 'C',
        order: 90,
        term: 'Letting agent registration',
        read: (number, { nation, lister }: Located & { readonly lister: 'landlord' | 'agent' }) =>
          lister === 'agent' && (number !== '' || nation === 'scotland') ? number : undefined,
      },
    ],
    review: { part: 'C', order: 100, term: 'Agent registration' },
    checklist: null,
  }),
  registrationPending: flag({
    section: 'address',
    edits: 'checked',
    label: 'Landlord registration is pending',
    asked: { nations: ['wales', 'scotland'] },
    spellings: ['landlord registration pending'],
    rtdf: null,
    page: [],
    review: null,
    checklist: null,
  }),
  pin: point({
    section: 'address',
    edits: 'reviewed',
    label: 'Where it is on the map',
    hint: 'Move the pin to the front door, or enter the latitude and longitude. Without a pin, the map shows the middle of the postcode or district.',
    refuse: pinTextProblem,
    spellings: ['position', 'coordinates', 'lat long', 'latitude longitude'],
    rtdf: null,
    page: [],
    review: { part: 'home', order: 15, term: 'Pin on the map' },
    checklist: null,
  }),
  shareAddress: flag({
    section: 'address',
    edits: 'free',
    label: 'Show the street and the full postcode',
    hint: 'Otherwise people only see the area and the first half of the postcode.',
    spellings: ['show address', 'show full address'],
    rtdf: null,
    page: [],
    review: null,
    checklist: null,
  }),
  secondAdvertReason: text({
    section: 'secondAdvert',
    edits: 'free',
    label: 'Why this home needs a second advert',
    hint: 'Only our moderators will see this.',
    max: MAX_SECOND_ADVERT_REASON,
    refuse: hiddenCharactersProblem,
    isPrivate: true,
    spellings: ['reason for second advert', 'duplicate reason'],
    rtdf: null,
    page: [],
    review: { part: 'home', order: 25, term: 'Second advert', read: (reason) => (reason === '' ? undefined : reason) },
    checklist: null,
  }),
};
