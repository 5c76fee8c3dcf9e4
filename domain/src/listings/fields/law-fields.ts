import { councilLicenceLabels, epcRatings } from '../../homes/vocabulary.ts';
import type { Nation } from '../../search/places/nations.ts';
import { asLabels, choice } from './field.ts';

interface Shared {
  readonly isShared: boolean;
}

const whenSaid = (said: string): string | undefined => (said === '' ? undefined : said);

/** The three ratings of Scottish certificates issued since 31 October 2026. */
const scottishRating = (label: string, spelling: string, order: number) =>
  choice(asLabels(epcRatings), {
    section: 'energyCertificate',
    edits: 'checked',
    width: 'third',
    label,
    prompt: 'Choose a rating',
    asked: { nations: ['scotland'] as readonly Nation[] },
    spellings: [spelling],
    rtdf: null,
    page: [{ part: 'A', order, term: label, read: whenSaid }],
    review: { part: 'B', order: order + 100, term: label },
    checklist: null,
  });

/** What belongs to the energy section besides the rating. */
export const certificateFields = {
  epcHeatRetention: scottishRating('Heat retention rating', 'heat retention', 92),
  epcHeatingSystem: scottishRating('Heating system rating', 'heating system', 93),
  epcEnergyCost: scottishRating('Energy cost rating', 'energy cost', 94),
};

/** Facts that only the law of some nations, or of some homes, asks for. All of them may be left empty. */
export const lawFields = {
  councilLicence: choice(councilLicenceLabels, {
    section: 'licences',
    edits: 'checked',
    width: 'half',
    label: 'Council licence for letting',
    prompt: 'Choose one',
    asked: { when: ({ isShared }: Shared) => isShared },
    spellings: ['licence', 'license', 'hmo licence', 'council license'],
    rtdf: null,
    page: [],
    review: { part: 'C', order: 45, term: 'Council licence' },
    checklist: null,
  }),
};
