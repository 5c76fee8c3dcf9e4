import type { QueuedAppeal } from '@letfair/contract/admin/appeals';
import { appealStatusLabels } from '@letfair/domain/moderation/appeals';
import { Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonLine, SkeletonList, SkeletonTitle } from '../../../ui/feedback/skeleton.tsx';
import { optionsOf, SelectFilter } from '../../../ui/forms/select.tsx';
import { appealFilters, type LoadedList } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { AppealCard } from './appeal-card.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('../moderation/review-dialog.tsx')).ReviewDialog }));
const UserDetails = lazy(async () => ({ default: (await import('../users/user-details.tsx')).UserDetails }));

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
  const [done, setDone] = useState<string | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [listing, setListing] = useState<QueuedAppeal['property']>(null);
  const [person, setPerson] = useState<string | null>(null);

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
      {done && <Alert tone="good">{done}</Alert>}
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
            What people write against a rejection, a suspension or the check of their wording appears here.
          </EmptyState>
        }
      >
        {{
          shape,
          card: (appeal) => (
            <AppealCard
              key={appeal.id}
              appeal={appeal}
              onListing={() => setListing(appeal.property)}
              onPerson={() => setPerson(appeal.person?.id ?? null)}
              onDecided={(sentence) => {
                setDone(sentence);
                setDecided((before) => [...before, appeal.id]);
                void revalidate();
              }}
              onStale={() => void revalidate()}
            />
          ),
        }}
      </AdminList>
      {listing && (
        <Suspense>
          <ReviewDialog
            id={listing.id}
            title={listing.title}
            onDecided={(sentence) => {
              setListing(null);
              setDone(sentence);
              void revalidate();
            }}
            onClose={() => setListing(null)}
          />
        </Suspense>
      )}
      {person && (
        <Suspense>
          <UserDetails id={person} onClose={() => setPerson(null)} />
        </Suspense>
      )}
    </div>
  );
}
