import type { QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import { counted } from '@letfair/domain/counted';
import { appealStatusLabels } from '@letfair/domain/trust/moderation/appeals';
import { Scale } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { toPageResult } from '../../../../lib/page-data.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { choiceFilter, filtersIn, useListFilters } from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { api } from '../../../accounts/session/index.ts';
import type { ListTab, ScreenProps } from '../admin-data.ts';
import { useNotice } from '../use-notice.tsx';
import { AppealCard } from './appeal-card.tsx';

const appealFilters = { status: choiceFilter('Status', appealStatusLabels) };

/** Appeals of one status, at first those that wait for a decision, oldest first. */
function AppealsTab({ promise }: ScreenProps<QueuedAppeal>) {
  const filters = useListFilters(appealFilters);
  const { revalidate } = useRevalidator();
  const { notice, tell } = useNotice();

  function tellAndReload(sentence: string, tone?: 'harm') {
    tell(sentence, tone);
    void revalidate();
  }

  return (
    <ListPage
      filters={filters}
      notice={notice}
      promise={promise}
      what="the appeals"
      countText={(count) => `${counted(count, 'appeal')} shown`}
      empty={
        <EmptyState
          icon={Scale}
          title={filters.applied.status === 'open' ? 'No appeals are waiting' : 'No appeals with this status'}
        >
          When someone appeals against a rejection, a warning, a restriction or our wording check, you’ll see it here.
        </EmptyState>
      }
      list={{
        lines: 2,
        buttons: 2,
        card: (appeal, { hide }) => (
          <AppealCard
            key={appeal.id}
            appeal={appeal}
            onDecided={(sentence) => {
              hide(appeal.id);
              tellAndReload(sentence);
            }}
            onListingDecided={tellAndReload}
            onStale={(sentence) => tellAndReload(sentence, 'harm')}
          />
        ),
      }}
    />
  );
}

export const appeals: ListTab<QueuedAppeal> = {
  label: 'Appeals',
  load: ({ params, cursor, signal }) => {
    const query = { ...filtersIn(params, appealFilters), ...(cursor && { cursor }) };
    return toPageResult(api.appeals.queue({ query }, { signal }), (data) => data.appeals);
  },
  Screen: AppealsTab,
};
