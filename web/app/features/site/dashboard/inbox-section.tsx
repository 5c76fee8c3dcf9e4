import type { InboxKind, InboxLine } from '@letfair/contract/site/dashboard';
import { homeMark } from '@letfair/domain/homes/own-home';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  ChevronRight,
  CircleX,
  ClipboardList,
  FileBadge,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Star,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatTimeOrDate } from '../../../lib/dates.ts';
import { type Page, usePages } from '../../../lib/page-data.ts';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { inboxWords } from './inbox-words.ts';
import type { DashboardRole } from './role-content.ts';

const icons: Readonly<Record<InboxKind, LucideIcon>> = {
  'needs-change': Undo2,
  expiring: CalendarClock,
  certificate: FileBadge,
  deposit: ShieldCheck,
  application: ClipboardList,
  withdrawn: CircleX,
  accepted: KeyRound,
  shortlisted: Star,
  declined: CircleX,
  closed: CircleX,
  proposed: CalendarClock,
  move: CalendarClock,
  unanswered: MessageCircle,
  viewing: CalendarCheck,
  cancelled: CalendarX,
};

interface InboxSectionProps {
  readonly inbox: Page<InboxLine>;
  readonly role: DashboardRole;
}

/** Says nothing where nothing waits. */
export function InboxSection({ inbox, role }: InboxSectionProps) {
  const pages = usePages(inbox);
  useLiveRevalidation('application');
  useLiveRevalidation('viewing');
  useLiveRevalidation('message');
  if (pages.items.length === 0) return null;
  return (
    <section aria-labelledby="inbox" className="grid gap-4">
      <h2 id="inbox" className="text-title">
        Waiting for you
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {pages.items.map((line) => (
          <InboxItem key={line.id} line={line} role={role} />
        ))}
      </ul>
      <LoadMore list={pages} />
    </section>
  );
}

interface InboxItemProps {
  readonly line: InboxLine;
  readonly role: DashboardRole;
}

function InboxItem({ line, role }: InboxItemProps) {
  const { text, to } = inboxWords(line, role);
  const home = homeMark(line.propertyReference, line.propertyStreet);
  const Icon = icons[line.kind];
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 hover:bg-sand"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="wrap-anywhere">{text}</span>{' '}
          <span className="text-sm wrap-anywhere text-muted">
            “{line.title}”{home && ` · ${home}`} · {formatTimeOrDate(line.at)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
