import { firstPhrase, type Phrase, pattern, plainText } from './phrases.ts';

/** Between the words of a phrase; full stop, comma and line break are excluded, because they start another clause. */
const GAP = `(?: ?[*_"'+&]{1,2} ?|[ -])`;
/** Joins words ("no/DSS") or separates clauses ("smoking: no / DSS welcome"). */
const DIVIDER = ' ?[-/|]{1,2} ?';
const NO = 'n[o0]';

/** Members of lists such as "no pets, smokers or DSS". */
const LISTED = `(?:pets?|dogs?|cats?|animals?|smok(?:ers?|ing)|vap(?:ers?|ing)|sharers?|students?|couples?|famil(?:y|ies)|child(?:ren)?|kids|parties|lodgers?|dss|benefits?|housing benefits?|universal credit|drugs?|hmos?|groups?)`;

const PEOPLE = `(?:one|people|tenants?|applicants?|couples?|families|persons?|anyone|anybody|those|claimants?|recipients?)`;
/** "No tenants on …", "no couples with young …". */
const LINK = `(?:${PEOPLE} (?:with|on|in receipt of|receiving|claiming|who claim|who have|who are on) (?:any )?)?(?:(?:young|small|little|any) )?`;

const ACCEPT = `(?:accept(?:ing|ed)?|tak(?:e|ing|en)|consider(?:ing|ed)?|allow(?:ing|ed)?|permit(?:ting|ted)?|welcom(?:e|ing)|hav(?:e|ing)|want|let(?:ting)? to|rent(?:ing)? to|be (?:on|in receipt of|claiming|receiving)|claim(?:ing)?)`;
const NOT = `(?:not|never|cannot|can't|won't|don't|doesn't|isn't|aren't|unable to|unwilling to|refuse to)`;
const SUITABLE = `(?:(?:suitable|suited|appropriate|ideal|available|open|right) (?:for|to)|for)`;

const REFUSED = `(?:accepted|considered|allowed|permitted|welcome|taken|eligible|suitable|possible|apply)`;
const WILL = `(?:(?:is|are|will|can|do|does|should|need|would|may) )?`;

const SADLY = `(?:(?:unfortunately|regrettably|sadly|strictly|currently|sorry) )?`;
/** "Children or pets are not allowed." */
const WITH_OTHERS = `(?:(?:, ?| ?/ ?| ?& ?| or | and )${LISTED}){0,3}`;

/** "No DSS restrictions", "children: no problem". */
const harmlessNoun =
  /^[ -]?(?:restrictions?|problems?|issues?|discrimination|bars?|bans?|exclusions?|objections?|worries|bother|needed|required|necessary|fees?|deposits?|charges?|surcharges?|rent|policies|letters?|cap|safety|seats?|gates?)\b/i;
/** "No pets, children welcome": here the comma starts another clause. */
const welcomed =
  /^[^.;!?\n]{0,40}\b(?:welcomed?|accepted|considered|ok|okay|fine|allowed|permitted|friendly|encouraged|possible|yes|preferred|only|invited|love|ideal|can|may|play|playing)\b/i;
const possessive = /^(?:'s|s'|')/;
/** "Children are not allowed on the roof" does not refuse children. */
const elsewhere =
  /^ (?:in|on|to|into|near|inside|at|without|unless) (?!(?:(?:the|this|our|my) (?:property|flat|house|home|room|apartment|building|time|moment)|present)\b)/i;
const refusedAlready = /\b(?:no|not|never|don't|won't) (?:say|saying|write|use|an?) ["']?$/i;
const clauseGoesOn = /^ ?[^ .,;:!?)\n"'/|-]/;

const either = (...all: readonly RegExp[]): RegExp =>
  new RegExp(all.map(({ source }) => `(?:${source})`).join('|'), 'i');

/** Ways to refuse somebody or something. `target` is the source of a pattern without groups. */
export const refusalsOf = (target: string): readonly Phrase[] => [
  {
    words: pattern(`\\b(?:${NO}|non|not|zero)(?![a-z0-9])${GAP}${LINK}${target}`),
    unlessBefore: refusedAlready,
    unlessBehind: either(harmlessNoun, possessive),
  },
  {
    words: pattern(`\\b${NO}${DIVIDER}${LINK}${target}`),
    unlessBehind: either(harmlessNoun, possessive, welcomed),
  },
  { words: pattern(`\\b${NO}${target}`), unlessBehind: either(harmlessNoun, possessive) },
  {
    words: pattern(`\\b${NO} (?:${LISTED}(?:, ?| ?/ ?| ?& ?| or | and | nor )(?:or |and |any )?){1,5}${LINK}${target}`),
    unlessBehind: either(harmlessNoun, possessive, welcomed),
  },
  {
    words: pattern(`\\b${NO} (?:${LISTED}(?:, ?| ?/ ?)){0,4}${LISTED},?(?: (?:n?or) | ?/ ?)${LINK}${target}`),
    unlessBehind: either(harmlessNoun, possessive),
  },
  {
    words: pattern(
      `\\b${NOT} (?:be )?(?:(?:able to|currently|willing to|wish to|really|looking to) )?${ACCEPT} ${LINK}${target}`,
    ),
    unlessBehind: either(possessive, elsewhere),
  },
  {
    words: pattern(`\\b(?:${NOT} ${SUITABLE}|unsuitable for|unavailable to) ${LINK}${target}`),
    unlessBehind: possessive,
  },
  {
    words: pattern(
      `\\b${target}(?: (?:claimants?|recipients?|tenants?|applicants?|payments?|income))?${WITH_OTHERS} ${WILL}${SADLY}(?:(?:not|never)|cannot|can't|won't|aren't|isn't|needn't)(?: be)? ${REFUSED}\\b`,
    ),
    unlessBehind: elsewhere,
  },
  { words: pattern(`\\b${target}(?: ?[:?=]| -)? ${NO}\\b`), unlessBehind: clauseGoesOn },
  {
    words: pattern(
      `\\b${target} (?:(?:is|are|will be|strictly) )?(?:excluded|refused|declined|prohibited|forbidden|banned)\\b`,
    ),
  },
];

const DSS = 'd\\.? ?s\\.? ?s\\b\\.?';
const BENEFITS = `(?:${DSS}|d\\.?h\\.?s\\.?s\\b|housing[ -]benefits?\\b|hb\\b|universal credits?\\b|benefits?[ -](?:claimants?|recipients?|tenants?|applicants?)\\b|benefits\\b|local housing allowance\\b|lha\\b|uc\\b|income support\\b|social security\\b|welfare\\b)`;
/** "No benefits of scale", "not a benefit to": the everyday meaning of the word. */
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

/** The words that refuse people who receive benefits, or null. */
export const noBenefitsWords = finder(benefitsPhrases);
/** The words that refuse people with children, or null. */
export const noChildrenWords = finder(childrenPhrases);
/** The words that refuse all pets, or null. */
export const noPetsWords = finder(petsPhrases);
/** The words that accept only people in work, or null. */
export const professionalsOnlyWords = finder(professionalsPhrases);
