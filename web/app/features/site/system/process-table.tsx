import type { ProcessStatus } from '@letfair/contract/site/system';
import { formatMoment } from '../../../lib/dates.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Cell, Row, Table } from '../../../ui/layout/table.tsx';
import { waitText } from './system-words.ts';

const kinds: Readonly<Record<ProcessStatus['kind'], string>> = {
  all: 'Site and jobs',
  web: 'Site',
  worker: 'Jobs',
};

/** Two beats were missed. */
const SILENT_SECONDS = 45;

const columns = ['Process', 'Version', 'Memory', 'Started', 'State'];

interface ProcessTableProps {
  readonly processes: readonly ProcessStatus[];
}

/** The processes of the last minutes; other versions than that of the one which started last stand out. */
export function ProcessTable({ processes }: ProcessTableProps) {
  const versions = new Set(processes.map(({ version }) => version));
  const newest = processes.reduce<ProcessStatus | null>(
    (latest, each) => (latest && latest.startedAt > each.startedAt ? latest : each),
    null,
  );
  return (
    <>
      {versions.size > 1 && (
        <p>
          Processes of {versions.size} versions run side by side. That is well while one replaces the other; afterwards,
          restart those that were left.
        </p>
      )}
      <Table caption="Processes seen lately" cards columns={columns}>
        {processes.map((each) => (
          <Row key={each.id}>
            <Cell>
              <span>
                <span className="font-semibold">{kinds[each.kind]}</span>
                {each.host && <span className="text-muted"> on {each.host}</span>}
              </span>
            </Cell>
            <Cell>{each.version === newest?.version ? each.version : <Badge tone="warm">{each.version}</Badge>}</Cell>
            <Cell>
              <span className="tabular-nums">{fileSize(each.memoryBytes)}</span>
            </Cell>
            <Cell>{formatMoment(each.startedAt)}</Cell>
            <Cell>
              {each.silentSeconds < SILENT_SECONDS ? (
                <Badge tone="good">Running</Badge>
              ) : (
                <Badge tone="harm">Silent for {waitText(each.silentSeconds)}</Badge>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}
