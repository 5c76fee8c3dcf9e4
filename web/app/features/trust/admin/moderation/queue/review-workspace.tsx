import { keysOf } from '@letfair/domain/keys-of';
import { countedText, MOST_COUNTED, type ReviewTab } from '@letfair/domain/trust/moderation/review';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAwaited } from '../../../../../lib/page-data.ts';
import { Awaited } from '../../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../../../ui/layout/page-heading.tsx';
import { TabList, TabPanel } from '../../../../../ui/layout/tabs.tsx';
import { inPlace } from '../../../../../ui/lists/filters.ts';
import { homeQueue } from './home-queue.tsx';
import { ListerFilter, NothingElse, useLister } from './lister-filter.tsx';
import type { QueueItem, QueueKind } from './queue-kind.ts';
import { appealQueue, contestQueue, reportQueue, suspensionQueue } from './queue-kinds.tsx';
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
export function ReviewWorkspace({ work, queue, listers }: ReviewData) {
  const [params] = useSearchParams();
  const tab = reviewTabIn(params);
  // What was decided since the counts were loaded.
  const [decided, setDecided] = useState<Decided>({ work, items: {} });
  const since = decided.work === work ? decided.items : {};
  const onDecided = (items: number) => setDecided({ work, items: { ...since, [tab]: (since[tab] ?? 0) + items } });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Review" subtitle="Everything waiting for a decision, one at a time." />
      <Suspense fallback={<Tabs selected={tab} />}>
        <CountedTabs work={work} selected={tab} decided={since} />
      </Suspense>
      <TabPanel id="review" value={tab}>
        <TabQueue work={work} queue={queue} listers={listers} decided={since} onDecided={onDecided} />
      </TabPanel>
    </div>
  );
}

type DecidedItems = Partial<Readonly<Record<ReviewTab, number>>>;

interface Decided extends Pick<ReviewData, 'work'> {
  readonly items: DecidedItems;
}

const stillWaiting = (tab: ReviewTab, counted: number, decided: DecidedItems): number =>
  counted < MOST_COUNTED ? Math.max(counted - (decided[tab] ?? 0), 0) : counted;

interface TabQueueProps<Tab extends ReviewTab> extends Pick<ReviewData, 'work' | 'listers'> {
  readonly queue: LoadedQueue<Tab>;
  readonly decided: DecidedItems;
  readonly onDecided: (items: number) => void;
}

function TabQueue<Tab extends ReviewTab>(props: TabQueueProps<Tab>) {
  const { work, queue, listers, decided, onDecided } = props;
  const { tab, page } = queue;
  const kind: QueueKind<ItemIn<Tab>> = kinds[tab];
  const lister = useLister();
  return (
    <Awaited promise={page} what={`the ${kind.noun}s waiting for a decision`} fallback={<ReviewPlaceholder />}>
      {(first) => (
        <Awaited promise={work} what="the list of claimed items" fallback={<ReviewPlaceholder />}>
          {({ claims, counts, targetHours }) => (
            <Awaited promise={listers ?? noListers} what="the landlords and agents" fallback={<ReviewPlaceholder />}>
              {({ listers: waiting }) => (
                <ReviewQueue
                  key={`${tab} ${lister}`}
                  tab={tab}
                  kind={kind}
                  first={first}
                  total={stillWaiting(
                    tab,
                    lister ? (waiting.find(({ id }) => id === lister)?.waiting ?? 0) : counts[tab],
                    decided,
                  )}
                  claims={claims}
                  targetHours={targetHours}
                  tools={({ open, onDecided: onSettled }) =>
                    listers && (
                      <ListerFilter
                        listers={waiting}
                        together={tab === 'homes' ? { open: homeIn(open), onDecided: onSettled } : null}
                      />
                    )
                  }
                  whenEmpty={lister ? <NothingElse /> : null}
                  onDecided={onDecided}
                />
              )}
            </Awaited>
          )}
        </Awaited>
      )}
    </Awaited>
  );
}

/** The item of a tab that lists homes. */
const homeIn = (item: QueueItem | undefined) => (item && 'lister' in item ? (item as ItemIn<'homes'>) : undefined);

/** Of a tab that lists no homes. */
const noListers: NonNullable<ReviewData['listers']> = Promise.resolve({ success: true, data: { listers: [] } });

interface CountedTabsProps extends Pick<ReviewData, 'work'> {
  readonly selected: ReviewTab;
  readonly decided: DecidedItems;
}

function CountedTabs({ work, selected, decided }: CountedTabsProps) {
  return <Tabs selected={selected} counts={useAwaited(work).data?.counts} decided={decided} />;
}

interface TabsProps {
  readonly selected: ReviewTab;
  readonly counts?: Readonly<Record<ReviewTab, number>> | undefined;
  readonly decided?: DecidedItems;
}

function Tabs({ selected, counts, decided = {} }: TabsProps) {
  const [, setParams] = useSearchParams();
  const tabs = keysOf(reviewTabLabels).map((value) => ({
    value,
    label: counts
      ? `${reviewTabLabels[value]} (${countedText(stillWaiting(value, counts[value], decided))})`
      : reviewTabLabels[value],
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
