import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import { formatRent } from '@letfair/domain/money';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../../../ui/layout/table.tsx';

interface ListingsTableProps {
  readonly loadingMore: boolean;
  readonly listings: readonly ReviewedListingSummary[];
  readonly onReview: (listing: ReviewedListingSummary) => void;
}

const columns = ['Title', 'Lister', 'Place', 'Rent', 'Submitted', 'Flags', 'Blockers', 'Actions'];

/** The table before its rows are loaded. */
export const ListingsPlaceholder = () => <TablePlaceholder columns={columns} lines={2} actions />;

export const ListingsTable = ({ listings, onReview, loadingMore }: ListingsTableProps) => (
  <Table caption="Listings" cards columns={columns} loadingMore={loadingMore}>
    {listings.map((listing) => (
      <Row key={listing.id}>
        <Cell>
          <p id={`listing-${listing.id}`} className="max-w-72 min-w-36 font-semibold wrap-anywhere">
            {listing.title}
          </p>
          {listing.revision && <Badge tone="warm">Changes</Badge>}
        </Cell>
        <Cell>
          <p>{listing.lister.name}</p>
          {/* Long email addresses break at this width. */}
          <p className="max-w-64 text-sm text-muted wrap-break-word">{listing.lister.email}</p>
        </Cell>
        <Cell>
          <p className="min-w-36">{listing.place}</p>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatRent(listing.price)}</span>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatDate(listing.submittedAt)}</span>
        </Cell>
        <Cell>
          <Badge tone={listing.flags.length > 0 ? 'warm' : 'neutral'}>{listing.flags.length}</Badge>
        </Cell>
        <Cell>
          <Badge tone={listing.blockers > 0 ? 'harm' : 'neutral'}>{listing.blockers}</Badge>
        </Cell>
        <Cell>
          <Button size="sm" aria-describedby={`listing-${listing.id}`} onClick={() => onReview(listing)}>
            Review
          </Button>
        </Cell>
      </Row>
    ))}
  </Table>
);
