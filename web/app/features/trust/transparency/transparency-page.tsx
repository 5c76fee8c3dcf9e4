import type { MonthFigures, TransparencyData } from '@letfair/contract/trust/admin/moderation';
import { hoursInWords } from '@letfair/domain/listings/review/review-time';
import { SMALLEST_PUBLISHED, TRANSPARENCY_MONTHS } from '@letfair/domain/trust/moderation/transparency';
import { allReportReasons } from '@letfair/domain/trust/reports/reports';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { reasonLabels } from '../reports/index.ts';

type Counts = MonthFigures['counts'];
type Medians = MonthFigures['medianHours'];

interface Part {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly (readonly [string, keyof Counts])[];
  readonly median?: keyof Medians;
}

const parts: readonly Part[] = [
  {
    title: 'Reports we received',
    lead: 'Anyone who’s signed in can report a home or a person.',
    columns: [
      ['About homes', 'reportsAboutHomes'],
      ['About people', 'reportsAboutPeople'],
    ],
  },
  {
    title: 'Reports we decided on',
    lead: 'An upheld report is one that led to a home being taken off the market or an account being suspended.',
    columns: [
      ['Upheld', 'reportsUpheld'],
      ['Dismissed', 'reportsDismissed'],
    ],
    median: 'reports',
  },
  {
    title: 'Homes we reviewed',
    lead: 'A moderator checks every home before it goes live.',
    columns: [
      ['Approved', 'listingsApproved'],
      ['Rejected', 'listingsRejected'],
      ['Hidden', 'listingsHidden'],
    ],
    median: 'listings',
  },
  {
    title: 'Appeals',
    lead: 'If a decision is about you, you can appeal once. Where we can, a different moderator looks at it.',
    columns: [
      ['Received', 'appealsSent'],
      ['Stood', 'appealsUpheld'],
      ['Changed', 'appealsOverturned'],
    ],
    median: 'appeals',
  },
];

/** Null when the figures could not be loaded. */
export function TransparencyPage({ figures }: { readonly figures: TransparencyData | null }) {
  const shown = figures && withoutEmptyStart(figures.months);
  return (
    <Container>
      <BreadcrumbData crumbs={[{ name: 'Transparency', path: '/transparency' }]} />
      <div className="grid grid-cols-1 gap-10 py-10 sm:py-14">
        <div className="grid gap-4">
          <PageHeading
            title="Transparency"
            subtitle={`Reports, decisions and appeals in the last ${TRANSPARENCY_MONTHS} months.`}
          />
          <p className="max-w-text text-muted">
            These figures come from our records, and are updated every few minutes. Numbers from 1 to{' '}
            {SMALLEST_PUBLISHED - 1} are shown as “fewer than {SMALLEST_PUBLISHED}”, so no one can be identified. The
            latest month isn’t over yet. The median is the middle time: half of our decisions were quicker. You can also
            see the same figures{' '}
            <TextLink to="/api/transparency" reloadDocument prefetch="none">
              as data
            </TextLink>
            .
          </p>
        </div>
        {shown === null && <p role="alert">We couldn’t load the figures. Please try again in a moment.</p>}
        {shown?.length === 0 && (
          <EmptyState icon={ChartNoAxesColumn} title="Nothing has been reported or decided yet">
            You’ll see the figures here once people have listed homes and sent reports.
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <>
            {parts.map((part) => (
              <FigureTable key={part.title} part={part} months={shown} />
            ))}
            <ReasonTable counts={figures.reportsByReason} />
          </>
        )}
      </div>
    </Container>
  );
}

const hasFigures = ({ counts }: MonthFigures): boolean => Object.values(counts).some((count) => count !== 0);

/** Months before the first in which anything happened say nothing. */
const withoutEmptyStart = (months: readonly MonthFigures[]): readonly MonthFigures[] =>
  months.slice(0, months.findLastIndex(hasFigures) + 1);

interface FigureSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Smaller figures let all columns fit on a phone. */
const FigureSection = ({ title, lead, children }: FigureSectionProps) => (
  <TitledSection level="h2" title={title} className="grid grid-cols-1 gap-3">
    <p className="text-muted">{lead}</p>
    <div className="min-w-0 text-sm sm:text-base">{children}</div>
  </TitledSection>
);

const FigureTable = ({
  part: { title, lead, columns, median },
  months,
}: {
  readonly part: Part;
  readonly months: readonly MonthFigures[];
}) => (
  <FigureSection title={title} lead={lead}>
    <Table
      caption={`${title}, by month`}
      items={months}
      keyOf={({ month }) => month}
      columns={[
        {
          label: 'Month',
          cell: ({ month }) => <span className="font-semibold whitespace-nowrap">{monthInWords(month)}</span>,
        },
        ...columns.map(([label, name]) => ({
          label,
          cell: ({ counts }: MonthFigures) => <Figure count={counts[name]} />,
        })),
        ...(median
          ? [{ label: 'Median', cell: ({ medianHours }: MonthFigures) => <Median hours={medianHours[median]} /> }]
          : []),
      ]}
    />
  </FigureSection>
);

/** The most frequent first; small numbers, which are not published, stand before none. */
const ReasonTable = ({ counts }: { readonly counts: TransparencyData['reportsByReason'] }) => (
  <FigureSection
    title="Why homes and people were reported"
    lead="Everyone who sends a report picks one of these reasons."
  >
    <Table
      caption={`Reports in the last ${TRANSPARENCY_MONTHS} months, by reason`}
      items={allReportReasons.toSorted((one, two) => (counts[two] ?? 1) - (counts[one] ?? 1))}
      keyOf={(reason) => reason}
      columns={[
        { label: 'Reason', cell: (reason) => reasonLabels[reason] },
        { label: `Last ${TRANSPARENCY_MONTHS} months`, cell: (reason) => <Figure count={counts[reason]} /> },
      ]}
    />
  </FigureSection>
);

/** Hidden words stand inside a positioned element, so that they do not widen the page beyond the table's frame. */
const Figure = ({ count }: { readonly count: number | null }) =>
  count === null ? (
    <span className="relative whitespace-nowrap text-muted">
      <span aria-hidden="true">&lt; {SMALLEST_PUBLISHED}</span>
      <span className="sr-only">fewer than {SMALLEST_PUBLISHED}</span>
    </span>
  ) : (
    <span className="tabular-nums">{count.toLocaleString('en-GB')}</span>
  );

const Median = ({ hours }: { readonly hours: number | null }) =>
  hours === null ? (
    <span className="relative whitespace-nowrap text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">too few to tell</span>
    </span>
  ) : (
    <span className="whitespace-nowrap tabular-nums">{hoursInWords(hours)}</span>
  );

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthInWords = (month: string): string => monthNames.format(new Date(`${month}-01T00:00:00Z`));
