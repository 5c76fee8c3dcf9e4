import type { InventoryBooking } from '@letfair/contract/trust/admin/moderation';
import { counted } from '@letfair/domain/counted';
import { type BookingStatus, bookingStatusLabels } from '@letfair/domain/listings/inventory/inventory-service';
import { ClipboardList } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { toPageResult } from '../../../../lib/page-data.ts';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../../ui/layout/table.tsx';
import { choiceFilter, filtersIn, useListFilters } from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { api } from '../../../accounts/session/index.ts';
import { StatusBadge } from '../../../listings/manage/index.ts';
import type { ListTab, ScreenProps } from '../admin-data.ts';
import { BookingBadge, BookingSteps } from '../moderation/booking-steps.tsx';

const bookingFilters = { status: choiceFilter('Status', bookingStatusLabels) };

interface Stepping {
  readonly underWay: (booking: InventoryBooking) => string | null;
  readonly onSet: (booking: InventoryBooking, status: BookingStatus) => void;
}

const columnsOf = ({ underWay, onSet }: Stepping): readonly Column<InventoryBooking>[] => [
  {
    label: 'Home',
    cell: ({ id, property: { title, place, status } }) => (
      <div className="grid max-w-80 min-w-40 justify-items-start gap-1">
        <p id={`booking-${id}`} className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{place}</p>
        <StatusBadge status={status} />
      </div>
    ),
  },
  {
    label: 'Landlord or agent',
    cell: ({ lister: { name, company, email, phone } }) => (
      <>
        <p>{company ? `${name}, ${company}` : name}</p>
        <p className="max-w-64 text-sm text-muted wrap-break-word">{email}</p>
        <p className="text-sm whitespace-nowrap text-muted">{phone}</p>
      </>
    ),
  },
  { label: 'Inventory', cell: ({ status }) => <BookingBadge status={status} /> },
  { label: 'Requested', isFigure: true, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    label: 'Last change',
    isFigure: true,
    cell: ({ createdAt, updatedAt }) => (updatedAt === createdAt ? 'None yet' : formatMoment(updatedAt)),
  },
  {
    label: 'Actions',
    cell: (booking) => (
      <div className="flex flex-wrap gap-2">
        <BookingSteps
          booking={booking}
          describedBy={`booking-${booking.id}`}
          underWay={underWay(booking)}
          onSet={(status) => onSet(booking, status)}
        />
      </div>
    ),
  },
];

/** Inventories by how far they are, at first those that nobody has arranged yet. */
function InventoryTab({ promise }: ScreenProps<InventoryBooking>) {
  const filters = useListFilters(bookingFilters);
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  return (
    <ListPage
      filters={filters}
      notice={<NoticeAlert notice={step.notice} />}
      promise={promise}
      what="the inventories"
      list={{
        caption: 'Inventories',
        columns: columnsOf({
          underWay: ({ id }) => (step.underWay?.startsWith(id) ? step.underWay.slice(id.length) : null),
          onSet: ({ id, property }, status) =>
            void step.take(
              `${id}${status}`,
              (options) => api.moderation.setBooking({ params: { id }, body: { status } }, options),
              { done: `The inventory of “${property.title}” is ${bookingStatusLabels[status].toLowerCase()}.` },
            ),
        }),
      }}
      countText={(count) => `${counted(count, 'inventory', 'inventories')} shown`}
      empty={
        <EmptyState
          icon={ClipboardList}
          title={
            filters.applied.status === 'requested' ? 'No inventories to arrange' : 'No inventories with this status'
          }
        />
      }
    />
  );
}

export const inventory: ListTab<InventoryBooking> = {
  label: 'Inventories',
  load: ({ params, cursor, signal }) => {
    const query = { ...filtersIn(params, bookingFilters), ...(cursor && { cursor }) };
    return toPageResult(api.moderation.bookings({ query }, { signal }), ({ bookings }) => bookings);
  },
  Screen: InventoryTab,
};
