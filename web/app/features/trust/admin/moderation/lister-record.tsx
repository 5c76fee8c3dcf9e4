import type { ListerRecord as RecordData } from '@letfair/contract/trust/admin/review';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { formatDate } from '../../../../lib/dates.ts';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { useAdminDetails } from '../admin-data.ts';
import { doneInWords } from '../audit/audit-words.ts';
import { Notes } from './notes.tsx';
import { ReviewPart } from './reviewed-parts.tsx';

interface ListingRecordProps {
  readonly id: string;
  /** Compared with similar homes where it is given. */
  readonly rent?: number;
  readonly lister: string;
}

/** What else there is to know: similar rents, the lister's record and what moderators noted. */
export function ListingRecord({ id, rent, lister: listerName }: ListingRecordProps) {
  const record = useAdminDetails('record', id);
  return (
    <Loaded result={record} what="the account’s record" fallback={<ListPlaceholder entry="fact" count={6} />}>
      {({ lister, rents, notes }) => (
        <>
          {rent !== undefined && (
            <ReviewPart title="Similar rents">
              {rents ? (
                <p>
                  This rent is {formatRent(rent)}. The median for {rents.homes} homes with the same number of bedrooms
                  in {rents.place} is {formatRent(rents.median)}.
                </p>
              ) : (
                <p className="text-muted">Too few live homes nearby have the same number of bedrooms.</p>
              )}
            </ReviewPart>
          )}
          <ReviewPart title="Account record">
            <RecordFacts record={lister} />
          </ReviewPart>
          <ReviewPart title="Private notes">
            <Notes
              notes={notes}
              targets={[
                { about: 'listing', targetId: id, label: 'This home' },
                { about: 'account', targetId: lister.id, label: listerName },
              ]}
              onChanged={record.reload}
            />
          </ReviewPart>
        </>
      )}
    </Loaded>
  );
}

const RecordFacts = ({
  record: { createdAt, homes, reports, decisions, networks },
}: {
  readonly record: RecordData;
}) => (
  <>
    <Facts
      layout="columns"
      facts={[
        { term: 'Account', value: `Opened on ${formatDate(createdAt)}` },
        { term: 'Homes', value: homesText(homes) },
        {
          term: 'Reports',
          value: `${reports.open} open, ${reports.upheld} upheld, ${reports.dismissed} dismissed`,
        },
        {
          term: 'Signed in from',
          value:
            networks.map(({ network, sessions }) => `${network || 'Unknown network'} (${sessions})`).join('\n') ||
            'Not signed in',
        },
      ]}
    />
    {decisions.length > 0 && (
      <ol className="grid gap-2 border-l border-line pl-4">
        {decisions.map(({ at, action, about, note }) => (
          <li key={`${at} ${action}`}>
            <p>
              <span className="font-semibold">
                {doneInWords({ action, target: { type: about, id: '', label: null, propertyId: null, userId: null } })}
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(at)}</span>
            </p>
            {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
          </li>
        ))}
      </ol>
    )}
  </>
);

function homesText(homes: RecordData['homes']): string {
  const counted = Object.entries(homes) as [keyof typeof listingStatusLabels, number][];
  return counted.map(([status, count]) => `${count} ${listingStatusLabels[status].toLowerCase()}`).join(', ') || 'None';
}
