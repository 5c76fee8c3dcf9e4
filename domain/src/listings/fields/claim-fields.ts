import { MAX_HOLIDAY_WEEKS, MAX_PROVIDER } from '../../homes/limits.ts';
import {
  type LeaseLength,
  type PropertyType,
  partLetLabels,
  studentCodeLabels,
  type TenancyExemption,
  tenancyExemptionLabels,
} from '../../homes/vocabulary.ts';
import { hiddenCharactersProblem } from '../../visible-text.ts';
import { choice, count, flag, text } from './field.ts';

export interface Exempt {
  readonly tenancyExemption: TenancyExemption | '';
}
export interface Shared {
  readonly isShared: boolean;
  readonly propertyType: PropertyType | '';
}
export interface Sharing {
  readonly sharedWithLandlord: boolean;
}

const claims =
  (...exemptions: readonly TenancyExemption[]) =>
  ({ tenancyExemption }: Exempt): boolean =>
    exemptions.some((exemption) => exemption === tenancyExemption);

const isLandlordThere = (form: Exempt & Sharing): boolean =>
  form.sharedWithLandlord || claims('lodger', 'resident-landlord')(form);

/** What takes a letting out of some rules, each with the fact that makes it true. */
export const claimFields = {
  tenancyExemption: choice(tenancyExemptionLabels, {
    section: 'tenancy',
    edits: 'reviewed',
    width: 'half',
    label: 'Why the usual tenancy rules don’t apply',
    hint: 'Only for lettings that the law treats differently. Tenants and moderators will see what you choose.',
    prompt: 'None of these applies',
    asked: {
      nations: ['england'],
      when: ({ leaseLength, tenancyExemption }: Exempt & { readonly leaseLength: LeaseLength | '' }) =>
        tenancyExemption !== '' || leaseLength === 'other' || leaseLength.endsWith('-month'),
    },
    spellings: ['exempt tenancy', 'fixed term exemption', 'why a fixed term is allowed'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 40, term: 'Exempt tenancy' },
    checklist: null,
  }),
  companyTenants: flag({
    section: 'tenancy',
    edits: 'reviewed',
    label: 'Only companies can rent this home',
    hint: 'Your listing will say so, and applicants have to give their company’s name and number.',
    asked: { nations: ['england'], when: claims('company-let') },
    spellings: ['companies only', 'company tenants only'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 41, term: 'Companies only' },
    checklist: null,
  }),
  studentProvider: text({
    section: 'tenancy',
    edits: 'reviewed',
    width: 'half',
    label: 'Provider that runs the student block',
    max: MAX_PROVIDER,
    refuse: hiddenCharactersProblem,
    asked: { nations: ['england'], when: claims('student-block') },
    spellings: ['student housing provider'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 42, term: 'Student housing provider' },
    checklist: null,
  }),
  studentCode: choice(studentCodeLabels, {
    section: 'tenancy',
    edits: 'reviewed',
    width: 'half',
    label: 'Approved code the provider belongs to',
    prompt: 'Choose a code',
    asked: { nations: ['england'], when: claims('student-block') },
    spellings: ['student housing code'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 43, term: 'Student housing code' },
    checklist: null,
  }),
  holidayWeeks: count(
    { min: 1, max: MAX_HOLIDAY_WEEKS, step: 1, initial: null },
    {
      section: 'tenancy',
      edits: 'reviewed',
      width: 'half',
      label: 'Longest stay, in weeks',
      hint: `Up to ${MAX_HOLIDAY_WEEKS} weeks, because guests have their own home somewhere else.`,
      asked: { nations: ['england'], when: claims('holiday-let') },
      spellings: ['longest stay', 'holiday weeks'],
      rtdf: null,
      page: [],
      review: { part: 'B', order: 44, term: 'Longest stay (weeks)' },
      checklist: null,
    },
  ),
  sharedWithLandlord: flag({
    section: 'tenancy',
    edits: 'reviewed',
    label: 'The landlord lives here and shares the kitchen or bathroom',
    asked: {
      when: (form: Shared & Exempt & Sharing) => form.isShared || form.propertyType === 'room' || isLandlordThere(form),
    },
    spellings: ['live in landlord', 'resident landlord'],
    rtdf: null,
    page: [
      {
        part: 'C',
        order: 55,
        term: 'Shared with the landlord',
        read: (isShared) => (isShared ? 'Yes' : undefined),
      },
    ],
    review: { part: 'C', order: 15, term: 'Shared with the landlord' },
    checklist: null,
  }),
  partLet: choice(partLetLabels, {
    section: 'tenancy',
    edits: 'reviewed',
    width: 'half',
    label: 'Which part of the building you let',
    hint: 'If you let one room, choose “Room” as the property type.',
    prompt: 'Choose which part',
    asked: {
      when: (form: Shared & Exempt & Sharing) => form.propertyType !== 'room' && isLandlordThere(form),
    },
    spellings: ['part let'],
    rtdf: null,
    page: [
      {
        part: 'C',
        order: 56,
        term: 'What’s being let',
        read: (part, form: Shared & Exempt & Sharing) =>
          part !== '' && isLandlordThere(form) ? partLetLabels[part] : undefined,
      },
    ],
    review: { part: 'C', order: 16, term: 'Part being let' },
    checklist: null,
  }),
};
