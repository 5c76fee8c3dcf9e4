import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Upload } from '../../../lib/network/upload-queue.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface UploadTileProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** An upload in progress, or one that failed. */
export function UploadTile({ upload: { file, state, progress, problem }, onRetry, onRemove }: UploadTileProps) {
  const nameId = useId();
  const percent = Math.round(progress * 100);
  return (
    <li aria-labelledby={nameId} className="grid content-start gap-2 rounded-md border border-line bg-card p-2">
      <FilePicture file={file} readable={state !== 'unusable'} />
      <p id={nameId} className="truncate text-sm font-semibold">
        {file.name}
      </p>
      {problem === '' ? (
        <div className="grid gap-1 text-sm text-muted">
          <progress
            value={percent}
            max={100}
            aria-labelledby={nameId}
            className="h-2 w-full overflow-hidden rounded-sm accent-primary"
          />
          {state === 'waiting' ? 'Waiting' : percent < 100 ? `${percent} %` : 'Almost there'}
        </div>
      ) : (
        <p role="alert" className="flex gap-1.5 text-sm font-semibold text-on-danger-soft">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(state === 'lost' || state === 'refused') && (
          <Button size="sm" aria-describedby={nameId} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            Retry
          </Button>
        )}
        <Button size="sm" aria-describedby={nameId} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Button>
      </div>
    </li>
  );
}

/** A preview of the local file. */
function FilePicture({ file, readable }: { readonly file: File; readonly readable: boolean }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!readable) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, readable]);
  return (
    <span className="relative block aspect-4/3 overflow-hidden rounded-sm bg-sand-deep">
      {address && <img src={address} alt="" className="absolute inset-0 size-full object-cover opacity-60" />}
    </span>
  );
}
