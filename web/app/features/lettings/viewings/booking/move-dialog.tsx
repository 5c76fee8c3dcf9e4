import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { useBooking } from './use-booking.ts';

interface MoveDialogProps {
  readonly viewing: Viewing;
  /** With the viewing at its new time, or null where it stays. */
  readonly onClose: (moved: Viewing | null) => void;
}

/** The free times of the home of a viewing, away from its page. */
export function MoveDialog({ viewing, onClose }: MoveDialogProps) {
  const booking = useBooking(viewing.propertyId);
  const { home } = booking;
  if (home.data)
    return (
      <TimesDialog
        booking={booking}
        home={home.data}
        moved={home.data.viewing?.id === viewing.id ? home.data.viewing : viewing}
        onClose={(isDone) => onClose(isDone ? viewing : null)}
      />
    );
  return (
    <Dialog title="Move your viewing" onClose={() => onClose(null)}>
      {home.hasFailed ? (
        <LoadFailure what="the viewing times" onRetry={home.reload} />
      ) : (
        <ListPlaceholder entry="row" count={3} status="Loading the viewing times..." />
      )}
    </Dialog>
  );
}
