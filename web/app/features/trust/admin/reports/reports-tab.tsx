import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { type LoadedList, reportFilters } from '../admin-data.ts';
import { useTabFilters } from '../tab-filters.ts';
import { DecidedReports } from './decided-reports.tsx';
import { OpenReports } from './open-reports.tsx';

const options = optionsOf({ open: 'Open', decided: 'Decided' } as const);

export function ReportsTab({ reports, decidedReports }: Pick<LoadedList, 'reports' | 'decidedReports'>) {
  const { filters, change } = useTabFilters(reportFilters);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter label="Reports" value={filters.show} options={options} onChange={(show) => change({ show })} />
      {reports && <OpenReports reports={reports} />}
      {decidedReports && <DecidedReports reports={decidedReports} />}
    </div>
  );
}
