import type { WayIn } from '../capabilities/capability.ts';

export const MAX_QUERY_LENGTH = 100;

/** Ignores case, accents and punctuation, so that "e-mail" equals "email". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}’'‐‑-]/gu, '')
    .replace(/[^\p{Letter}\p{Number}£]+/gu, ' ')
    .trim();

/** Words of a question that say nothing about what is asked. */
const asking = new Set(
  'a an and are at be can cant could do does dont for from how i if im in is it me much my of on or should the there to was we what when where who why will with you your'.split(
    ' ',
  ),
);

/** The words that an article has to have; of a question that is nothing but asking, all of them. */
export function queryWords(query: string): readonly string[] {
  const words = plain(query.slice(0, MAX_QUERY_LENGTH)).split(' ').filter(Boolean);
  const telling = words.filter((word) => !asking.has(word));
  return telling.length > 0 ? telling : words;
}

const startsWords = (text: string, words: readonly string[]): boolean => {
  const spaced = ` ${plain(text)}`;
  return words.every((word) => spaced.includes(` ${word}`));
};

const searchedText = ({ title, answer, alsoFoundBy = '' }: HelpArticle, category: HelpCategory): string =>
  [title, ...answer, alsoFoundBy, category.title].join(' ');

/**
 * Every word of the query has to start a word of the article; an empty query matches all. Articles whose titles have all
 * the words come first in their category, and categories with such articles before the others.
 */
export function searchHelp(categories: readonly HelpCategory[], query: string): readonly HelpCategory[] {
  const words = queryWords(query);
  if (words.length === 0) return categories;
  const isNamed = ({ title }: HelpArticle) => startsWords(title, words);
  return categories
    .map((category) => ({
      ...category,
      articles: category.articles
        .filter((article) => startsWords(searchedText(article, category), words))
        .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))),
    }))
    .filter(({ articles }) => articles.length > 0)
    .toSorted((a, b) => Number(b.articles.some(isNamed)) - Number(a.articles.some(isNamed)));
}

export const countArticles = (categories: readonly HelpCategory[]): number =>
  categories.reduce((count, { articles }) => count + articles.length, 0);

export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, of which the first is the answer. */
  readonly answer: readonly string[];
  /** What opens the screen that the article is about, for each kind of reader. */
  readonly waysIn: readonly WayIn[];
  readonly link?: { readonly label: string; readonly to: string };
  /** Synonyms that the article itself does not use. */
  readonly alsoFoundBy?: string;
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
