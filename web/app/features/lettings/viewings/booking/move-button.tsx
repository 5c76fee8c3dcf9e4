import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';

const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);

interface MoveButtonProps {
  readonly viewing: Viewing;
  readonly onMoved: (moved: Viewing) => void;
  readonly onClosed: () => void;
}

/** Opens the free times of the home; the next press moves the viewing. */
export function MoveButton({ viewing, onMoved, onClosed }: MoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" className="size-4" />
        {viewing.status === 'move-suggested' ? 'Choose another time' : 'Move viewing'}
      </Button>
      {isOpen && (
        <Suspense>
          <MoveDialog
            viewing={viewing}
            onClose={(moved) => {
              setOpen(false);
              if (moved) onMoved(moved);
              else onClosed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
