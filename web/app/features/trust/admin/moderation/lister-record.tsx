import type { ListerRecord as RecordData } from '@letfair/contract/trust/admin/review';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { checkCompanyNumber } from '@letfair/domain/trust/moderation/company-number';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { useAdminDetails } from '../admin-data.ts';
import { doneInWords } from '../audit/audit-words.ts';
import { Notes } from './notes.tsx';
import { redressInWords } from './redress-part.tsx';
import { ReviewPart } from './reviewed-parts.tsx';

interface ListingRecordProps {
  readonly id: string;
  /** Compared with similar homes where it is given. */
  readonly rent?: number;
  readonly lister: string;
  /** In a narrow column beside the home. */
  readonly isBeside?: boolean;
}

/** What else there is to know: similar rents, the lister's record and what moderators noted. */
export function ListingRecord({ id, rent, lister: listerName, isBeside = false }: ListingRecordProps) {
  const layout = isBeside ? 'stacked' : 'columns';
  const record = useAdminDetails('record', id);
  return (
    <Loaded result={record} what="the account’s record" fallback={<ListPlaceholder entry="fact" count={6} />}>
      {({ lister, rents, notes }) => (
        <>
          {lister.agency && (
            <ReviewPart title={lister.agency.companyName || 'Agency'}>
              <AgencyFacts agency={lister.agency} redressConfirmedAt={lister.redressConfirmedAt} layout={layout} />
            </ReviewPart>
          )}
          {rent !== undefined && (
            <ReviewPart title="Similar rents">
              {rents ? (
                <p>
                  This rent is {formatRent(rent)}. The median for {rents.homes} homes with the same number of bedrooms
                  in {rents.place} is {formatRent(rents.median)}.
                </p>
              ) : (
                <p className="text-muted">
                  There aren’t enough homes nearby with the same number of bedrooms to compare.
                </p>
              )}
            </ReviewPart>
          )}
          <ReviewPart title="Account record">
            <RecordFacts record={lister} layout={layout} />
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

type Layout = 'stacked' | 'columns';

interface AgencyFactsProps extends Pick<RecordData, 'redressConfirmedAt'> {
  readonly agency: NonNullable<RecordData['agency']>;
  readonly layout: Layout;
}

function AgencyFacts({ agency, redressConfirmedAt, layout }: AgencyFactsProps) {
  const { registrationNumber, tradingAddress, redressScheme, redressNumber, clientMoneyProtection, feesLink } = agency;
  const { sentence, isDoubtful } = checkCompanyNumber(registrationNumber, tradingAddress);
  const confirmed = { scheme: redressScheme, number: redressNumber, confirmedAt: redressConfirmedAt };
  return (
    <>
      <div className="grid gap-1">
        <Facts layout={layout} facts={[{ term: 'Company number', value: registrationNumber || NOT_GIVEN }]} />
        <p className="text-sm wrap-anywhere">
          {isDoubtful && (
            <>
              <Badge tone="warm">Check this</Badge>{' '}
            </>
          )}
          {sentence}
        </p>
      </div>
      <Facts
        layout={layout}
        facts={[
          { term: 'Redress scheme', value: redressInWords(confirmed) },
          { term: 'Trading address', value: tradingAddress || NOT_GIVEN },
          { term: 'Client money protection', value: clientMoneyProtection || NOT_GIVEN },
          { term: 'Fees', value: feesLink || NOT_GIVEN },
        ]}
      />
    </>
  );
}

const NOT_GIVEN = 'Not given';

interface RecordFactsProps {
  readonly record: RecordData;
  readonly layout: Layout;
}

const RecordFacts = ({ record: { createdAt, homes, reports, decisions, networks }, layout }: RecordFactsProps) => (
  <>
    <Facts
      layout={layout}
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
    {decisions.length > 0 && <h4 className="font-semibold">Earlier decisions</h4>}
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
