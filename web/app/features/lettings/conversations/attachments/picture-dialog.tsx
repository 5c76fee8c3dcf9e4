import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '../../../../lib/file-size.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { saveAttachment, useAttachmentUrl } from './attachment-calls.ts';

interface PictureDialogProps {
  readonly attachment: Attachment;
  readonly onClose: () => void;
}

const FAILED = 'We couldn’t load the picture. Please try again.';

/** A picture of a message, as large as the window. */
export function PictureDialog({ attachment, onClose }: PictureDialogProps) {
  const { frame, url, hasFailed } = useAttachmentUrl(attachment.id, 'download');
  const [problem, setProblem] = useState('');

  async function save() {
    setProblem((await saveAttachment(attachment)) ? '' : FAILED);
  }

  return (
    <Dialog title={attachment.name} placement="full" onClose={onClose}>
      <div ref={frame} className="grid h-[calc(100dvh-12rem)] min-h-48 place-items-center">
        {url && (
          <img
            src={url}
            alt={attachment.name}
            width={attachment.width ?? undefined}
            height={attachment.height ?? undefined}
            className="size-full object-contain"
          />
        )}
        {!url && !hasFailed && <p className="text-muted">Loading the picture…</p>}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <p role="alert" className="text-on-danger-soft empty:hidden">
          {hasFailed ? FAILED : problem}
        </p>
        <Button size="sm" onClick={() => void save()}>
          <Download aria-hidden="true" className="size-4" />
          Save ({fileSize(attachment.bytes)})
        </Button>
      </div>
    </Dialog>
  );
}
