import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { formatCount, formatRent } from '@letfair/domain/money';
import { classNames } from '../../../lib/class-names.ts';
import { BreadcrumbData, usePublicUrl } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { type BedroomChoice, bedroomChoices, choices, type DistrictRow } from './rents-data.ts';

interface RentsPageProps {
  readonly bedrooms: BedroomChoice;
  /** Those with the most homes. */
  readonly rows: readonly DistrictRow[];
  /** How many districts have enough homes. */
  readonly districts: number;
  readonly homes: number;
}

const addressOf = (file: string, bedrooms: BedroomChoice, more = ''): string => {
  const query = [bedrooms && `bedrooms=${bedrooms}`, more].filter(Boolean).join('&');
  return query ? `${file}?${query}` : file;
};

export function RentsPage({ bedrooms, rows, districts, homes }: RentsPageProps) {
  const picture = addressOf('/rents.svg', bedrooms);
  const embed = `<img src="${usePublicUrl() ?? ''}${picture}" alt="Map of median rents in the United Kingdom">`;
  return (
    <Container>
      <BreadcrumbData crumbs={[{ name: 'Rent map', path: '/rents' }]} />
      <div className="grid gap-6 py-10">
        <PageHeading
          title="Rent map of the United Kingdom"
          subtitle={`What homes on Letfair cost to rent, district by district. We show a district’s median rent once it has ${ENOUGH_TO_COMPARE} homes to compare.`}
        />
        <nav aria-label="Number of bedrooms" className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <TextLink
              key={choice}
              to={addressOf('/rents', choice)}
              aria-current={choice === bedrooms ? 'page' : undefined}
              preventScrollReset
            >
              <span
                className={classNames('inline-block px-2 py-1', choice === bedrooms && 'rounded-sm bg-primary-soft')}
              >
                {bedroomChoices[choice]}
              </span>
            </TextLink>
          ))}
        </nav>
        <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
          <figure className="grid gap-3">
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={addressOf('/rents.svg', bedrooms, 'scheme=dark')} />
              <img
                src={picture}
                alt="Map of the United Kingdom with its postcode areas shaded by median rent. The table has the figures by district."
                width={720}
                height={1260}
                className="h-auto w-full rounded-md border border-line"
              />
            </picture>
            <figcaption className="text-sm text-muted">
              The map shades whole postcode areas, such as LS or SW. Their borders are approximate: we draw them around
              the centres of their districts.
            </figcaption>
          </figure>
          <div className="grid gap-4">
            <p>
              {districts === 0
                ? `No district has ${ENOUGH_TO_COMPARE} homes to compare yet.`
                : `${formatCount(homes)} homes on Letfair in ${formatCount(districts)} districts.`}{' '}
              {districts > rows.length &&
                `The table lists the ${formatCount(rows.length)} districts with the most homes. You can download the rest. `}
              <a
                href={addressOf('/rents.csv', bedrooms)}
                download
                className="rounded-sm font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                Download as CSV
              </a>
            </p>
            {rows.length > 0 && <RentsTable bedrooms={bedrooms} rows={rows} />}
            <details className="rounded-md border border-line bg-card p-3">
              <summary className="cursor-pointer font-semibold">Show this map on your own website</summary>
              <p className="mt-2 text-sm text-muted">The picture is free to use, and we keep it up to date.</p>
              <code className="mt-2 block text-sm wrap-anywhere">{embed}</code>
            </details>
          </div>
        </div>
      </div>
    </Container>
  );
}

const RentsTable = ({ bedrooms, rows }: Pick<RentsPageProps, 'bedrooms' | 'rows'>) => (
  <Table
    caption="Median rents by district"
    items={rows}
    keyOf={({ district }) => district}
    columns={[
      {
        label: 'District',
        cell: ({ district, place }) => (
          <>
            <TextLink to={addressOf('/properties', bedrooms, `location=${district}`)}>{district}</TextLink> {place}
          </>
        ),
      },
      { label: 'Median rent', isFigure: true, cell: ({ median }) => formatRent(median) },
      { label: 'Homes', isFigure: true, cell: ({ homes }) => formatCount(homes) },
    ]}
  />
);
