import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { ownValue } from '@letfair/domain/code-table';
import type { ApiDescription } from './api-description.ts';

/** A part of the API: a tag of the document, and a page of its own. */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

const isForAdmins = ({ auth }: EndpointSpec): boolean => Array.isArray(auth) && auth.join() === 'admin';

/** In the order in which readers need them. */
export function partsOf({ contract, groups, formats, first }: ApiDescription): readonly Part[] {
  const ours = Object.entries(contract).map(([name, endpoints]) => ({
    name,
    title: titleOf(name),
    about: ownValue(groups, name) ?? name,
    rank: Object.values(endpoints).every(isForAdmins) ? 1 : 0,
  }));
  const foreign = Object.entries(formats).map(([name, { title, about }]) => ({ name, title, about, rank: 0 }));
  const rankOf = ({ name, rank }: (typeof ours)[number]): number => (first.includes(name) ? -1 : rank);
  const place = (name: string): number => first.indexOf(name);
  return [...ours, ...foreign].sort(
    (one, two) => rankOf(one) - rankOf(two) || (rankOf(one) < 0 ? place(one.name) - place(two.name) : 0),
  );
}

/** "Saved searches" of `savedSearches`. */
const titleOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/^Api\b/, 'API').replace('Favorites', 'Favourites');
};
