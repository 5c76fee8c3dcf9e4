import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import type { LoadedList } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useNotice } from '../use-notice.tsx';
import { reportShape } from './report-list.tsx';
import { TargetCard } from './target-card.tsx';

export function OpenReports({ reports }: { readonly reports: NonNullable<LoadedList['reports']> }) {
  const { revalidate } = useRevalidator();
  const { notice, tell } = useNotice();
  /** By newest report, so that a target is shown again when it is reported again. */
  const [decided, setDecided] = useState<readonly string[]>([]);

  return (
    <>
      {notice}
      <AdminList
        promise={reports}
        listKey=""
        what="the reports"
        placeholder={<SkeletonList shape={reportShape} count={3} />}
        isShown={({ lastReportId }) => !decided.includes(lastReportId)}
        countText={(count) => `${count} reported homes and people shown`}
        empty={
          <EmptyState icon={Flag} title="No open reports">
            What people report on cards, pages and in conversations appears here.
          </EmptyState>
        }
      >
        {{
          shape: reportShape,
          card: (target) => (
            <TargetCard
              key={target.id}
              target={target}
              onDecided={({ sentence, isWaiting }) => {
                tell(sentence);
                if (!isWaiting) setDecided((before) => [...before, target.lastReportId]);
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
    </>
  );
}
