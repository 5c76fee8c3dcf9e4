import { firstPhrase, type Phrase, pattern, plainText } from './phrases.ts';
import { refusalsOf } from './refusals.ts';

const DSS = 'd\\.? ?s\\.? ?s\\b\\.?';
const BENEFITS = `(?:${DSS}|d\\.?h\\.?s\\.?s\\b|housing[ -]benefits?\\b|hb\\b|universal credits?\\b|benefits?[ -](?:claimants?|recipients?|tenants?|applicants?)\\b|benefits\\b|local housing allowance\\b|lha\\b|uc\\b|income support\\b|social security\\b|welfare\\b)`;
/** "No benefits of scale", "not a benefit to": an everyday word, unless it stands alone. */
const everydayBenefits = /^ (?:of|to|from|in|for|like|such)\b/i;

const CHILDREN = `(?:children\\b|child(?= (?:or|and|allowed|please)\\b| ?(?:[,.!]|$))|kids\\b|babies\\b|infants\\b|toddlers\\b|families\\b|under[ -]?(?:1[0-7]|[2-9])'?s\\b)`;

const PETS = '(?:pets\\b|pet(?= (?:or|and|allowed|please|policy)\\b| ?(?:[,.!]|$))|dogs?\\b|cats?\\b|animals\\b)';

const alsoUnless = (phrases: readonly Phrase[], behind: RegExp): readonly Phrase[] =>
  phrases.map((phrase) => ({
    ...phrase,
    unlessBehind: phrase.unlessBehind ? new RegExp(`${phrase.unlessBehind.source}|${behind.source}`, 'i') : behind,
  }));

const benefitsPhrases = alsoUnless(refusalsOf(BENEFITS), everydayBenefits);

const childrenPhrases: readonly Phrase[] = [
  ...refusalsOf(CHILDREN),
  { words: pattern('\\badults?[ -]only\\b'), unlessBehind: /^ (?:pool|gym|spa|lounge|area|session|hours|floor)/i },
  { words: pattern('\\bonly adults\\b') },
  { words: pattern('\\bchild(?:ren)?[ -]?free\\b'), unlessBehind: /^ (?:entry|admission|travel)/i },
  { words: pattern('\\bchildless\\b') },
  { words: pattern('\\bwithout (?:any )?(?:children|kids)\\b'), unlessBefore: /(?:or|and|\/) ?$/i, unlessBehind: /^'/ },
];

const petsPhrases = refusalsOf(PETS);

const professionalsPhrases: readonly Phrase[] = [
  {
    words: pattern(
      '\\b(?:working|professional|employed)(?: (?:professionals?|people|tenants?|couples?|persons?|applicants?|adults?|individuals?|single|or|and)){0,4}s? only\\b',
    ),
    unlessBefore: /\bnot (?:just |for )?$/i,
  },
  { words: pattern('\\bprofessionals? only\\b'), unlessBefore: /\bnot (?:just |for )?$/i },
  {
    words: pattern('\\bonly (?:working|employed) (?:professionals?|people|tenants?|applicants?)\\b'),
    unlessBefore: /\bnot $/i,
  },
];

const finder =
  (phrases: readonly Phrase[]) =>
  (text: string): string | null =>
    firstPhrase(plainText(text), phrases);

/** The words that turn away people on benefits, or null. */
export const noBenefitsWords = finder(benefitsPhrases);
/** The words that turn away people with children, or null. */
export const noChildrenWords = finder(childrenPhrases);
/** The words that rule out every pet, or null. */
export const noPetsWords = finder(petsPhrases);
/** The words that want people in work alone, or null. */
export const professionalsOnlyWords = finder(professionalsPhrases);
