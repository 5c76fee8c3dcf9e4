import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { BookingBox } from './booking-box.tsx';

interface BookingDialogProps {
  readonly propertyId: string;
  readonly title: string;
  readonly onClose: () => void;
}

export const BookingDialog = ({ propertyId, title, onClose }: BookingDialogProps) => (
  <Dialog title={`View “${title}”`} onClose={onClose}>
    <BookingBox propertyId={propertyId} />
  </Dialog>
);
