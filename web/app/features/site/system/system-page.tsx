import type { StorageStatus, SystemStatus } from '@letfair/contract/site/system';
import { Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { ProcessTable } from './process-table.tsx';
import { QueueTable } from './queue-table.tsx';
import type { SystemData } from './system-data.ts';
import { labelOf, lagText } from './system-words.ts';
import { useJobChanges } from './use-job-changes.tsx';

const facts = <ListPlaceholder count={1} lines={4} />;

/** What runs, what failed, and how much room is left. */
export const SystemPage = ({ status, storage, failed }: SystemData) => (
  <div className="grid grid-cols-1 gap-8">
    <PageHeading
      title="System"
      subtitle="This site’s processes, jobs, emails, versions and storage."
      actions={<LinkButton to="/admin/dashboard?tab=postcodes">Postcode directory</LinkButton>}
    />
    <Suspense fallback={facts}>
      <Awaited promise={status} what="the system status">
        {(loaded) => <Status {...loaded} />}
      </Awaited>
      <TitledSection title="Failed jobs" className="grid grid-cols-1 gap-4">
        <FailedJobs failed={failed} />
      </TitledSection>
      <Awaited promise={storage} what="the storage" fallback={facts}>
        {(loaded) => <StorageCard {...loaded} />}
      </Awaited>
    </Suspense>
  </div>
);

function Status({ processes, replicas, queues, mail, versions, lastBackup }: SystemStatus) {
  const changes = useJobChanges();
  return (
    <>
      <TitledSection title="Processes" className="grid grid-cols-1 gap-4">
        <ProcessTable processes={processes} />
      </TitledSection>
      <TitledSection title="Queues" className="grid grid-cols-1 gap-4">
        {queues.length === 0 ? (
          <EmptyState icon={Inbox} title="No jobs waiting">
            Emails, reminders and other background work are listed here while they wait.
          </EmptyState>
        ) : (
          <QueueTable queues={queues} changes={changes} />
        )}
      </TitledSection>
      {changes.dialog}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <TitledCard title="Email">
          <Facts layout="lines" facts={mailFacts(mail)} />
        </TitledCard>
        <TitledCard title="Versions and backup">
          <Facts
            layout="lines"
            facts={[
              { term: 'Letfair', value: versions.letfair },
              { term: 'Node.js', value: versions.node },
              { term: 'PostgreSQL', value: versions.postgres },
              ...replicas.map(({ lagSeconds }, at) => ({ term: `Replica ${at + 1}`, value: lagText(lagSeconds) })),
              { term: 'Schema', value: versions.schema.replace(/\.sql$/, '') },
              { term: 'Last backup', value: lastBackup ? formatMoment(lastBackup) : 'Never' },
            ]}
          />
        </TitledCard>
      </div>
    </>
  );
}

const transports = { smtp: 'A mail server', local: 'The local mailbox' } as const;

const mailFacts = ({ transport, waiting, sentToday, failures }: SystemStatus['mail']) => [
  { term: 'Transport', value: transports[transport] },
  { term: 'Sent in the last 24 hours', value: sentToday.toLocaleString('en-GB') },
  { term: 'Not sent yet', value: waiting.toLocaleString('en-GB') },
  {
    term: 'Could not be sent',
    value:
      failures.length === 0
        ? 'None'
        : failures.map(({ template, mails }) => `${labelOf(template)}: ${mails.toLocaleString('en-GB')}`).join('\n'),
  },
];

const StorageCard = ({ areas, databaseBytes, diskFreeBytes, isReachable }: StorageStatus) => (
  <TitledCard title="Storage" intro="Space used by files and the database.">
    <Facts
      layout="lines"
      facts={[
        { term: 'State', value: isReachable ? 'Responding' : 'Not responding, so uploads are failing' },
        ...areas.map(({ area, files, bytes }) => ({
          term: labelOf(area),
          value: files === 0 ? 'None' : `${fileSize(bytes)} in ${files.toLocaleString('en-GB')} files`,
        })),
        { term: 'Database', value: fileSize(databaseBytes) },
        { term: 'Free disk space', value: diskFreeBytes === null ? 'Unknown' : fileSize(diskFreeBytes) },
      ]}
    />
  </TitledCard>
);
