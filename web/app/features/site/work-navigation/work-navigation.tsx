import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { oneAtATime, unreadTexts, useLiveEvents } from '../../accounts/live/index.ts';
import { api, type SessionUser } from '../../accounts/session/index.ts';
import { type CountKind, countTexts, isCurrent, type OwnPage, ownPages } from '../own-pages/index.ts';
import { useScreenHelp } from '../screen-help/index.ts';

export function WorkNavigation({ user }: { readonly user: SessionUser }) {
  const here = useLocation();
  const counts = useWorkCounts(user, here.pathname);
  const help = useScreenHelp();
  return (
    <nav
      aria-label="Your pages"
      data-work-bar
      className="fixed inset-x-0 bottom-0 z-10 h-(--work-bar) border-t border-line bg-paper md:static md:h-full md:border-t-0 md:border-b md:bg-sand"
    >
      <Container>
        <ul className="-mx-3 flex justify-between md:justify-start">
          {ownPages(user, 'bar').map((link) => (
            <li key={link.to} className="min-w-0 flex-auto md:flex-none">
              <BarLink {...link} current={isCurrent(link, here)} shown={shownCount(link.counts, counts)} />
            </li>
          ))}
          {help && (
            <li className="ml-auto max-md:hidden">
              <BarLink label="Help" to={help} icon={CircleQuestionMark} current={false} shown={null} />
            </li>
          )}
        </ul>
      </Container>
    </nav>
  );
}

interface BarLinkProps extends OwnPage {
  readonly current: boolean;
  readonly shown: ShownCount | null;
}

const MOST_SHOWN = 99;

const BarLink = ({ label, to, icon: Icon, current, shown }: BarLinkProps) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className={classNames(
      'relative flex h-16 flex-col items-center justify-center gap-0.5 rounded-md px-0.5 text-[0.75rem] leading-tight font-semibold hover:text-ink max-[22rem]:tracking-tighter md:h-12 md:flex-row md:gap-2 md:px-3 md:text-sm',
      current ? 'text-link' : 'text-muted',
    )}
  >
    <Icon aria-hidden="true" className="size-5 md:size-4.5" />
    {label}
    {shown && (
      <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-[0.75rem] leading-none text-on-accent tabular-nums max-md:absolute max-md:top-1 max-md:left-[calc(50%+0.375rem)]">
        <span aria-hidden="true">{shown.count > MOST_SHOWN ? `${MOST_SHOWN}+` : shown.count}</span>
        <VisuallyHidden> – {shown.spoken}</VisuallyHidden>
      </span>
    )}
  </Link>
);

type Counts = Readonly<Partial<Record<CountKind | 'forYou', number>>>;

interface ShownCount {
  readonly count: number;
  readonly spoken: string;
}

function shownCount(kind: CountKind | undefined, { forYou = 0, ...counts }: Counts): ShownCount | null {
  const count = (kind && counts[kind]) ?? 0;
  const shown =
    kind === 'messages' && forYou > 0
      ? unreadTexts(count, forYou)
      : { count, spoken: kind ? countTexts[kind](count) : '' };
  return shown.count > 0 ? shown : null;
}

async function loadCounts({ userType }: SessionUser): Promise<Counts | null> {
  if (userType === 'admin') {
    const [review, stats] = await Promise.all([api.review.counts(), api.admin.stats()]);
    if (!review.success || !stats.success) return null;
    const { reports, ...others } = review.data.counts;
    const queue = Object.values(others).reduce((sum, count) => sum + count, reports);
    return { queue, reports, tickets: stats.data.openTickets };
  }
  const answer = await api.dashboard.counts();
  if (!answer.success) return null;
  const { savedProperties: saved, messages, forYou, applications, viewings, properties: homes } = answer.data;
  return userType === 'tenant'
    ? { saved, messages, viewings, ownApplications: applications }
    : { messages, forYou, receivedApplications: applications, viewings, homes };
}

/** Loaded on every page, when its data is loaded again, and when something changes; numbers that cannot be loaded stay as they were. */
function useWorkCounts(user: SessionUser, pathname: string): Counts {
  const [counts, setCounts] = useState<Counts>({});
  const [reload] = useState(() =>
    oneAtATime(async () => {
      const loaded = await loadCounts(user).catch(() => null);
      if (loaded) setCounts(loaded);
    }),
  );
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have changed what is counted
  useEffect(() => {
    if (state === 'idle') reload();
  }, [pathname, state]);
  useLiveEvents('message', reload);
  useLiveEvents('read', reload);
  useLiveEvents('application', reload);
  useLiveEvents('viewing', reload);
  useLiveEvents('ticket', reload);
  return counts;
}
