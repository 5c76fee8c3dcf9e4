import type { ConversationCounts } from '@letfair/contract/lettings/conversations/conversations';
import { isLister } from '@letfair/domain/accounts/user-types';
import { homeMark } from '@letfair/domain/homes/own-home';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import type { ListFilters as Chosen } from '../../../../ui/lists/filter-bar.tsx';
import { useHasTeam } from '../../../accounts/permissions/index.ts';
import { api, type SessionUser } from '../../../accounts/session/index.ts';
import { conversationFilters, showOptions } from './conversation-filters.ts';

interface ListFiltersProps {
  readonly user: SessionUser;
  readonly filters: Pick<Chosen<typeof conversationFilters>, 'chosen' | 'choose'>;
  readonly counts: ConversationCounts | null;
}

/** Above the conversations: a search, and for landlords and agents what is shown and of which home. */
export function ListFilters({ user, filters: { chosen, choose }, counts }: ListFiltersProps) {
  const hasTeam = useHasTeam(user);
  // There is nothing to choose from in an empty inbox.
  const isEmpty = !counts?.all && chosen.show === '' && chosen.property === '';
  const shown = isEmpty ? [] : showOptions(user, hasTeam, counts);
  const homes = useHomeOptions(user, chosen.property);
  const { search, show, property } = conversationFilters;
  return (
    <div className="grid gap-2 border-b border-line p-3">
      <SearchField
        label={search.label}
        placeholder={search.placeholder ?? ''}
        value={chosen.search}
        onChange={(search) => choose({ search })}
      />
      {shown.length > 0 && (
        <SelectFilter
          label={show.label}
          labelAt="inside"
          value={chosen.show}
          options={shown}
          onChange={(show) => choose({ show })}
        />
      )}
      {homes && !isEmpty && (
        <SelectFilter
          label={property.label}
          labelAt="inside"
          value={chosen.property}
          options={homes}
          onChange={(property) => choose({ property })}
        />
      )}
    </div>
  );
}

/** Null without homes to choose from. */
function useHomeOptions({ userType }: SessionUser, chosen: string) {
  const { data } = useAnswer((signal) => api.conversations.homes({}, { signal }), isLister(userType) ? '' : null);
  const homes = data?.homes ?? [];
  if (!isLister(userType) || (homes.length < 2 && !chosen)) return null;
  const { options, unknown = '' } = conversationFilters.property;
  const named = homes.map(({ id, title, reference, street, conversations }) => ({
    value: id,
    label: `${[homeMark(reference, street), title].filter(Boolean).join(' · ')} (${conversations})`,
  }));
  const isKnown = !chosen || named.some(({ value }) => value === chosen);
  return [...options, ...(isKnown ? [] : [{ value: chosen, label: unknown }]), ...named];
}
