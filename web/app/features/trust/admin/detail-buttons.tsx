import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { Button } from '../../../ui/actions/button.tsx';

const ReviewDialog = lazyPart(async () => (await import('./moderation/review-dialog.tsx')).ReviewDialog);
const UserDetails = lazyPart(async () => (await import('./users/user-details.tsx')).UserDetails);

interface ListingButtonProps {
  readonly listing: { readonly id: string; readonly title: string };
  readonly describedBy: string;
  /** What was decided about the listing. */
  readonly onDecided: (sentence: string) => void;
}

/** Opens the whole listing, as it was submitted. */
export function ListingButton({ listing: { id, title }, describedBy, onDecided }: ListingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        Whole listing
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog
            id={id}
            title={title}
            onDecided={(sentence) => {
              setIsOpen(false);
              onDecided(sentence);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens what is known of a person. */
export function PersonButton({ id, describedBy }: { readonly id: string; readonly describedBy: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        User details
      </Button>
      {isOpen && (
        <Suspense>
          <UserDetails id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
