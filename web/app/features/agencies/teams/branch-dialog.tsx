import type { Branch } from '@letfair/contract/agencies/teams/membership';
import { MAX_BRANCH_ADDRESS, MAX_BRANCH_CODE, MAX_BRANCH_NAME } from '@letfair/domain/agencies/teams/limits';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';

const NO_ANSWER = 'We couldn’t save the branch. Please try again.';

interface BranchDialogProps {
  /** Null for a new one. */
  readonly branch: Branch | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function BranchDialog({ branch, onSaved, onClose }: BranchDialogProps) {
  const form = useForm({
    initial: { name: branch?.name ?? '', code: branch?.code ?? '', address: branch?.address ?? '' },
    read: ({ name, code, address }) => ({ name: name.trim(), code: code.trim(), address: address.trim() }),
    check: ({ name }) => (name ? null : problem('', { name: 'Enter a name.' })),
    send: async (body, options) => {
      const answer = branch
        ? await api.teams.changeBranch({ params: { id: branch.id }, body }, options)
        : await api.teams.addBranch({ body }, options);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      onSaved();
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  return (
    <Dialog title={branch ? 'Edit branch' : 'Add a branch'} onClose={onClose}>
      <Form form={form}>
        <TextField {...form.field('name')} label="Name" autoComplete="off" maxLength={MAX_BRANCH_NAME} />
        <TextField
          {...form.field('code')}
          label="Code"
          hint="The number or short name your software uses for this branch. You need one for a real-time feed."
          autoComplete="off"
          maxLength={MAX_BRANCH_CODE}
          optional
        />
        <TextArea
          {...form.field('address')}
          label="Address"
          hint="An agency’s public page shows it."
          maxLength={MAX_BRANCH_ADDRESS}
          optional
        />
        <FormButtons form={form} onCancel={onClose}>
          {branch ? 'Save changes' : 'Add branch'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
