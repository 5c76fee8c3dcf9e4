import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';

const BookingDialog = lazyPart(async () => (await import('./booking-dialog.tsx')).BookingDialog);

interface ViewingsButtonProps {
  readonly propertyId: string;
  readonly title: string;
  readonly label?: string;
  /** After the dialog, in which something may have been booked. */
  readonly onClose?: () => void;
}

/** Opens the viewings of a home, away from its page. */
export function ViewingsButton({ propertyId, title, label = 'Viewing times', onClose }: ViewingsButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <BookingDialog
            propertyId={propertyId}
            title={title}
            onClose={() => {
              setOpen(false);
              onClose?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
