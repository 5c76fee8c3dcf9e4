import { keysOf } from '@letfair/domain/keys-of';
import { countedText, type ReviewTab } from '@letfair/domain/trust/moderation/review';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAwaited } from '../../../../../lib/page-data.ts';
import { Awaited } from '../../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../../../ui/layout/page-heading.tsx';
import { TabList, TabPanel } from '../../../../../ui/layout/tabs.tsx';
import { inPlace } from '../../../../../ui/lists/filters.ts';
import type { QueueKind } from './queue-kind.ts';
import { appealQueue, contestQueue, homeQueue, reportQueue, suspensionQueue } from './queue-kinds.tsx';
import { type ItemIn, type LoadedQueue, type ReviewData, reviewTabIn, reviewTabLabels } from './review-data.ts';
import { ReviewQueue } from './review-queue.tsx';

/** How the items of each tab are read and decided. */
const kinds: { readonly [Tab in ReviewTab]: QueueKind<ItemIn<Tab>> } = {
  homes: homeQueue,
  changes: homeQueue,
  reports: reportQueue,
  appeals: appealQueue,
  certificates: homeQueue,
  suspensions: suspensionQueue,
  viewings: contestQueue,
};

export const ReviewPlaceholder = () => <ListPlaceholder entry="fact" count={10} />;

/** Everything that waits for a moderator, tab by tab. */
export function ReviewWorkspace({ work, queue }: ReviewData) {
  const [params] = useSearchParams();
  const tab = reviewTabIn(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Review" subtitle="Everything waiting for a decision, one at a time." />
      <Suspense fallback={<Tabs selected={tab} />}>
        <CountedTabs work={work} selected={tab} />
      </Suspense>
      <TabPanel id="review" value={tab}>
        <TabQueue work={work} queue={queue} />
      </TabPanel>
    </div>
  );
}

interface TabQueueProps<Tab extends ReviewTab> extends Pick<ReviewData, 'work'> {
  readonly queue: LoadedQueue<Tab>;
}

function TabQueue<Tab extends ReviewTab>({ work, queue: { tab, page } }: TabQueueProps<Tab>) {
  const kind: QueueKind<ItemIn<Tab>> = kinds[tab];
  return (
    <Awaited promise={page} what={`the waiting ${kind.noun}s`} fallback={<ReviewPlaceholder />}>
      {(first) => (
        <Awaited promise={work} what="the list of claimed items" fallback={<ReviewPlaceholder />}>
          {({ claims, counts }) => (
            <ReviewQueue key={tab} tab={tab} kind={kind} first={first} total={counts[tab]} claims={claims} />
          )}
        </Awaited>
      )}
    </Awaited>
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
    label: counts ? `${reviewTabLabels[value]} (${countedText(counts[value])})` : reviewTabLabels[value],
  }));
  return (
    <TabList
      id="review"
      label="Waiting for a decision"
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setParams({ tab }, inPlace)}
    />
  );
}
