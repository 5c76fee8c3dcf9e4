import type { TableRow } from '@letfair/contract/agencies/bulk';
import { type TableSort, tableSorts } from '@letfair/domain/listings/bulk/table';
import { scoreInWords } from '@letfair/domain/listings/quality/quality';
import { standingOf } from '@letfair/domain/listings/standing';
import { formatCount, formatPounds } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '../../../../../lib/class-names.ts';
import { SortButton } from '../../../../../ui/layout/table.tsx';
import { useChangeParams } from '../../../../../ui/lists/filters.ts';
import { orderAfter, type SortOrder, sortedBy } from '../../../../../ui/lists/sort-order.ts';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { useMayInTeam } from '../../../../accounts/permissions/index.ts';
import { changeLabel, changePath, photosPath } from '../needed-change.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useWayBack } from '../way-back.ts';
import { filterIn, homeColumns, homePath } from './table-query.ts';
import type { Selection } from './use-selection.ts';

interface HomeRowsProps {
  readonly rows: readonly TableRow[];
  readonly order: SortOrder<TableSort>;
  /** Null for whoever only reads. */
  readonly selection: Selection | null;
  /** Leads from a chosen home to what can be done with all of them. */
  readonly onToActions: () => void;
}

/** Low rows, to compare many homes at a glance; on a phone each is a small card with the figures that ask for work. */
export function HomeRows({ rows, order, selection, onToActions }: HomeRowsProps) {
  const changeParams = useChangeParams();
  return (
    <section
      aria-label="Your homes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-card"
    >
      <table className="w-full border-collapse text-left text-sm leading-5 max-sm:block">
        <caption className="sr-only">Your homes</caption>
        <thead className="max-sm:block">
          <tr className="border-b border-line bg-sand text-muted max-sm:flex">
            {selection && (
              <th scope="col" className="w-11 py-0.5 pl-3">
                <label className="flex min-h-9 cursor-pointer items-center gap-3 font-semibold whitespace-nowrap">
                  <input
                    type="checkbox"
                    checked={selection.isPageSelected}
                    onChange={(event) => selection.selectPage(event.target.checked)}
                    className="size-5 shrink-0 cursor-pointer"
                  />
                  <span className="sm:sr-only">Select all on this page</span>
                </label>
              </th>
            )}
            {homeColumns.map(({ label, sort }) => (
              <th
                key={sort}
                scope="col"
                aria-sort={sortedBy(order, sort)}
                className={classNames('px-2 py-0.5 last:pr-4 max-sm:hidden', isFigure(sort) && 'text-right')}
              >
                <SortButton
                  narrow
                  label={label}
                  sorted={sortedBy(order, sort)}
                  isFigure={isFigure(sort)}
                  onSort={() => changeParams({ ...orderAfter(order, sort, tableSorts) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={classNames(
                'relative border-b border-line last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-1.5 max-sm:pr-3',
                selection ? 'max-sm:pl-11' : 'max-sm:pl-3',
                selection?.has(row.id) && 'bg-sand',
              )}
            >
              {selection && (
                <td className="py-1 pl-3 align-middle max-sm:absolute max-sm:inset-y-0 max-sm:left-0 max-sm:p-0">
                  <label className="flex cursor-pointer items-center max-sm:h-full max-sm:px-3">
                    <input
                      type="checkbox"
                      checked={selection.has(row.id)}
                      aria-label={`Choose ${row.title}`}
                      aria-description="Press Enter to go to the actions."
                      onChange={(event) => selection.select(row.id, event.target.checked)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter') return;
                        // Or the key would press what it leads to.
                        event.preventDefault();
                        onToActions();
                      }}
                      className="size-5 shrink-0 cursor-pointer scroll-mb-32"
                    />
                  </label>
                </td>
              )}
              {homeColumns.map(({ sort, label }) => (
                <td
                  key={sort}
                  data-label={`${label} `}
                  className={classNames('px-2 py-0.5 align-middle last:pr-4 max-sm:p-0', onPhone(sort, order.sort))}
                >
                  {cells[sort](row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HomeSort = (typeof homeColumns)[number]['sort'];

const isFigure = (sort: HomeSort): boolean => sort !== 'title' && sort !== 'status';

/** What somebody waits for stays on a phone, on one line. */
const asksForWork: readonly HomeSort[] = ['enquiries', 'viewings', 'applications'];

/** What the homes are sorted by is shown as well, in place of one of these. */
const isFigureShownToSort = (sort: TableSort): boolean =>
  homeColumns.some((column) => column.sort === sort && isFigure(column.sort)) &&
  sort !== 'rent' &&
  !asksForWork.some((name) => name === sort);

/** The label is drawn by the stylesheet, so that the cell's own text stays what it is. */
const phoneFigure = 'max-sm:text-muted max-sm:before:whitespace-pre max-sm:before:content-[attr(data-label)]';

function onPhone(sort: HomeSort, sortedBy: TableSort): string {
  if (sort === 'title') return 'w-full max-w-0 min-w-44 max-sm:min-w-0 max-sm:max-w-none';
  // Beside the rent, so that the figures have a line of their own.
  if (sort === 'status') return 'max-sm:min-w-0 max-sm:flex-1 max-sm:basis-3/5';
  const figure = 'text-right whitespace-nowrap tabular-nums';
  if (sort === 'rent') return `${figure} max-sm:font-semibold`;
  const isSortedByOther = isFigureShownToSort(sortedBy);
  const isShown = sort === sortedBy || (asksForWork.includes(sort) && !(isSortedByOther && sort === 'viewings'));
  return classNames(figure, isShown ? phoneFigure : 'max-sm:hidden');
}

const cells: Readonly<Record<HomeSort, (row: TableRow) => ReactNode>> = {
  title: (row) => <HomeName row={row} />,
  status: (row) => (
    <span className="flex gap-x-2 sm:grid sm:justify-items-start">
      <StatusBadge low status={standingOf(row)} />
      <NeededChange row={row} />
    </span>
  ),
  rent: ({ price }) => (
    <>
      {formatPounds(price)}
      <VisuallyHidden> pcm</VisuallyHidden>
    </>
  ),
  views: ({ views }) => formatCount(views),
  saves: ({ saves }) => formatCount(saves),
  enquiries: ({ enquiries }) => formatCount(enquiries),
  viewings: ({ viewings }) => formatCount(viewings),
  applications: ({ applications }) => formatCount(applications),
  daysLive: ({ daysLive }) => (daysLive === null ? '–' : formatCount(daysLive)),
  advertScore: ({ advertScore }) => scoreInWords(advertScore),
};

function HomeName({ row: { id, title, place, reference, client, assignedTo } }: { readonly row: TableRow }) {
  const [params] = useSearchParams();
  const about = [reference, place, client?.name, assignedTo && `Looked after by ${assignedTo.name}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Link
        to={homePath(params, id)}
        title={title}
        className="block scroll-mb-32 truncate rounded-sm font-semibold hover:underline"
      >
        {title}
      </Link>
      <p title={about} className="truncate text-muted">
        {about}
      </p>
    </>
  );
}

/** Leads to the field that has to change; nothing for whoever only reads. */
function NeededChange({ row: { id, title, needsChange } }: { readonly row: TableRow }) {
  const mayChange = useMayInTeam('listings');
  const [params] = useSearchParams();
  if (!mayChange) return null;
  if (needsChange)
    return (
      <ChangeLink
        of={title}
        to={changePath(id, needsChange)}
        label={changeLabel(needsChange)}
        why={needsChange.sentence}
      />
    );
  // Somebody looking at the homes without photos has come to add some.
  return filterIn(params).photos === 'none' ? <ChangeLink of={title} to={photosPath(id)} label="Add photos" /> : null;
}

interface ChangeLinkProps {
  readonly of: string;
  readonly to: string;
  readonly label: string;
  readonly why?: string;
}

function ChangeLink({ of, to, label, why }: ChangeLinkProps) {
  const wayBack = useWayBack();
  return (
    <Link
      to={to}
      state={wayBack}
      title={why}
      className="max-w-36 truncate rounded-sm text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {label}
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Link>
  );
}
