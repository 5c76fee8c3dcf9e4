import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of a card with a form in it, while it is on its way. */
export const CardPlaceholder = () => (
  <div className="grid gap-5 rounded-md border border-line bg-card p-5 sm:p-6">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-7 w-56 max-w-full" />
    <FieldPlaceholder />
    <FieldPlaceholder />
    <Skeleton className="ml-auto h-11 w-40" />
  </div>
);

/** The shape of the page, while the session is on its way. */
export const ProfilePlaceholder = () => (
  <>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-9 w-48 max-w-full" />
    <div aria-hidden="true" className="grid gap-5 rounded-md border border-line bg-card p-5 sm:p-6">
      <div className="flex items-center gap-5">
        <Skeleton className="size-24 rounded-md" />
        <Skeleton className="h-11 w-36 rounded-md" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldPlaceholder />
        <FieldPlaceholder />
      </div>
      <FieldPlaceholder />
      <FieldPlaceholder />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="ml-auto h-11 w-64 max-w-full" />
    </div>
  </>
);

const FieldPlaceholder = () => (
  <div className="grid gap-1.5">
    <Skeleton className="h-6 w-28" />
    <Skeleton className="h-11" />
  </div>
);
