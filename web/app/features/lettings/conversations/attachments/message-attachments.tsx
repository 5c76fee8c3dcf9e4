import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { FileText, ImageOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fileSize } from '../../../../lib/file-size.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { saveAttachment, useAttachmentUrl } from './attachment-calls.ts';

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog);

interface MessageAttachmentsProps {
  readonly attachments: readonly Attachment[];
  /** Null for the reader's own messages. */
  readonly from: string | null;
}

/** Pictures as thumbnails that open large, PDFs as links that save them. */
export function MessageAttachments({ attachments, from }: MessageAttachmentsProps) {
  const [shown, setShown] = useState<Attachment | null>(null);
  if (attachments.length === 0) return null;
  return (
    <>
      <ul aria-label="Attachments" className="mt-1 mb-0.5 flex flex-wrap gap-2 first:mt-0">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="min-w-0 max-w-full">
            {attachment.type === 'image/webp' ? (
              <Thumbnail attachment={attachment} from={from} onOpen={() => setShown(attachment)} />
            ) : (
              <DocumentLink attachment={attachment} />
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <PictureDialog attachment={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly attachment: Attachment;
  readonly from: string | null;
  readonly onOpen: () => void;
}

function Thumbnail({ attachment, from, onOpen }: ThumbnailProps) {
  const { frame, url, hasFailed } = useAttachmentUrl(attachment.id, 'thumbnail');
  return (
    <button
      ref={frame}
      type="button"
      onClick={onOpen}
      className="relative grid size-28 cursor-zoom-in place-items-center overflow-hidden rounded-md border border-line bg-sand-deep text-muted sm:size-40"
    >
      {url && <img src={url} alt="" className="absolute inset-0 size-full object-cover" />}
      {hasFailed && <ImageOff aria-hidden="true" className="size-6" />}
      <VisuallyHidden>
        Open the picture {attachment.name}
        {from !== null && ` from ${from}`}
      </VisuallyHidden>
    </button>
  );
}

function DocumentLink({ attachment }: { readonly attachment: Attachment }) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    const isSaved = await saveAttachment(attachment);
    setIsBusy(false);
    if (!isSaved) toast({ title: 'Error', description: 'We couldn’t load the file. Please try again.' });
  }

  return (
    <button
      type="button"
      onClick={() => void save()}
      aria-busy={isBusy}
      className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-card px-3 py-1.5 text-left hover:bg-sand"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <VisuallyHidden>Save </VisuallyHidden>
        <span className="block truncate font-semibold text-link underline underline-offset-3">{attachment.name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {isBusy ? 'Loading…' : `PDF, ${fileSize(attachment.bytes)}`}
        </span>
      </span>
    </button>
  );
}
