import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { api } from '../../accounts/session/index.ts';
import { moveToAccount, savedHere } from './saved-here.ts';
import { importFavorites } from './use-favorites-sync.ts';

const homes = (count: number) => `${count} saved ${count === 1 ? 'home' : 'homes'}`;

/** Offers to take over what was saved in this browser before somebody signed in. */
export function SavedHereOffer() {
  const ids = savedHere.use();
  const [isLater, setIsLater] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  if (isLater || ids.length === 0) return null;

  async function move() {
    setIsMoving(true);
    const { moved, left } = await moveToAccount(ids, (propertyId) => api.favorites.add({ params: { propertyId } }));
    savedHere.write(left.length > 0 ? left : null);
    setIsMoving(false);
    void importFavorites().then(({ sync }) => sync());
    if (left.length > 0) toast({ title: 'Not all homes could be moved', description: 'Please try again.' });
    else toast({ title: `Moved ${homes(moved)} to your account` });
  }

  return (
    <aside aria-label="Saved on this device" className="border-b border-line bg-primary-soft print:hidden">
      <Container>
        <div className="flex flex-wrap items-center gap-3 py-3">
          <p className="min-w-0 flex-1 basis-64">You saved homes on this device before you signed in.</p>
          <Button size="sm" variant="primary" busy={isMoving && 'Moving...'} onClick={() => void move()}>
            Move {homes(ids.length)} to your account
          </Button>
          <Button size="sm" onClick={() => setIsLater(true)}>
            Not now
          </Button>
        </div>
      </Container>
    </aside>
  );
}
