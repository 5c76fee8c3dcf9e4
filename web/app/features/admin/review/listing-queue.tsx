import type { ReviewedListingSummary } from '@letfair/contract/admin/moderation';
import type { ReviewClaim } from '@letfair/contract/admin/review';
import type { ReviewTab } from '@letfair/domain/moderation/review';
import { formatRent } from '@letfair/domain/money';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { type Page, usePages } from '../../../lib/page-data.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { useSession } from '../../session/index.ts';
import { inPlace } from '../tab-filters.ts';
import { ReviewedHome } from './reviewed-home.tsx';

interface ListingQueueProps {
  readonly tab: ReviewTab;
  readonly first: Page<ReviewedListingSummary>;
  readonly claims: readonly ReviewClaim[];
}

/** One home at a time, with those that wait beside it; the next one opens when one is decided. */
export function ListingQueue({ tab, first, claims }: ListingQueueProps) {
  const list = usePages(first, tab);
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.id : null;
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const items = list.items.filter(({ id }) => !decided.includes(id));
  const asked = params.get('home');
  const openId = asked && !decided.includes(asked) ? asked : items[0]?.id;
  const at = items.findIndex(({ id }) => id === openId);

  function open(id: string | undefined) {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('home', id);
      else next.delete('home');
      return next;
    }, inPlace);
  }
  function move(to: number) {
    setDone(null);
    if (to >= items.length - 1 && list.hasMore) list.loadMore();
    if (items[to]) open(items[to].id);
  }
  function onDecided(id: string, sentence: string) {
    const left = items.filter((item) => item.id !== id);
    setDone(sentence);
    setDecided((before) => [...before, id]);
    open((left[Math.max(at, 0)] ?? left.at(-1))?.id);
    void revalidate();
  }

  const announced = done && <Alert tone="good">{done}</Alert>;
  if (!openId)
    return (
      <div className="grid grid-cols-1 gap-5">
        {announced}
        <EmptyState icon={ClipboardCheck} title="Nothing waits here" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      {announced}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav
          aria-label="Homes that wait"
          className="hidden max-h-[calc(100dvh-6rem)] gap-4 overflow-y-auto lg:sticky lg:top-4 lg:grid"
        >
          <ol className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <QueueButton
                  item={item}
                  isOpen={item.id === openId}
                  claim={claims.find(({ targetId, by }) => targetId === item.id && by.id !== ownId)}
                  onOpen={() => move(items.indexOf(item))}
                />
              </li>
            ))}
          </ol>
          <LoadMore list={list} />
        </nav>
        <ReviewedHome
          key={openId}
          id={openId}
          title={items[at]?.title}
          place={at >= 0 ? `${at + 1} of ${items.length}${list.hasMore ? '+' : ''}` : null}
          onNext={at + 1 < items.length ? () => move(at + 1) : null}
          onPrevious={at > 0 ? () => move(at - 1) : null}
          onDecided={(sentence) => onDecided(openId, sentence)}
        />
      </div>
    </div>
  );
}

interface QueueButtonProps {
  readonly item: ReviewedListingSummary;
  readonly isOpen: boolean;
  readonly claim: ReviewClaim | undefined;
  readonly onOpen: () => void;
}

const QueueButton = ({ item, isOpen, claim, onOpen }: QueueButtonProps) => (
  <button
    type="button"
    aria-current={isOpen ? 'true' : undefined}
    onClick={onOpen}
    className={classNames(
      'grid w-full cursor-pointer gap-1 rounded-md border px-3 py-2 text-left',
      isOpen ? 'border-line-strong bg-primary-soft' : 'border-line bg-card hover:bg-sand',
    )}
  >
    <span className="font-semibold wrap-anywhere">{item.title}</span>
    <span className="text-sm wrap-anywhere text-muted">
      <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{formatRent(item.price)}</span> ·{' '}
      {item.place}
    </span>
    <span className="flex flex-wrap gap-1.5">
      {item.flags.length > 0 && <Badge tone="warm">{`${item.flags.length} flagged`}</Badge>}
      {item.blockers > 0 && <Badge tone="harm">{`${item.blockers} blocked`}</Badge>}
      {claim && <Badge>{`Claimed by ${claim.by.name}`}</Badge>}
    </span>
  </button>
);
