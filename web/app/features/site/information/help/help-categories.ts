import { ownValue } from '@letfair/domain/code-table';
import { type CapabilityId, capabilities } from '../capabilities/capabilities.ts';
import { pictureTexts } from '../pictures/picture-texts.ts';
import { findingAHome } from './entries/finding-a-home.ts';
import { gettingStarted } from './entries/getting-started.ts';
import type { HelpEntries, HelpEntry } from './entries/help-entry.ts';
import { lettingAHome } from './entries/letting-a-home.ts';
import { messagesAndApplications } from './entries/messages-and-applications.ts';
import { safetyAndPrivacy } from './entries/safety-and-privacy.ts';
import { yourAccount } from './entries/your-account.ts';
import type { HelpArticle, HelpCategory } from './search-help.ts';

/** A capability without its entry does not compile. */
const entries = {
  ...gettingStarted,
  ...yourAccount,
  ...findingAHome,
  ...lettingAHome,
  ...messagesAndApplications,
  ...safetyAndPrivacy,
} satisfies Record<CapabilityId, HelpEntry>;

export type HelpEntryId = keyof typeof entries;

const inCategories: readonly { readonly id: string; readonly title: string; readonly entries: HelpEntries }[] = [
  { id: 'getting-started', title: 'Getting started', entries: gettingStarted },
  { id: 'your-account', title: 'Your account', entries: yourAccount },
  { id: 'finding-a-home', title: 'Finding a home', entries: findingAHome },
  { id: 'letting-a-home', title: 'Letting a home', entries: lettingAHome },
  { id: 'messages-and-applications', title: 'Messages and applications', entries: messagesAndApplications },
  { id: 'safety-and-privacy', title: 'Safety and privacy', entries: safetyAndPrivacy },
];

const toArticle = ([id, { title, answer, link, alsoFoundBy }]: [string, HelpEntry]): HelpArticle => ({
  id,
  title,
  answer,
  waysIn: ownValue(capabilities, id)?.waysIn ?? [],
  ...(link && { link }),
  ...(alsoFoundBy && { alsoFoundBy }),
});

export const helpCategories: readonly HelpCategory[] = inCategories.map(({ id, title, entries: within }) => ({
  id,
  title,
  articles: Object.entries(within).map(toArticle),
}));

export const helpPath = (id: string): string => `/help/${id}`;

/** What the page of one article shows; null where there is no such article. */
export function findHelpArticle(id: string) {
  const category = helpCategories.find(({ articles }) => articles.some((article) => article.id === id));
  const article = category?.articles.find((one) => one.id === id);
  if (!category || !article) return null;
  const picture = ownValue(capabilities, id)?.picture;
  return {
    article,
    category: { id: category.id, title: category.title },
    others: category.articles.filter((one) => one !== article).map(({ id: other, title }) => ({ id: other, title })),
    picture: picture ? { of: picture, alt: pictureTexts[picture].alt } : null,
  };
}

export type HelpArticlePage = NonNullable<ReturnType<typeof findHelpArticle>>;

export const helpPaths: readonly string[] = helpCategories.flatMap(({ articles }) =>
  articles.map(({ id }) => helpPath(id)),
);
