import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of the list, while the session or the listings are on their way. */
export const ListingsPlaceholder = () => (
  <div className="grid gap-4">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-120 rounded-md sm:h-52" />
    <Skeleton className="h-120 rounded-md sm:h-52" />
  </div>
);
