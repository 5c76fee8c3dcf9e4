import type { ProcessStatus } from '@letfair/contract/site/system';
import { formatMoment } from '../../../lib/dates.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { waitText } from './system-words.ts';

const kinds: Readonly<Record<ProcessStatus['kind'], string>> = {
  all: 'Site and jobs',
  web: 'Site',
  worker: 'Jobs',
};

/** Two beats were missed. */
const SILENT_SECONDS = 45;

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
          {versions.size} versions are running side by side. That’s fine during an update. Afterwards, restart any
          processes still running an old one.
        </p>
      )}
      <Table
        caption="Recent processes"
        cards
        items={processes}
        columns={[
          {
            label: 'Process',
            cell: ({ kind, host }) => (
              <span>
                <span className="font-semibold">{kinds[kind]}</span>
                {host && <span className="text-muted"> on {host}</span>}
              </span>
            ),
          },
          {
            label: 'Version',
            cell: ({ version }) => (version === newest?.version ? version : <Badge tone="warm">{version}</Badge>),
          },
          { label: 'Memory', isFigure: true, cell: ({ memoryBytes }) => fileSize(memoryBytes) },
          { label: 'Started', cell: ({ startedAt }) => formatMoment(startedAt) },
          {
            label: 'State',
            cell: ({ silentSeconds }) =>
              silentSeconds < SILENT_SECONDS ? (
                <Badge tone="good">Running</Badge>
              ) : (
                <Badge tone="harm">Silent for {waitText(silentSeconds)}</Badge>
              ),
          },
        ]}
      />
    </>
  );
}
