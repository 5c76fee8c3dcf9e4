import { codeTable } from '@letfair/domain/code-table';
import { joinWords } from '@letfair/domain/join-words';
import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const MOST_OPTIONS = 20;

const typeSentences = codeTable<string>({
  string: 'Use text.',
  number: 'Use a number.',
  int: 'Use a whole number.',
  boolean: 'Use true or false.',
  array: 'Use a list.',
  object: 'Use an object with named fields.',
  record: 'Use an object with named fields.',
  null: 'Use null.',
});

const formatSentences = codeTable<string>({
  datetime: 'Use a time such as 2026-12-03T10:00:00Z.',
  date: 'Use a day such as 2026-12-03.',
  uuid: 'This isn’t a valid id.',
  email: 'Use an email address such as you@home.example.',
  url: 'Use a link such as https://home.example.',
});

/** What is wrong with a value, for people who never heard of the library that found it. Schemas may say it better. */
export function sentenceOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'This is missing.' : ofType(issue.expected);
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'too_big') return `${bound(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}.`;
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1
      ? 'This can’t be empty.'
      : `${bound(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}.`;
  if (issue.code === 'invalid_format') return formatSentences.get(issue.format) ?? 'This isn’t in the format we need.';
  if (issue.code === 'not_multiple_of') return `Use a multiple of ${issue.divisor}.`;
  return 'This can’t be used here.';
}

const ofType = (expected: string): string => typeSentences.get(expected) ?? 'This can’t be used here.';

const oneOf = (values: readonly unknown[]): string =>
  values.length > MOST_OPTIONS ? 'Choose one of the options.' : `Use ${joinWords(values.map(String), 'or')}.`;

const bound = (origin: string): string => (origin === 'array' || origin === 'set' ? 'Give' : 'Use');
const unit = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');
