import { classNames } from '../../lib/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { layoutHeight } from './layout-height.ts';

export const MessagesPlaceholder = () => (
  <div className="grid gap-5">
    <Skeleton className="h-9 w-48" />
    <Skeleton className={classNames(layoutHeight, 'mt-8')} />
  </div>
);
