import { formatDate } from '../../lib/dates.ts';
import { Cell, Row, Table } from '../../ui/layout/table.tsx';
import type { Activity } from './activity.ts';

const columns = ['Day', 'Views', 'Saves', 'Enquiries'];

/** The same figures day by day, the last day first. */
export const ActivityTable = ({ days }: Pick<Activity, 'days'>) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link">Day by day</summary>
    <div className="mt-3">
      <Table caption="Views, saves and enquiries day by day" columns={columns}>
        {days.toReversed().map(({ day, views, saves, enquiries }) => (
          <Row key={day}>
            <Cell>
              <span className="whitespace-nowrap tabular-nums">{formatDate(day)}</span>
            </Cell>
            {[views, saves, enquiries].map((count, index) => (
              <Cell key={columns[index + 1]}>
                <span className="tabular-nums">{count}</span>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
  </details>
);
