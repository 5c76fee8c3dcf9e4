import { parseSearch, type SearchParameter, type SearchTexts } from '../search-query.ts';

const hasProblems = (texts: SearchTexts): boolean => Object.keys(parseSearch(texts).problems).length > 0;

/** A search with what was understood of a sentence. What was given besides wins, also where both can't be had together. */
export function addWords(given: SearchTexts, understood: SearchTexts): SearchTexts {
  const asked = Object.entries(given).filter(([, text]) => text.trim() !== '');
  const own: SearchTexts = Object.fromEntries(asked);
  const all = { ...understood, ...own };
  if (!hasProblems(all) || hasProblems(own)) return all;
  let search: SearchTexts = own;
  for (const [name, text] of Object.entries(understood) as [SearchParameter, string][]) {
    const more = { [name]: text, ...search };
    if (!hasProblems(more)) search = more;
  }
  return search;
}
