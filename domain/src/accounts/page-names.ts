import { trimOf } from '../text-edges.ts';
import type { ListerType, UserType } from './user-types.ts';

/** Of the address of a public page: /agents/harbour-lets. */
export const PAGE_NAME = { min: 3, max: 60 };
/** Former names lead to the present one; of more, the oldest are free for others again. */
export const MOST_FORMER_NAMES = 5;
/** Room for a number behind a derived name. */
const DERIVED_LENGTH = 50;

export const pageNameSentences = {
  length: `Use ${PAGE_NAME.min} to ${PAGE_NAME.max} characters.`,
  characters: 'Use small letters, numbers and single hyphens, like harbour-lets.',
  taken: 'Someone else already has this name. Try another one.',
} as const;

const isPageNameText = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Null if a page may have this name. */
export function pageNameProblem(name: string): string | null {
  if (name.length < PAGE_NAME.min || name.length > PAGE_NAME.max) return pageNameSentences.length;
  return isPageNameText(name) ? null : pageNameSentences.characters;
}

/** Whether an address can be that of a page, for texts from outside. */
export const isPageName = (text: string): boolean => text.length <= PAGE_NAME.max && isPageNameText(text);

/** "Müller & Sons Ltd." becomes muller-and-sons-ltd. Empty if nothing in the name is a Latin letter or a digit. */
export function pageNameOf(publicName: string): string {
  const plain = publicName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  return trimOf(trimOf(plain, '-').slice(0, DERIVED_LENGTH), '-');
}

/** What a page may be called, best first: the name of its owner, then with a number behind it. */
export function derivedPageNames(kind: ListerType, publicName: string, count: number): readonly string[] {
  const derived = pageNameOf(publicName);
  const base = derived.length < PAGE_NAME.min ? trimOf(`${derived}-${kind}`, '-') : derived;
  return Array.from({ length: count }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`));
}

/** Whether an account has a page as long as its owner has not decided. */
export const showsPageByDefault = (userType: UserType): boolean => userType === 'agent';

const folders = { agent: 'agents', landlord: 'landlords' } as const satisfies Record<ListerType, string>;

export const publicPagePath = (kind: ListerType, name: string): string => `/${folders[kind]}/${name}`;

/** The list of towns with letting agents. */
export const AGENTS_PATH = '/agents';
/** One part more than the page of an agent, so that no agent can have the name of a town's page. */
export const agentsInPath = (slug: string): string => `${AGENTS_PATH}/in/${slug}`;
