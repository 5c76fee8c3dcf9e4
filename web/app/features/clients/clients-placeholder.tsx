import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of the list, while the session or the clients are on their way. */
export const ClientsPlaceholder = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-40 rounded-md" />
    <Skeleton className="h-40 rounded-md" />
  </div>
);
