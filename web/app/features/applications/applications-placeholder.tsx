import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of the list, while the session or the applications are on their way. */
export const ApplicationsPlaceholder = () => (
  <div className="grid gap-4">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-44 rounded-md" />
    <Skeleton className="h-44 rounded-md" />
  </div>
);
