import { MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import { useState } from 'react';
import { formTexts } from '../../lib/forms/form-values.ts';
import type { FieldErrors } from '../../lib/forms/use-first-error-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { searchNameProblem } from './saved-search-form.ts';

interface RenameDialogProps {
  readonly name: string;
  /** True when the new name is kept. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function onSubmit(form: HTMLFormElement) {
    if (busy) return;
    const wanted = formTexts(form)('name').trim();
    const missing = searchNameProblem(wanted);
    setErrors(missing ? { name: missing } : {});
    if (missing) return;
    setBusy(true);
    const kept = wanted === name || (await onRename(wanted));
    setBusy(false);
    if (kept) onClose();
  }

  return (
    <Dialog title="Rename this search" onClose={onClose}>
      <Form onSubmit={(form) => void onSubmit(form)} errors={errors}>
        <TextField
          name="name"
          label="Name"
          defaultValue={name}
          maxLength={MAX_SEARCH_NAME}
          error={errors.name}
          autoComplete="off"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy && 'Saving...'}>
            Save name
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
