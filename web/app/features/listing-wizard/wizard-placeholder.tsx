import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of the wizard, while the session or the draft is on its way. */
export const WizardPlaceholder = () => (
  <>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-30 rounded-md sm:h-24" />
    <div className="grid gap-5">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-160 rounded-md" />
    </div>
  </>
);
