import type { Branch, TeamMember } from '@letfair/contract/agencies/teams/membership';
import { endingIntegrations, endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../accounts/session/index.ts';
import { RoleFields } from './invite-dialog.tsx';

const NO_ANSWER = 'We couldn’t save that. Please try again.';

interface MemberDialogProps {
  readonly member: TeamMember;
  readonly role: TeamRole;
  readonly branches: readonly Branch[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function MemberDialog({ member, role: own, branches, onSaved, onClose }: MemberDialogProps) {
  const [role, setRole] = useState(member.role);
  const form = useForm({
    initial: { role: member.role as string, branchId: member.branchId ?? '' },
    read: ({ role, branchId }) => ({ role: role as TeamRole, branchId: branchId || null }),
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.teams.changeMember({ params: { id: member.id }, body }, options));
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      onSaved();
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  return (
    <Dialog title={`Edit ${member.name}`} onClose={onClose}>
      <Form form={form}>
        <RoleFields form={form} role={role} own={own} branches={branches} onRole={setRole} />
        {endsIntegrations(member.role, role) && (
          <Alert tone="harm">This change takes effect as soon as you save. {endingIntegrations(member, 'they')}</Alert>
        )}
        <FormButtons form={form} onCancel={onClose}>
          Save changes
        </FormButtons>
      </Form>
    </Dialog>
  );
}
