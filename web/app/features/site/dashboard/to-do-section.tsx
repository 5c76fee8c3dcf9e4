import {
  CalendarClock,
  ChevronRight,
  ClipboardList,
  FileBadge,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import type { Figures } from './dashboard-data.ts';

const icons: Readonly<Record<ToDo['kind'], LucideIcon>> = {
  expiring: CalendarClock,
  rejected: Undo2,
  certificate: FileBadge,
  unanswered: MessageCircle,
  application: ClipboardList,
  accepted: KeyRound,
  deposit: ShieldCheck,
};

/** Says nothing when there is nothing to do. */
export function ToDoSection({ toDo }: { readonly toDo: readonly ToDo[] }) {
  if (toDo.length === 0) return null;
  return (
    <section aria-labelledby="to-do" className="grid gap-4">
      <h2 id="to-do" className="text-title">
        What needs doing
      </h2>
      <ul className="grid gap-2">
        {toDo.map((item) => (
          <ToDoItem key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ToDoItem({ item }: { readonly item: ToDo }) {
  const { text, to } = toDoWords(item);
  const Icon = icons[item.kind];
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 hover:bg-sand"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

type ToDo = Figures['toDo'][number];

interface ToDoWords {
  readonly text: string;
  readonly to: string;
}

/** What there is to do, in words, and where to do it. */
export function toDoWords({ kind, id, propertyId, title, at }: ToDo): ToDoWords {
  const manage = `/properties/manage?listing=${encodeURIComponent(propertyId)}`;
  switch (kind) {
    case 'expiring':
      return {
        text: `Confirm by ${formatDate(at)} that “${title}” is still available`,
        to: `${manage}&step=confirm`,
      };
    case 'rejected':
      return { text: `See why “${title}” was sent back, and change it`, to: `${manage}&step=edit` };
    case 'certificate':
      return {
        text: `Renew a certificate of “${title}”, valid until ${formatDate(at)}`,
        to: `/certificates?property=${encodeURIComponent(propertyId)}&renew=${encodeURIComponent(id)}`,
      };
    case 'deposit':
      return {
        text: `Protect the deposit for “${title}” by ${formatDate(at)}`,
        to: `/applications?id=${encodeURIComponent(id)}`,
      };
    case 'accepted':
      return {
        text: `You have been accepted for “${title}”: see the next steps`,
        to: `/applications?id=${encodeURIComponent(id)}`,
      };
    case 'unanswered':
      return {
        text: `Answer the message about “${title}” of ${formatDate(at)}`,
        to: `/messages?conversation=${encodeURIComponent(id)}`,
      };
    case 'application':
      return {
        text: `Answer the application for “${title}” of ${formatDate(at)}`,
        to: `/applications?id=${encodeURIComponent(id)}`,
      };
  }
}
