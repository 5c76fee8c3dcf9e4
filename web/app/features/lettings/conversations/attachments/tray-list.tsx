import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { documentTypes } from '@letfair/domain/files/documents';
import { attachmentSentences } from '@letfair/domain/lettings/conversations/attachments';
import { CircleAlert, FileText, Image, Paperclip, RotateCw, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { enabledByScript } from '../../../../lib/first-paint/use-hydrated.ts';
import type { Upload } from '../../../../lib/network/upload-queue.ts';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { AttachmentTray, TrayContents } from './attachment-tray.ts';

/** Chooses files for the message that is being written. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <>
      <div>
        <input
          id={id}
          type="file"
          multiple
          accept={documentTypes.join(',')}
          {...enabledByScript()}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Otherwise the same file could not be chosen again.
            target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonStyle('quiet', 'sm', false),
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
          )}
        >
          <Paperclip aria-hidden="true" className="size-4" />
          Attach files
        </label>
      </div>
      {/* A narrow composer has no room for it; there the refusal of a file says the limit. */}
      <span id={`${id}-hint`} className="order-last sr-only self-center text-sm text-muted @2xl:not-sr-only">
        {attachmentSentences.hint}
      </span>
    </>
  );
}

interface TrayListProps {
  readonly tray: AttachmentTray;
  readonly contents: TrayContents;
  /** After a file is gone, and its button with it. */
  readonly onRemoved: () => void;
}

/** The chosen files: uploaded, on their way, or refused. */
export function TrayList({ tray, contents: { ready, uploads, told }, onRemoved }: TrayListProps) {
  return (
    <>
      <p aria-live="polite" className="text-sm font-semibold text-on-danger-soft empty:hidden">
        {told}
      </p>
      {ready.length + uploads.length > 0 && (
        <ul aria-label="Files to send" className="grid max-h-40 grid-cols-1 gap-1.5 overflow-y-auto sm:grid-cols-2">
          {ready.map((attachment) => (
            <ReadyItem
              key={attachment.id}
              attachment={attachment}
              onRemove={() => {
                tray.removeReady(attachment.id);
                onRemoved();
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadItem
              key={`upload ${upload.key}`}
              upload={upload}
              onRetry={() => tray.retry(upload.key)}
              onRemove={() => {
                tray.removeUpload(upload.key);
                onRemoved();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  readonly name: string;
  readonly isPicture: boolean;
  readonly onRemove: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Item({ name, isPicture, onRemove, action, children }: ItemProps) {
  const Icon = isPicture ? Image : FileText;
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-sand px-2 py-1">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {children}
      </div>
      {action}
      <ItemButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4.5" />
      </ItemButton>
    </li>
  );
}

interface ItemButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const ItemButton = ({ label, onClick, children }: ItemButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-sand-deep hover:text-ink"
  >
    {children}
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

const ReadyItem = ({ attachment, onRemove }: { readonly attachment: Attachment; readonly onRemove: () => void }) => (
  <Item name={attachment.name} isPicture={attachment.type === 'image/webp'} onRemove={onRemove}>
    <p className="text-sm text-muted tabular-nums">{fileSize(attachment.bytes)}</p>
  </Item>
);

interface UploadItemProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadItem({ upload: { file, state, progress, problem }, onRetry, onRemove }: UploadItemProps) {
  const percent = Math.round(progress * 100);
  return (
    <Item
      name={file.name}
      isPicture={file.type.startsWith('image/')}
      onRemove={onRemove}
      action={
        (state === 'lost' || state === 'refused') && (
          <ItemButton label={`Retry ${file.name}`} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4.5" />
          </ItemButton>
        )
      }
    >
      {problem ? (
        <p role="alert" className="flex gap-1.5 text-sm font-semibold text-on-danger-soft">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      ) : (
        <div className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <progress
            value={percent}
            max={100}
            aria-label={`Uploading ${file.name}`}
            className="h-2 w-full min-w-0 overflow-hidden rounded-sm accent-primary"
          />
          {state === 'waiting' ? 'Waiting' : percent < 100 ? `${percent}%` : 'Checking'}
        </div>
      )}
    </Item>
  );
}
