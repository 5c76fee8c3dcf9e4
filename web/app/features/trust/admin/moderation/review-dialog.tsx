import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DecisionBar, ListingDecisions } from './decision-bar.tsx';
import { ListingReview } from './listing-review.tsx';
import { useReview } from './use-review.ts';

interface ReviewDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onDecided: (sentence: string) => void;
  readonly onClose: () => void;
}

/** A listing that is looked at from another list, such as that of reports. */
export function ReviewDialog({ id, title, onDecided, onClose }: ReviewDialogProps) {
  const review = useReview(id, onDecided);
  return (
    <Dialog title={title} placement="wide" onClose={onClose}>
      <ListingReview review={review} />
      {review.canDecide && (
        <DecisionBar>
          <ListingDecisions review={review} />
        </DecisionBar>
      )}
    </Dialog>
  );
}
