import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export const SavedSearchesPlaceholder = () => (
  <div className="grid gap-3">
    <VisuallyHidden>Loading your saved searches...</VisuallyHidden>
    <Skeleton className="h-36 rounded-md" />
    <Skeleton className="h-36 rounded-md" />
  </div>
);
