import { appealStatusLabels } from '@letfair/domain/trust/moderation/appeals';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonLine, SkeletonList, SkeletonTitle } from '../../../../ui/feedback/skeleton.tsx';
import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { appealFilters, type LoadedList } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { useNotice } from '../use-notice.tsx';
import { AppealCard } from './appeal-card.tsx';

const shape = (
  <SkeletonCard buttons={['w-36', 'w-36']}>
    <SkeletonTitle className="w-72" />
    <SkeletonLine className="w-80" />
    <SkeletonLine className="w-120" />
  </SkeletonCard>
);

/** Appeals of one status, at first those that wait for a decision, oldest first. */
export function AppealsTab({ appeals }: { readonly appeals: NonNullable<LoadedList['appeals']> }) {
  const { filters, applied, change } = useTabFilters(appealFilters);
  const { revalidate } = useRevalidator();
  const { notice, tell } = useNotice();
  const [decided, setDecided] = useState<readonly string[]>([]);

  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter
        label="Status"
        value={filters.status}
        options={optionsOf(appealStatusLabels)}
        onChange={(status) => {
          change({ status });
          setDecided([]);
        }}
      />
      {notice}
      <AdminList
        promise={appeals}
        listKey={applied.status}
        what="the appeals"
        placeholder={<SkeletonList shape={shape} count={3} />}
        isShown={({ id }) => !decided.includes(id)}
        countText={(count) => `${count} appeals shown`}
        empty={
          <EmptyState
            icon={Scale}
            title={applied.status === 'open' ? 'No appeals are waiting' : 'No appeals with this status'}
          >
            What people write against a rejection, a measure or the check of their wording appears here.
          </EmptyState>
        }
      >
        {{
          shape,
          card: (appeal) => (
            <AppealCard
              key={appeal.id}
              appeal={appeal}
              onDecided={(sentence) => {
                tell(sentence);
                setDecided((before) => [...before, appeal.id]);
                void revalidate();
              }}
              onListingDecided={(sentence) => {
                tell(sentence);
                void revalidate();
              }}
              onStale={(sentence) => {
                tell(sentence, 'harm');
                void revalidate();
              }}
            />
          ),
        }}
      </AdminList>
    </div>
  );
}
