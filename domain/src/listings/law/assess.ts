import { cutText } from '../../cut-text.ts';
import type { Nation } from '../../search/places/nations.ts';
import { isAcceptedWording } from './accepted-wording.ts';
import type { ListingFacts, WordedField } from './facts.ts';
import { ALWAYS, type Finding, isInForce, type LawNote, type Rule } from './rule.ts';
import { rules as lawOfTheLand } from './rules.ts';
import { checkWording, type FoundWording } from './wording/check-wording.ts';

/** Answers carry at most this many findings. */
const MOST_FINDINGS = 100;

const unknownNation: Finding = {
  rule: 'nation-unknown',
  nation: null,
  severity: 'block',
  field: 'nation',
  sentence:
    'This postcode is on a border. Please tell us which part of the UK the home is in, because each has its own rules.',
  citation: 'Each UK nation has its own letting law',
  since: ALWAYS,
};

const noRules: readonly Rule[] = [];
const MOST_REMEMBERED = 64;
const remembered = new WeakMap<readonly Rule[], Map<string, readonly Rule[]>>();

/** The rules of a nation that are in force on a day; without a nation, those of all of them. */
function applying(rules: readonly Rule[], nation: Nation | null, on: string): readonly Rule[] {
  const known = remembered.get(rules) ?? new Map<string, readonly Rule[]>();
  remembered.set(rules, known);
  const key = `${nation} ${on}`;
  let found = known.get(key);
  if (!found) {
    found = rules.filter((rule) => (nation === null || rule.nations.includes(nation)) && isInForce(rule, on));
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, found);
  }
  return found;
}

/** Findings of the rules in force on a date, blocking ones first. */
export function assessListing(facts: ListingFacts, on: string, rules = lawOfTheLand): readonly Finding[] {
  const { nation } = facts;
  if (nation === null) return facts.postcodeKnown ? [unknownNation, ...strictestWording(facts, on, rules)] : [];
  const inForce = applying(rules, nation, on);
  const found: Finding[] = [];
  for (const rule of inForce) {
    const sentence = rule.finding?.(facts, on) ?? null;
    if (sentence !== null) found.push(findingOf(rule, nation, rule.field, sentence));
  }
  for (const said of readWording(facts))
    for (const rule of inForce) addOnce(found, objection(rule, nation, facts, said));
  const order = new Map(inForce.map(({ id }, index) => [id, index]));
  const rank = ({ rule, severity }: Finding) => (severity === 'block' ? 0 : inForce.length) + (order.get(rule) ?? 0);
  return found.sort((one, two) => rank(one) - rank(two)).slice(0, MOST_FINDINGS);
}

/** A rule objects to a field once, at the first words. */
function addOnce(found: Finding[], finding: Finding | null): void {
  if (finding && !found.some(({ rule, field }) => rule === finding.rule && field === finding.field))
    found.push(finding);
}

/** While the nation is unknown, what any nation forbids to say; once for the same words. */
function strictestWording(facts: ListingFacts, on: string, rules: readonly Rule[]): readonly Finding[] {
  const blocking = applying(rules, null, on).filter(({ severity, wording }) => severity === 'block' && wording);
  const found: Finding[] = [];
  for (const said of readWording(facts)) {
    const rule = blocking.find((rule) => objection(rule, null, facts, said));
    if (rule) addOnce(found, objection(rule, null, facts, said));
  }
  return found.slice(0, MOST_FINDINGS - 1);
}

/** What the texts of a listing are found to say, and where. */
interface Said extends FoundWording {
  readonly field: WordedField;
  readonly item: number;
  readonly text: string;
}

/** All texts are read as one, because reading starts anew for each text. Line breaks keep their sentences apart. */
function readWording({ wording }: ListingFacts): readonly Said[] {
  let all = '';
  const texts: { field: WordedField; item: number; from: number; to: number }[] = [];
  for (const field in wording) {
    const items = wording[field as WordedField];
    for (let item = 0; item < items.length; item++) {
      const text = items[item] as string;
      if (text === '') continue;
      texts.push({ field: field as WordedField, item, from: all.length, to: all.length + text.length });
      all += `${text}\n`;
    }
  }
  const found = checkWording(all);
  if (found.length === 0) return [];
  return found.flatMap(({ start, end, ...rest }) => {
    const text = texts.find(({ from, to }) => start >= from && end <= to);
    if (!text) return [];
    const { field, item, from } = text;
    return [{ ...rest, field, item, start: start - from, end: end - from, text: all.slice(start, end) }];
  });
}

function objection({ wording, ...rule }: Rule, nation: Nation | null, facts: ListingFacts, said: Said): Finding | null {
  if (!wording?.says.includes(said.wording)) return null;
  const moreThan = wording.moreThan?.[said.wording];
  const most = typeof moreThan === 'function' ? moreThan(facts) : moreThan;
  if (most !== undefined && !(said.number !== null && said.number > most)) return null;
  if (nation !== null && wording.unless?.(facts)) return null;
  const { item, start, end, text, field } = said;
  const sentence = wording.sentence(cutText(text.replace(/\s+/g, ' '), LONGEST_QUOTE));
  const finding = { ...findingOf(rule, nation, field, sentence), words: { item, start, end, text } };
  return isAcceptedWording(finding, facts.wording, facts.acceptedWordings) ? null : finding;
}

const LONGEST_QUOTE = 120;

const findingOf = (rule: Rule, nation: Nation | null, field: string, sentence: string): Finding => ({
  rule: rule.id,
  nation,
  severity: rule.severity,
  field,
  sentence,
  citation: rule.citation,
  since: rule.effectiveFrom,
});

/** Notes shown beside the fields, with figures computed for this listing. */
export function legalNotes(facts: ListingFacts, on: string, rules = lawOfTheLand): readonly LawNote[] {
  const inForce = facts.nation === null ? noRules : applying(rules, facts.nation, on);
  return inForce.flatMap(({ id, field, citation, note }) => {
    const sentence = note?.(facts) ?? null;
    return sentence === null ? [] : [{ rule: id, field, sentence, citation }];
  });
}
