import type { OwnListing } from '@letfair/contract/listings/listings';
import { bookingStatusLabels } from '@letfair/domain/listings/inventory/inventory-service';
import { ADVERT_SCORE } from '@letfair/domain/listings/quality/quality';
import { describeAgainstMiddle } from '@letfair/domain/listings/typical-rents';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { useDetails } from '../../../../lib/page-data.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { QualityNote } from '../quality-note.tsx';
import { CompletenessNote, FindingsList, HistoryList, RentList, textsOf } from './findings-and-history.tsx';

interface ListingDetailsProps {
  readonly id: string;
  readonly title: string;
  readonly lister: 'landlord' | 'agent';
  readonly appealsOf: (listingId: string) => ReactNode;
  readonly onClose: () => void;
}

export function ListingDetails({ id, title, lister, appealsOf, onClose }: ListingDetailsProps) {
  const { data, hasFailed, reload } = useDetails<OwnListing>('details', id);
  return (
    <Dialog title={title} onClose={onClose}>
      {hasFailed && <LoadFailure what="the details" onRetry={reload} />}
      {!data && !hasFailed && <ListPlaceholder entry="row" lines={1} />}
      {data && (
        <>
          <Part title="What the rules say">
            <FindingsList
              isOwn
              findings={data.findings}
              none="We’ve found no problems with this listing."
              textOf={textsOf(data)}
            />
          </Part>
          <Part title={ADVERT_SCORE}>
            <QualityNote quality={data.quality} />
          </Part>
          {data.rentComparison && (
            <Part title="Rent compared with similar homes">
              <p>{describeAgainstMiddle(data, data.rentComparison)}.</p>
            </Part>
          )}
          <Part title="Material information">
            <CompletenessNote completeness={data.completeness} />
          </Part>
          {appealsOf(id)}
          <Part title="Inventory">
            <p className="text-muted">
              {data.inventory
                ? `${bookingStatusLabels[data.inventory.status]} · requested on ${formatDate(data.inventory.createdAt)}`
                : 'You haven’t asked for an inventory.'}
            </p>
          </Part>
          {data.rentHistory.length > 0 && (
            <Part title="Rents">
              <RentList history={data.rentHistory} />
            </Part>
          )}
          <Part title="History">
            <HistoryList history={data.history} lister={lister} />
          </Part>
        </>
      )}
    </Dialog>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);
