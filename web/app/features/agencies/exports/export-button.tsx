import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { Button } from '../../../ui/actions/button.tsx';

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Opens the list of files that a lister can take with them. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Export
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
