import type { OwnListing } from '@letfair/contract/listings/listings';
import { useDetails } from '../../../../lib/page-data.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { VersionComparison } from './version-comparison.tsx';

interface RevisionDialogProps {
  readonly id: string;
  readonly title: string;
  readonly lister: 'landlord' | 'agent';
  readonly onClose: () => void;
}

/** What people see of a listing, and what waits for review, for its lister. */
export function RevisionDialog({ id, title, lister, onClose }: RevisionDialogProps) {
  const { data, hasFailed, reload } = useDetails<OwnListing>('details', id);
  return (
    <Dialog title={`Changes to ${title}`} placement="wide" onClose={onClose}>
      {hasFailed && <LoadFailure what="the changes" onRetry={reload} />}
      {!data && !hasFailed && <ListPlaceholder entry="fact" count={4} />}
      {data?.revision && (
        <TitledSection
          level="h3"
          title="Why these changes are waiting, and what’s different"
          titleClassName="text-lg"
          className="grid gap-3"
        >
          <VersionComparison approved={data} waiting={data.revision} lister={lister} />
        </TitledSection>
      )}
      {data && !data.revision && (
        <p>A moderator has already decided on these changes. You’ll find the history under Details.</p>
      )}
    </Dialog>
  );
}
