import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** While the session or the tickets are on their way. */
export const SupportPlaceholder = () => (
  <div className="grid gap-4">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-28 rounded-md" />
    <Skeleton className="h-28 rounded-md" />
  </div>
);
