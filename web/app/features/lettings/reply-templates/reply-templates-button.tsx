import { NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Inserting } from './reply-templates-dialog.tsx';

const Dialog = lazyPart(async () => (await import('./reply-templates-dialog.tsx')).ReplyTemplatesDialog);

/** Opens the lister's texts for answers, which are loaded then. */
export function ReplyTemplatesButton(props: Inserting) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-4" />
        Templates
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
