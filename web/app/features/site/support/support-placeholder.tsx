import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/actions/links.tsx';
import {
  PagePlaceholder,
  Placeholder,
  SkeletonBadge,
  SkeletonField,
  SkeletonLine,
  SkeletonList,
  SkeletonTitle,
} from '../../../ui/feedback/skeleton.tsx';

export const ticketShape = {
  shape: (
    <div className="grid grid-cols-1 gap-2 rounded-md border border-line bg-card p-4 sm:p-5">
      <SkeletonTitle className="w-72" />
      <SkeletonLine className="w-full" />
      <SkeletonLine size="sm" className="w-52" />
    </div>
  ),
  className: 'gap-3',
};

/** While the session is on its way. */
export const SupportPlaceholder = () => (
  <PagePlaceholder buttons={['w-28']}>
    <SkeletonList {...ticketShape} count={3} />
  </PagePlaceholder>
);

/** The page of one ticket, with the way back to all. */
export const TicketFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-6">
    <div>
      <LinkButton to="/support" size="sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All tickets
      </LinkButton>
    </div>
    {children}
  </div>
);

/** While a ticket and what was written in it are on their way. */
export const ThreadPlaceholder = () => (
  <TicketFrame>
    <Placeholder>
      <div aria-hidden="true" className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <SkeletonLine size="heading" className="w-80" />
          <SkeletonLine className="w-56" />
          <SkeletonBadge />
        </div>
        <SkeletonList shape={messageShape} count={2} className="gap-3" />
        <SkeletonField />
      </div>
    </Placeholder>
  </TicketFrame>
);

const messageShape = (
  <div className="grid grid-cols-1 gap-1 rounded-md border border-line bg-card px-4 py-3">
    <div className="flex justify-between gap-4">
      <SkeletonLine size="sm" className="w-20" />
      <SkeletonLine size="sm" className="w-32" />
    </div>
    <SkeletonLine className="w-4/5" />
  </div>
);
