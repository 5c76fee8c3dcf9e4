import { ownWordsFields } from '../listings/fields.ts';
import type { Nation } from '../places/nations.ts';
import type { ListingFacts } from './facts.ts';
import type { Finding, LawNote } from './rule.ts';
import { isInForce, type Rule } from './rule.ts';
import { rules as lawOfTheLand } from './rules.ts';

const unknownNation: Finding = {
  rule: 'nation-unknown',
  nation: null,
  severity: 'advise',
  field: 'nation',
  sentence: 'This postcode lies on a border. Please say which nation the home is in, because each has its own rules.',
  citation: 'The law of a letting is that of the nation the home is in',
};

const applying = (rules: readonly Rule[], nation: Nation, on: string): readonly Rule[] =>
  rules.filter((rule) => rule.nations.includes(nation) && isInForce(rule, on));

/** Findings of the rules in force on a date, blocking ones first. */
export function assessListing(facts: ListingFacts, on: string, rules = lawOfTheLand): readonly Finding[] {
  const { nation } = facts;
  if (nation === null) return facts.postcodeKnown ? [unknownNation] : [];
  const found = applying(rules, nation, on).flatMap((rule) =>
    objections(rule, facts).map(({ field, sentence }) => ({
      rule: rule.id,
      nation,
      severity: rule.severity,
      field,
      sentence,
      citation: rule.citation,
    })),
  );
  return [
    ...found.filter(({ severity }) => severity === 'block'),
    ...found.filter(({ severity }) => severity === 'advise'),
  ];
}

function objections(rule: Rule, facts: ListingFacts): readonly { field: string; sentence: string }[] {
  const asked = [
    { field: rule.field, sentence: rule.finding?.(facts) ?? null },
    ...ownWordsFields.map((field) => ({ field, sentence: rule.wording?.(facts.wording[field]) ?? null })),
  ];
  return asked.flatMap(({ field, sentence }) => (sentence === null ? [] : [{ field, sentence }]));
}

/** Notes shown beside the fields, with figures computed for this listing. */
export function legalNotes(facts: ListingFacts, on: string, rules = lawOfTheLand): readonly LawNote[] {
  if (facts.nation === null) return [];
  return applying(rules, facts.nation, on).flatMap(({ id, field, citation, note }) => {
    const sentence = note?.(facts) ?? null;
    return sentence === null ? [] : [{ rule: id, field, sentence, citation }];
  });
}
