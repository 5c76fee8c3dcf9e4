import { describe, expect, it } from 'vitest';
import { helpCategories } from './help-categories.ts';
import { countArticles, MAX_QUERY_LENGTH, searchHelp } from './search-help.ts';

const titles = (query: string) =>
  searchHelp(helpCategories, query).flatMap(({ articles }) => articles.map(({ title }) => title));

describe('the help search', () => {
  it('has six categories with articles of different names', () => {
    expect(helpCategories).toHaveLength(6);
    const all = titles('');
    expect(new Set(all).size).toBe(all.length);
    expect(countArticles(helpCategories)).toBe(all.length);
  });

  it.each(['', '   ', '?!', '-'])('leaves everything for %j', (query) => {
    expect(searchHelp(helpCategories, query)).toBe(helpCategories);
  });

  it('looks at every word, in any order and case, from its beginning', () => {
    expect(titles('PASSWORD forgot')).toContain('Reset a forgotten password');
    expect(titles('passw')).toContain('Reset a forgotten password');
    expect(titles('assword')).toEqual([]);
    expect(titles('password bidding')).toEqual([]);
  });

  it.each(['e-mail', 'email', 'Émail', 'e\u2011mail'])('reads %j as email', (query) => {
    expect(titles(query)).toContain('Verify your email address');
  });

  it('finds words that people use and the articles do not', () => {
    expect(titles('gdpr')).toContain('Close your account or get a copy of your data');
    expect(titles('favorites')).toEqual(['Save favourites']);
  });

  it('drops categories without a match', () => {
    expect(searchHelp(helpCategories, 'favorites').map(({ id }) => id)).toEqual(['finding-a-home']);
    expect(searchHelp(helpCategories, 'zebra')).toEqual([]);
  });

  it('reads no more than a query may hold', () => {
    expect(titles(`email ${' '.repeat(MAX_QUERY_LENGTH)}zebra`)).toEqual(titles('email'));
  });
});
