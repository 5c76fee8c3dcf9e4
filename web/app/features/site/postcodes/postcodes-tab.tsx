import { routes } from 'virtual:api/routes';
import type { PostcodeDirectory, ShownPostcodes } from '@letfair/contract/site/postcodes';
import { directoryFileProblem, isUnderWay } from '@letfair/domain/search/places/postcodes/directory-import';
import { MapPin } from 'lucide-react';
import { formatMoment } from '../../../lib/dates.ts';
import { useFileJob } from '../../../lib/network/use-file-job.ts';
import type { LoadResult } from '../../../lib/page-data.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { api, sessionCalls } from '../../accounts/session/index.ts';
import { ImportForm } from './import-form.tsx';
import { ImportOutcome, ImportProgress } from './import-progress.tsx';

/** The postcode directory in use, and how to replace it. */
export const PostcodesTab = ({ promise }: { readonly promise: Promise<LoadResult<ShownPostcodes>> }) => (
  <Awaited promise={promise} what="the postcode directory" fallback={<ListPlaceholder count={1} lines={4} />}>
    {(loaded) => <Postcodes loaded={loaded} />}
  </Awaited>
);

export function Postcodes({ loaded }: { readonly loaded: ShownPostcodes }) {
  const importing = useDirectoryImport(loaded);
  const { shown, sent, isActive } = importing;
  const { directory, import: latest } = shown;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      {directory ? <DirectoryInUse directory={directory} /> : <NoDirectory />}
      <TitledCard
        title={directory ? 'Replace the directory' : 'Import a directory'}
        intro="The site keeps running during an import. The current directory stays in use until the new one is complete."
      >
        {latest && !isActive && <ImportOutcome latest={latest} isNews={importing.hasWatched} />}
        {isActive ? (
          <ImportProgress
            latest={latest}
            sent={sent}
            isCancelling={importing.isCancelling}
            onCancel={() => void importing.cancel()}
          />
        ) : (
          <ImportForm problem={importing.problem} onStart={(file) => void importing.upload(file)} />
        )}
      </TitledCard>
    </div>
  );
}

const NoDirectory = () => (
  <EmptyState icon={MapPin} title="No postcode directory is in use">
    Homes without a pin are shown in the middle of their district, without distances. With a directory, they’re shown in
    the middle of their postcode.
  </EmptyState>
);

function DirectoryInUse({ directory }: { readonly directory: PostcodeDirectory }) {
  const { label, fileName, postcodes, importedAt, attribution } = directory;
  return (
    <TitledCard title="Directory in use" intro="Homes without a pin are shown in the middle of their postcode.">
      <Facts
        layout="lines"
        facts={[
          { term: 'Type', value: label },
          { term: 'Postcodes', value: postcodes.toLocaleString('en-GB') },
          { term: 'Imported', value: formatMoment(importedAt) },
          { term: 'File', value: fileName },
          { term: 'Credit shown below the terms', value: attribution },
        ]}
      />
    </TitledCard>
  );
}

/** The directory in use and the import that is under way, asked for again until it has ended. */
const useDirectoryImport = (loaded: ShownPostcodes) =>
  useFileJob<ShownPostcodes>({
    loaded,
    idOf: (shown) => shown.import?.id,
    isUnderWay: (shown) => shown.import !== null && isUnderWay(shown.import.state),
    hasEnded: (shown) => shown.import !== null && !isUnderWay(shown.import.state),
    load: () => api.postcodes.show(),
    cancel: api.postcodes.cancel,
    fileProblem: directoryFileProblem,
    begin: api.postcodes.begin,
    sendPart: routes.postcodes.sendPart,
    session: sessionCalls,
  });
