import { Archive, Search, Users } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface NoClientsProps {
  readonly search: string;
  readonly archived: boolean;
}

export function NoClients({ search, archived }: NoClientsProps) {
  if (search)
    return (
      <EmptyState icon={Search} title="No clients found">
        Nobody here matches “{search}”.
      </EmptyState>
    );
  if (archived)
    return (
      <EmptyState icon={Archive} title="No archived clients">
        A client you archive stays here until you bring them back.
      </EmptyState>
    );
  return (
    <EmptyState icon={Users} title="No clients yet">
      Add the landlords you let for. Then you can say in Manage properties whose home a listing is.
    </EmptyState>
  );
}
