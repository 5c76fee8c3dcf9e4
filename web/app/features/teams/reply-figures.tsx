import type { inboxContract } from '@letfair/contract/teams/inbox';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { formatCount } from '@letfair/domain/money';
import { useEffect, useState } from 'react';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../ui/layout/table.tsx';
import { api } from '../session/index.ts';

type Person = Extract<Answer<typeof inboxContract.figures>, { success: true }>['data']['people'][number];

const columns = ['Person', 'Messages answered', 'Conversations', 'Usual time to answer'];

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
  const { people, hasFailed, load } = useFigures();
  return (
    <>
      {hasFailed && <LoadFailure what="the figures" onRetry={load} />}
      {!people && !hasFailed && <TablePlaceholder columns={columns} />}
      {people && (
        <Table caption="How the team answers" cards columns={columns}>
          {people.map(({ id, name, replies, conversations, medianMinutes }) => (
            <Row key={id}>
              <Cell>{name}</Cell>
              <Cell>{formatCount(replies)}</Cell>
              <Cell>{formatCount(conversations)}</Cell>
              <Cell>{timeInWords(medianMinutes)}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </>
  );
}

function useFigures() {
  const [people, setPeople] = useState<readonly Person[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const left = new AbortController();
    setHasFailed(false);
    api.inbox.figures({}, { signal: left.signal }).then(
      (answer) => (answer.success ? setPeople(answer.data.people) : setHasFailed(true)),
      () => left.signal.aborted || setHasFailed(true),
    );
    return () => left.abort();
  }, [tries]);
  return { people, hasFailed, load: () => setTries(tries + 1) };
}
