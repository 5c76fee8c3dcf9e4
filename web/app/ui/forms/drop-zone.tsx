import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type DragEvent, useEffect, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { enabledByScript } from '../../lib/first-paint/use-hydrated.ts';
import { buttonStyle } from '../actions/button-style.ts';

interface DropZoneProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  /** Types or endings of the files, separated by commas. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** What a second button says that opens the camera of a phone. */
  readonly camera?: string;
  readonly full?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

export function DropZone({
  icon: Icon,
  text,
  label,
  hint,
  name,
  accept,
  multiple = false,
  camera,
  full = false,
  onFiles,
}: DropZoneProps) {
  const id = useId();
  const file = { accept, isDisabled: full, hintId: `${id}-hint`, onFiles };
  const [hovered, setHovered] = useState(false);
  useMissedDrops();

  function onDragOver(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setHovered(true);
  }

  function onDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setHovered(false);
    if (!full) onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for those with a mouse; the field inside is the first
    <div
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setHovered(false)
      }
      onDrop={onDrop}
      className={classNames(
        'grid justify-items-center gap-3 rounded-md border border-dashed px-5 py-8 text-center',
        hovered && !full ? 'border-primary bg-primary-soft' : 'border-line-strong bg-sand',
      )}
    >
      <Icon aria-hidden="true" className="size-8 text-primary" />
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton {...file} name={name} multiple={multiple} label={label} />
        {camera && (
          <div className="hidden pointer-coarse:block">
            <FileButton {...file} capture="environment" label={camera} />
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple' | 'name'> {
  readonly label: string;
  readonly hintId: string;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileButton({ label, hintId, isDisabled, onFiles, capture, ...rest }: FileButtonProps) {
  const id = useId();
  return (
    <div>
      <input
        {...rest}
        id={id}
        type="file"
        capture={capture}
        {...enabledByScript({ disabled: isDisabled })}
        aria-describedby={hintId}
        // The files are uploaded separately; a surrounding form does not send them.
        onInput={(event) => event.stopPropagation()}
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
          buttonStyle(capture ? 'quiet' : 'primary', 'md', false),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:cursor-default peer-disabled:opacity-55',
        )}
      >
        {label}
      </label>
    </div>
  );
}

/** A file dropped beside the zone would replace the page and lose the typed form. */
function useMissedDrops(): void {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
}
