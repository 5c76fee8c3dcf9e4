import { describe, expect, it } from 'vitest';
import { findHelpArticle, helpCategories, helpPaths } from './help-categories.ts';
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

  it('reads a question for the words that tell what is asked', () => {
    expect(titles('How do I book a viewing?')).toContain('Book, move or cancel a viewing');
    expect(titles('how much is the deposit')).toEqual(titles('deposit'));
    expect(titles('what is it')).not.toEqual(titles(''));
  });

  it('puts articles first whose titles have the words', () => {
    expect(titles('viewing record')[0]).toBe('Your viewing record');
    expect(titles('viewing')[0]).toBe('Book, move or cancel a viewing');
  });

  it.each(['e-mail', 'email', 'Émail', 'e\u2011mail'])('reads %j as email', (query) => {
    expect(titles(query)).toContain('Verify your email address');
  });

  it('finds words that people use and the articles do not', () => {
    expect(titles('gdpr')).toContain('Get a copy of your data');
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

describe('an article of the help', () => {
  it('has an address of its own, with the others of its category and the way in', () => {
    expect(helpPaths).toEqual(expect.arrayContaining(['/help/viewings', '/help/two-step-sign-in']));
    expect(new Set(helpPaths).size).toBe(helpPaths.length);
    expect(helpPaths.filter((path) => !/^\/help\/[a-z-]+$/.test(path))).toEqual([]);
    const found = findHelpArticle('viewings');
    expect(found?.category.title).toBe('Messages and applications');
    expect(found?.others.map(({ id }) => id)).toContain('messages');
    expect(found?.article.waysIn.map(({ to }) => to)).toEqual(['/viewings']);
    expect(found?.picture?.of).toBe('viewings');
  });

  it('is not found by a name that none has', () => {
    for (const id of ['', 'zebra', 'constructor']) expect(findHelpArticle(id)).toBeNull();
  });

  it('begins with a short answer', () => {
    const answers = helpCategories.flatMap(({ articles }) => articles.map(({ answer }) => answer[0] ?? ''));
    expect(answers.filter((first) => first.length > 240)).toEqual([]);
  });
});
