import { fillIn } from '../text-values.ts';
import categories from '../texts/help.json' with { type: 'json' };
import type { HelpArticle, HelpCategory } from './search-help.ts';

export const helpCategories: readonly HelpCategory[] = categories.map((category) => ({
  ...category,
  articles: category.articles.map(
    (article) => ({ ...article, paragraphs: article.paragraphs.map(fillIn) }) as HelpArticle,
  ),
}));
