import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';

const SuggestMoveDialog = lazyPart(async () => (await import('./suggest-move-dialog.tsx')).SuggestMoveDialog);

interface SuggestMoveButtonProps {
  readonly viewing: Viewing;
  readonly onSuggested: () => void;
}

/** Opens the choice of another time for a viewing, which the tenant then answers. */
export function SuggestMoveButton({ viewing, onSuggested }: SuggestMoveButtonProps) {
  const [open, setOpen] = useState(false);
  const mayAct = useMayInTeam('viewings');
  if (!mayAct) return null;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" className="size-4" />
        {viewing.move ? 'Suggest a different time' : 'Move viewing'}
      </Button>
      {open && (
        <Suspense>
          <SuggestMoveDialog viewing={viewing} onSuggested={onSuggested} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
