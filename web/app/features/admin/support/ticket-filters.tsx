import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { orderOptions, showOptions, statusOptions, type TicketView } from './ticket-view.ts';

interface TicketFiltersProps {
  readonly view: TicketView;
  readonly onChange: (view: TicketView) => void;
}

export const TicketFilters = ({ view, onChange }: TicketFiltersProps) => (
  <div className="grid gap-4">
    <SearchField
      label="Find a ticket"
      placeholder="Ticket number or email"
      value={view.search}
      onChange={(search) => onChange({ ...view, search })}
    />
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <SelectFilter
        label="Status"
        value={view.status}
        options={statusOptions}
        onChange={(status) => onChange({ ...view, status })}
      />
      <SelectFilter
        label="Show"
        value={view.show}
        options={showOptions}
        onChange={(show) => onChange({ ...view, show })}
      />
      <SelectFilter
        label="Order"
        value={view.order}
        options={orderOptions}
        onChange={(order) => onChange({ ...view, order })}
      />
    </div>
  </div>
);
