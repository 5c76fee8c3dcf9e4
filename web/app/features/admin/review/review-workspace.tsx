import { keysOf } from '@letfair/domain/keys-of';
import type { ReviewTab } from '@letfair/domain/moderation/review';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAwaited } from '../../../lib/page-data.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { Placeholder, SkeletonFacts } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TabList, TabPanel } from '../../../ui/layout/tabs.tsx';
import { AppealsTab } from '../appeals/appeals-tab.tsx';
import { OpenReports } from '../reports/open-reports.tsx';
import { inPlace } from '../tab-filters.ts';
import { ListingQueue } from './listing-queue.tsx';
import { type ReviewData, reviewTabIn, reviewTabLabels } from './review-data.ts';
import { WaitingSuspensions } from './waiting-suspensions.tsx';

export const ReviewPlaceholder = () => (
  <Placeholder>
    <SkeletonFacts rows={10} />
  </Placeholder>
);

/** Everything that waits for a moderator, tab by tab. */
export function ReviewWorkspace({ work, queue, reports, appeals, suspensions }: ReviewData) {
  const [params] = useSearchParams();
  const tab = reviewTabIn(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Review" subtitle="What waits for a decision, one at a time." />
      <Suspense fallback={<Tabs selected={tab} />}>
        <CountedTabs work={work} selected={tab} />
      </Suspense>
      <TabPanel id="review" value={tab}>
        {queue && (
          <Awaited promise={queue} what="the homes that wait" fallback={<ReviewPlaceholder />}>
            {(first) => (
              <Awaited promise={work} what="who is looking at what" fallback={<ReviewPlaceholder />}>
                {({ claims }) => <ListingQueue key={tab} tab={tab} first={first} claims={claims} />}
              </Awaited>
            )}
          </Awaited>
        )}
        {reports && <OpenReports reports={reports} />}
        {appeals && <AppealsTab appeals={appeals} />}
        {suspensions && (
          <Awaited promise={suspensions} what="the suspensions" fallback={<ReviewPlaceholder />}>
            {({ measures }) => <WaitingSuspensions measures={measures} />}
          </Awaited>
        )}
      </TabPanel>
    </div>
  );
}

function CountedTabs({ work, selected }: Pick<ReviewData, 'work'> & { readonly selected: ReviewTab }) {
  return <Tabs selected={selected} counts={useAwaited(work).data?.counts} />;
}

interface TabsProps {
  readonly selected: ReviewTab;
  readonly counts?: Readonly<Record<ReviewTab, number>> | undefined;
}

function Tabs({ selected, counts }: TabsProps) {
  const [, setParams] = useSearchParams();
  const tabs = keysOf(reviewTabLabels).map((value) => ({
    value,
    label: counts ? `${reviewTabLabels[value]} (${counts[value]})` : reviewTabLabels[value],
  }));
  return (
    <TabList
      id="review"
      label="What waits"
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setParams({ tab }, inPlace)}
    />
  );
}
