import type { FoundText } from './find-texts.ts';
import { isProse } from './prose.ts';
import { isHiddenName } from './text-names.ts';

/** Texts of a JSON file: every string that is prose, held by the property it belongs to. */
export function textsOfJson(path: string, text: string): FoundText[] {
  const lines = text.split('\n');
  const found: FoundText[] = [];
  const visit = (value: unknown, holder: string): void => {
    if (typeof value === 'string' && isProse(value)) {
      const start = JSON.stringify(value);
      found.push({ path, line: lines.findIndex((line) => line.includes(start)) + 1, text: value, holder });
    } else if (Array.isArray(value)) for (const one of value) visit(one, holder);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) if (!isHiddenName(name)) visit(one, name);
  };
  visit(JSON.parse(text), '');
  return found;
}

/** Paragraphs, headings, list entries and table rows of a document, without code. */
export function textsOfMarkdown(path: string, text: string): FoundText[] {
  let isCode = false;
  return text.split('\n').flatMap((line, n) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const prose = withoutMarks(line);
    return isCode || !isProse(prose) ? [] : [{ path, line: n + 1, text: prose, holder: '' }];
  });
}

const withoutMarks = (line: string): string =>
  line
    .replace(/^[\s#>*-]*(?:\d+\. )?/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/^\||\|$/g, '')
    .replaceAll(' | ', ' · ')
    .trim();
