import { formatCount } from '@letfair/domain/money';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { type Column, Table, TablePlaceholder } from '../../../ui/layout/table.tsx';
import { api } from '../../accounts/session/index.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly replies: number;
  readonly conversations: number;
  readonly medianMinutes: number | null;
}

const columns: readonly Column<Person>[] = [
  { label: 'Person', cell: ({ name }) => name },
  { label: 'Messages answered', cell: ({ replies }) => formatCount(replies) },
  { label: 'Conversations', cell: ({ conversations }) => formatCount(conversations) },
  { label: 'Usual time to reply', cell: ({ medianMinutes }) => timeInWords(medianMinutes) },
];

const counted = (count: number, unit: string): string => `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;

/** "35 minutes", "3 hours", "2 days". */
export function timeInWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 1) return 'under a minute';
  if (minutes < 90) return counted(minutes, 'minute');
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'hour');
  return counted(Math.round(minutes / (24 * 60)), 'day');
}

/** For the owner: how much and how fast each person answered in the last 30 days. */
export function ReplyFigures() {
  const { data, hasFailed, load } = useAnswer((signal) => api.inbox.figures({}, { signal }));
  const people = data?.people;
  return (
    <>
      {hasFailed && <LoadFailure what="the figures" onRetry={load} />}
      {!people && !hasFailed && <TablePlaceholder columns={columns} />}
      {people && <Table caption="How quickly your team replies" cards columns={columns} items={people} />}
    </>
  );
}
