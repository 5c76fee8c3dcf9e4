import { MAX_DIRECTORY_BYTES } from '@letfair/domain/search/places/postcodes/directory-import';
import { type FormEvent, useRef } from 'react';
import { fileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { controlStyle, Field } from '../../../ui/forms/field.tsx';

interface ImportFormProps {
  /** Why nothing was sent, or why it stopped. */
  readonly problem: string | null;
  readonly onStart: (file: File | undefined) => void;
}

/** Where operators download directories, as their licences allow. */
const sources = [
  {
    name: 'ONS Postcode Directory or NSPL',
    url: 'https://geoportal.statistics.gov.uk',
    about: 'the whole United Kingdom, about 250 MB; separate terms for Northern Ireland postcodes',
  },
  {
    name: 'OS Code-Point Open, as CSV',
    url: 'https://osdatahub.os.uk/downloads/open/CodePointOpen',
    about: 'Great Britain, not Northern Ireland',
  },
  {
    name: 'GeoNames GB_full.csv.zip',
    url: 'https://download.geonames.org/export/zip/',
    about: 'the whole United Kingdom, less precise',
  },
] as const;

export function ImportForm({ problem, onStart }: ImportFormProps) {
  const input = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    onStart(input.current?.files?.[0]);
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ul className="grid gap-2">
        {sources.map(({ name, url, about }) => (
          <li key={name}>
            <a
              href={url}
              className="rounded-sm font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {name}
            </a>
            <span className="text-muted">: {about}</span>
          </li>
        ))}
      </ul>
      <Field
        label="File"
        hint={`The ZIP you downloaded, or the CSV in it; at most ${fileSize(MAX_DIRECTORY_BYTES)}.`}
        error={problem ?? undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="file"
            accept=".zip,.csv,.txt"
            className={`${controlStyle} file:mr-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sand-deep file:px-3 file:py-1 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary">
          Upload and import
        </Button>
      </div>
    </form>
  );
}
