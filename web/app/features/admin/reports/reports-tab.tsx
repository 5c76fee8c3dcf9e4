import { useState } from 'react';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { DecidedReports } from './decided-reports.tsx';
import { OpenReports } from './open-reports.tsx';

const options = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

export function ReportsTab({ onUserChanged }: { readonly onUserChanged: () => void }) {
  const [shown, setShown] = useState<(typeof options)[number]['value']>('open');
  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter label="Reports" value={shown} options={options} onChange={setShown} />
      {shown === 'open' ? <OpenReports onUserChanged={onUserChanged} /> : <DecidedReports />}
    </div>
  );
}
