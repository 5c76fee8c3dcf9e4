import type { ReviewClaim } from '@letfair/contract/trust/admin/review';
import { countedText } from '@letfair/domain/trust/moderation/review';
import { reviewWait } from '@letfair/domain/trust/moderation/review-wait';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { classNames } from '../../../../../lib/class-names.ts';
import { type Page, usePages } from '../../../../../lib/page-data.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../../../ui/feedback/load-more.tsx';
import { useChangeParams } from '../../../../../ui/lists/filters.ts';
import { useSession } from '../../../../accounts/session/index.ts';
import { useNotice } from '../../use-notice.tsx';
import { LastDecision } from '../last-decision.tsx';
import type { QueueItem, QueueKind } from './queue-kind.ts';

interface QueueTools<Item> {
  readonly open: Item | undefined;
  /** For items that no longer wait. */
  readonly onDecided: (ids: readonly string[], sentence: string) => void;
}

interface ReviewQueueProps<Item extends QueueItem> {
  readonly tab: string;
  readonly kind: QueueKind<Item>;
  readonly first: Page<Item>;
  /** Of all pages, as the server counted them. */
  readonly total: number;
  readonly claims: readonly ReviewClaim[];
  /** How long something may wait. */
  readonly targetHours: number;
  /** Above the list: what narrows it down, or decides about several. */
  readonly tools?: (tools: QueueTools<Item>) => ReactNode;
  /** Where nothing is left of what the list was narrowed down to. */
  readonly whenEmpty?: ReactNode;
  /** So many of `total` no longer wait. */
  readonly onDecided: (items: number) => void;
}

/** One item at a time, with those that wait beside it; the next one opens when one is decided. */
export function ReviewQueue<Item extends QueueItem>(props: ReviewQueueProps<Item>) {
  const { tab, kind, first, total, claims, targetHours } = props;
  const list = usePages(first, tab);
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.id : null;
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { notice, tell, clear } = useNotice();
  const stateOf = kind.stateOf ?? (({ id }: Item) => id);
  const items = list.items.filter((item) => !decided.includes(stateOf(item)));
  const isSettled = (id: string) =>
    decided.includes(id) || list.items.some((item) => item.id === id && decided.includes(stateOf(item)));
  // What is open stays open, also when somebody else decides it and it leaves the list.
  const [kept, setKept] = useState<string>();
  const asked = params.get('open') ?? kept;
  const openId = asked && !isSettled(asked) ? asked : items[0]?.id;
  if (openId !== kept) setKept(openId);
  const at = items.findIndex(({ id }) => id === openId);
  const openItem = items[at];
  const waiting = list.hasMore ? Math.max(total, items.length) : items.length;
  const nav = useRef<HTMLElement>(null);
  useOpenItemInSight(nav, openId);

  const now = new Date();
  const waitOf = (item: Item) => reviewWait(new Date(kind.waitingSince(item)), now, targetHours);

  const open = (id: string | undefined) => change({ open: id ?? null });

  function move(to: number) {
    clear();
    if (to >= items.length - 1 && list.hasMore) list.loadMore();
    if (items[to]) open(items[to].id);
  }
  function onDecided(id: string, sentence: string, stays: boolean) {
    const next = items[at + 1] ?? items[at - 1];
    tell(sentence);
    if (!stays) {
      setDecided((before) => [...before, openItem ? stateOf(openItem) : id]);
      props.onDecided(1);
    }
    if (next || !stays) open(next?.id);
    void revalidate();
  }

  const tools = props.tools?.({
    open: openItem,
    onDecided: (ids, sentence) => {
      tell(sentence);
      setDecided((before) => [...before, ...ids]);
      props.onDecided(ids.length);
      if (openId && ids.includes(openId)) open(undefined);
      void revalidate();
    },
  });

  if (!openId)
    return (
      <div className="grid grid-cols-1 gap-5">
        {tools}
        {notice}
        {props.whenEmpty ?? (
          <EmptyState icon={ClipboardCheck} title="Nothing is waiting">
            {kind.empty}
          </EmptyState>
        )}
      </div>
    );
  const { Open, noun } = kind;
  return (
    <div className="grid grid-cols-1 gap-5">
      {tools}
      {notice}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav
          ref={nav}
          aria-label={kind.listLabel}
          className="hidden max-h-[calc(100dvh-6rem)] gap-4 overflow-y-auto lg:sticky lg:top-4 lg:grid"
        >
          <ol className="grid gap-2">
            {items.map((item, index) => (
              <li key={item.id}>
                <QueueButton
                  {...kind.summary(item)}
                  wait={waitOf(item)}
                  isOpen={item.id === openId}
                  claim={claims.find(({ targetId, by }) => targetId === item.id && by.id !== ownId)}
                  onOpen={() => move(index)}
                />
              </li>
            ))}
          </ol>
          <LoadMore list={list} />
        </nav>
        {!openItem && !kind.opensAny ? (
          <article className="grid gap-4 rounded-md border border-line bg-card p-5 sm:p-6">
            <LastDecision id={openId} none={`This ${noun} is no longer waiting for a decision`} />
            {items[0] && (
              <div>
                <Button variant="primary" onClick={() => open(items[0]?.id)}>
                  Open the first {noun}
                </Button>
              </div>
            )}
          </article>
        ) : (
          <Open
            key={openId}
            id={openId}
            item={openItem}
            position={{
              noun,
              wait: openItem ? { ...waitOf(openItem), targetHours } : null,
              place: at >= 0 ? `${at + 1} of ${countedText(waiting)}` : null,
              onNext: at + 1 < items.length ? () => move(at + 1) : null,
              onPrevious: at > 0 ? () => move(at - 1) : null,
              onDecided: (sentence, stays = false) => onDecided(openId, sentence, stays),
              onChanged: (sentence, tone) => {
                tell(sentence, tone);
                void revalidate();
              },
            }}
          />
        )}
      </div>
    </div>
  );
}

/** J and K move through a list that is longer than the screen; the page itself stays where the heading is. */
function useOpenItemInSight(list: RefObject<HTMLElement | null>, openId: string | undefined) {
  useEffect(() => {
    const item = openId && list.current?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
    if (!item || !list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    if (item.top < top) list.current.scrollTop += item.top - top;
    else if (item.bottom > bottom) list.current.scrollTop += item.bottom - bottom;
  }, [list, openId]);
}

interface QueueButtonProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly badges?: ReactNode;
  readonly wait: ReturnType<typeof reviewWait>;
  readonly isOpen: boolean;
  readonly claim: ReviewClaim | undefined;
  readonly onOpen: () => void;
}

const QueueButton = ({ title, text, badges, wait, isOpen, claim, onOpen }: QueueButtonProps) => (
  <button
    type="button"
    aria-current={isOpen ? 'true' : undefined}
    onClick={onOpen}
    className={classNames(
      'grid w-full cursor-pointer gap-1 rounded-md border px-3 py-2 text-left',
      isOpen ? 'border-line-strong bg-primary-soft' : 'border-line bg-card hover:bg-sand',
    )}
  >
    <span className="font-semibold wrap-anywhere">{title}</span>
    <span className="text-sm wrap-anywhere text-muted">{text}</span>
    <span className="text-sm text-muted">{wait.text}</span>
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {wait.isOverdue && <Badge tone="harm">Overdue</Badge>}
      {badges}
      {claim && <Badge>{`Claimed by ${claim.by.name}`}</Badge>}
    </span>
  </button>
);
