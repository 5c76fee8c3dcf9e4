import { MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { checkSearchName } from './saved-search-form.ts';

interface RenameDialogProps {
  readonly name: string;
  /** True when the new name is kept; otherwise a toast has said why not. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const form = useForm({
    initial: { name },
    read: (values) => ({ name: values.name.trim() }),
    check: checkSearchName,
    send: async (body) => {
      const isKept = body.name === name || (await onRename(body.name));
      if (!isKept) return problem('');
      onClose();
      return null;
    },
  });

  return (
    <Dialog title="Rename this search" onClose={onClose}>
      <Form form={form}>
        <TextField {...form.field('name')} label="Name" maxLength={MAX_SEARCH_NAME} autoComplete="off" />
        <FormButtons form={form} variant="primary" onCancel={onClose}>
          Save name
        </FormButtons>
      </Form>
    </Dialog>
  );
}
