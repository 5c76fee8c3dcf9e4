import { type ChangeEvent, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { enabledByScript } from '../../../lib/first-paint/use-hydrated.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Field } from '../../../ui/forms/field.tsx';

interface PhotoFieldProps {
  readonly names: readonly string[];
  /** What is shown: the photo as it is kept, or the one that was just chosen. */
  readonly photo: string | null;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

export function PhotoField({ names, photo, error, onFile, onRemove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Otherwise the same file could not be chosen again.
    target.value = '';
    if (file) onFile(file);
  }

  function remove() {
    onRemove();
    // The button that was pressed is gone with the photo.
    input.current?.focus();
  }

  return (
    <Field label="Profile photo" hint="A picture of at most 5 MB." error={error} optional>
      {({ required: _, ...control }) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar names={names} photo={photo} size="lg" />
          <div className="relative flex flex-wrap gap-3">
            <input
              {...control}
              {...enabledByScript({ ref: input })}
              type="file"
              name="profilePhoto"
              accept="image/*"
              onChange={choose}
              className="peer sr-only"
            />
            <label
              htmlFor={control.id}
              className={classNames(
                buttonStyle('quiet', 'md', false),
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:cursor-default peer-disabled:opacity-55',
              )}
            >
              {photo ? 'Change photo' : 'Choose a photo'}
            </label>
            {photo && <Button onClick={remove}>Remove photo</Button>}
          </div>
        </div>
      )}
    </Field>
  );
}
