import type { ConversationCounts } from '@letfair/contract/lettings/conversations/conversations';
import { isLister } from '@letfair/domain/accounts/user-types';
import { useSearchParams } from 'react-router';
import type { Option } from '../../../../ui/forms/select.tsx';
import { changedParams, choiceFilter, type Filters, searchFilter, thingFilter } from '../../../../ui/lists/filters.ts';
import type { SessionUser } from '../../../accounts/session/index.ts';

const showLabels = { '': 'All conversations', waiting: 'Waiting for us', mine: 'Mine', unassigned: 'Unassigned' };
type Shown = keyof typeof showLabels;

/** `?search=`, `?show=` and `?property=`; the last two are for landlords and agents. */
export const conversationFilters = {
  search: searchFilter('Search by name, property or words in a message', 'Search messages'),
  show: choiceFilter<Shown>('Show', showLabels),
  property: thingFilter('Home', 'All homes', 'The chosen home'),
};
export type ConversationFilters = Filters<typeof conversationFilters>;

export const isSameList = (one: ConversationFilters, other: ConversationFilters): boolean =>
  one.search === other.search && one.show === other.show && one.property === other.property;

/** What a list is asked for. */
export const queryOf = ({ search, show, property }: ConversationFilters) => ({
  ...(search && { search }),
  ...(show === 'mine' && { assigned: 'me' as const }),
  ...(show === 'unassigned' && { assigned: 'nobody' as const }),
  ...(show === 'waiting' && { waiting: 'true' as const }),
  ...(property && { propertyId: property }),
});

/** What can be shown, each with its number once it is known. Somebody who works alone looks after everything. */
export function showOptions(
  { userType }: SessionUser,
  hasTeam: boolean,
  counts: ConversationCounts | null,
): readonly Option<Shown>[] {
  if (!isLister(userType)) return [];
  const numbers = counts && { ...counts, '': counts.all };
  const offered: readonly Shown[] = hasTeam ? ['', 'waiting', 'mine', 'unassigned'] : ['', 'waiting'];
  return offered.map((value) => {
    const label = value === 'waiting' && !hasTeam ? 'Waiting for you' : showLabels[value];
    return { value, label: numbers ? `${label} (${numbers[value]})` : label };
  });
}

/** Another conversation of the same list, or none. */
export function useListLink(): (conversation: string | null, message?: number) => string {
  const [params] = useSearchParams();
  return (conversation, message) => {
    const next = changedParams(params, { conversation, message: message === undefined ? null : String(message) });
    return next.size > 0 ? `/messages?${next}` : '/messages';
  };
}
