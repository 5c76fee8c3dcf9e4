import type { FeatureId } from '../feature-status.tsx';

export const MAX_QUERY_LENGTH = 100;

/** Ignores case, accents and punctuation, so that "e-mail" equals "email". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}’'‐‑-]/gu, '')
    .replace(/[^\p{Letter}\p{Number}£]+/gu, ' ')
    .trim();

export const queryWords = (query: string): readonly string[] =>
  plain(query.slice(0, MAX_QUERY_LENGTH)).split(' ').filter(Boolean);

const searchedText = ({ title, paragraphs, alsoFoundBy = '' }: HelpArticle, category: HelpCategory): string =>
  ` ${plain([title, ...paragraphs, alsoFoundBy, category.title].join(' '))}`;

/** Every word of the query has to start a word of the article; an empty query matches all. */
export function searchHelp(categories: readonly HelpCategory[], query: string): readonly HelpCategory[] {
  const words = queryWords(query);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      articles: category.articles.filter((article) => {
        const text = searchedText(article, category);
        return words.every((word) => text.includes(` ${word}`));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}

export const countArticles = (categories: readonly HelpCategory[]): number =>
  categories.reduce((count, { articles }) => count + articles.length, 0);

export interface HelpArticle {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
  /** Feature that the article depends on. */
  readonly needs?: FeatureId;
  /** Synonyms that the article itself does not use. */
  readonly alsoFoundBy?: string;
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
