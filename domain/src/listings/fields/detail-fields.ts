import { MAX_DETAILS } from '../../homes/limits.ts';
import {
  accessibilityItems,
  fireSafetyItems,
  leaseLengthLabels,
  type TenancyExemption,
} from '../../homes/vocabulary.ts';
import type { Nation } from '../../search/places/nations.ts';
import {
  isShortLetPublished,
  publishedTenancy,
  type ShortLetFacts,
  type StudentFacts,
  welcomesStudents,
} from '../law/published.ts';
import { claimFields } from './claim-fields.ts';
import { choice, flag, items, spelt, text } from './field.ts';

interface Tenancy {
  readonly nation: Nation | null;
  readonly tenancyExemption: TenancyExemption | '';
}

/** The fields of the third tab, in the order of the form. */
export const detailFields = {
  leaseLength: choice(leaseLengthLabels, {
    section: 'tenancy',
    edits: 'checked',
    width: 'half',
    label: 'Lease length',
    prompt: 'Choose a length',
    required: 'Lease length is required',
    entry: { prefix: 'Lease Length', order: 30 },
    spellings: spelt(
      ['term', 'tenancy length', 'lease', 'minimum term', 'tenancy type', 'contract length'],
      ['min term', 'minimum tenancy', 'min tenancy', 'tenancy term', 'length of tenancy'],
      ['let length'],
    ),
    rtdf: { coded: 'contract_months' },
    page: [
      {
        part: 'A',
        order: 80,
        term: 'Tenancy',
        read: (length, { nation, tenancyExemption }: Tenancy) => publishedTenancy(nation, length, tenancyExemption),
      },
    ],
    review: { part: 'B', order: 30, term: 'Lease length' },
    checklist: { part: 'B', label: 'Lease length' },
  }),
  ...claimFields,
  studentsWelcome: flag({
    section: 'tenancy',
    edits: 'checked',
    label: 'Students welcome',
    spellings: spelt(
      ['students', 'student let', 'student property', 'student', 'student friendly', 'suitable for students'],
      ['students accepted', 'students allowed'],
    ),
    blm: { coded: 'LET_TYPE_ID' },
    rtdf: 'student_property',
    page: [
      {
        part: 'C',
        order: 45,
        term: 'Students',
        read: (_are, facts: StudentFacts) => (welcomesStudents(facts) ? 'Welcome' : undefined),
      },
    ],
    review: { part: 'C', order: 75, term: 'Students welcome' },
    checklist: null,
  }),
  shortLet: flag({
    section: 'tenancy',
    edits: 'checked',
    label: 'Short let (under 6 months)',
    hint: 'We don’t show it with a lease length of 6 months or more. In England and Scotland, we only show it if the usual tenancy rules don’t apply.',
    spellings: ['short term', 'short term let', 'short lets', 'short term rental'],
    blm: { coded: 'LET_TYPE_ID' },
    rtdf: { coded: 'let_type' },
    page: [
      {
        part: 'A',
        order: 82,
        term: 'Short let',
        read: (_is, facts: ShortLetFacts) => (isShortLetPublished(facts) ? 'Yes, under 6 months' : undefined),
      },
    ],
    review: { part: 'B', order: 32, term: 'Short let' },
    checklist: null,
  }),

  parkingDetails: text({
    section: 'parking',
    edits: 'checked',
    width: 'half',
    label: 'Parking details',
    hint: 'Such as a drive, an allocated space, or a permit and what it costs.',
    rows: 3,
    max: MAX_DETAILS,
    spellings: ['parking type', 'parking notes'],
    rtdf: null,
    page: [{ part: 'B', order: 80, term: 'Parking details' }],
    review: { part: 'B', order: 80, term: 'Parking details' },
    checklist: {
      part: 'B',
      label: 'Parking',
      isDone: (details, { hasParking }: { readonly hasParking: boolean }) => !hasParking || details.trim() !== '',
    },
  }),
  parkingRestrictions: text({
    section: 'parking',
    edits: 'checked',
    width: 'half',
    label: 'Parking restrictions',
    hint: 'Such as times, zones or vehicle sizes.',
    rows: 3,
    max: MAX_DETAILS,
    spellings: ['parking restriction'],
    rtdf: null,
    page: [{ part: 'C', order: 30, term: 'Parking restrictions' }],
    review: { part: 'B', order: 90, term: 'Parking restrictions' },
    checklist: null,
  }),

  fireSafetyFeatures: items(fireSafetyItems, {
    section: 'safety',
    edits: 'checked',
    label: 'Fire safety',
    entry: { prefix: 'Fire Safety', order: 60 },
    spellings: ['fire safety', 'alarms'],
    rtdf: null,
    page: [{ part: 'C', order: 10, term: 'Fire safety' }],
    review: { part: 'C', order: 50, term: 'Fire safety' },
    checklist: { part: 'C', label: 'Fire safety' },
  }),
  accessibilityFeatures: items(accessibilityItems, {
    section: 'safety',
    edits: 'checked',
    label: 'Accessibility',
    entry: { prefix: 'Accessibility', order: 70 },
    spellings: ['accessibility'],
    rtdf: { coded: 'details.accessibility' },
    page: [{ part: 'C', order: 20, term: 'Accessibility' }],
    review: { part: 'C', order: 60, term: 'Accessibility' },
    checklist: { part: 'C', label: 'Accessibility' },
  }),

  specialConditions: text({
    section: 'other',
    edits: 'checked',
    label: 'Special conditions',
    hint: 'Such as rights of way, planned works, flood risk, building safety or the building’s rules.',
    rows: 4,
    max: MAX_DETAILS,
    spellings: ['special condition', 'conditions'],
    rtdf: null,
    page: [{ part: 'C', order: 70, term: 'Special conditions' }],
    review: { part: 'C', order: 80, term: 'Special conditions' },
    checklist: { part: 'C', label: 'Anything that restricts its use' },
  }),
};
