import type { Branch } from '@letfair/contract/agencies/teams/membership';
import { emailProblem, MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import { INVITATION_DAYS } from '@letfair/domain/agencies/invitations';
import { mayGrant, roleDescriptions, roleNames, type TeamRole, teamRoles } from '@letfair/domain/agencies/teams/roles';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { EmailField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../accounts/session/index.ts';

const NO_ANSWER = 'We couldn’t send the invitation. Please try again.';

interface InviteDialogProps {
  readonly role: TeamRole;
  readonly branches: readonly Branch[];
  readonly onSent: (email: string) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ role: own, branches, onSent, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<TeamRole>('negotiator');
  const form = useForm({
    initial: { email: '', role: 'negotiator', branchId: '' },
    read: ({ email, role, branchId }) => ({
      email: email.trim(),
      role: role as TeamRole,
      branchId: branchId || null,
    }),
    check: ({ email }) => {
      const wrong = emailProblem(email);
      return wrong ? problem('', { email: wrong }) : null;
    },
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.teams.invite({ body }, options));
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      onSent(body.email);
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  return (
    <Dialog title="Invite someone" onClose={onClose}>
      <Form form={form}>
        <p>
          We’ll email them a link that they can use once, within {INVITATION_DAYS} days. They’ll sign in with their own
          account.
        </p>
        <EmailField {...form.field('email')} autoComplete="off" maxLength={MAX_EMAIL_LENGTH} />
        <RoleFields form={form} role={role} own={own} branches={branches} onRole={setRole} />
        <FormButtons form={form} busy="Sending..." onCancel={onClose}>
          Send invitation
        </FormButtons>
      </Form>
    </Dialog>
  );
}

interface RoleFieldsProps {
  readonly form: {
    readonly field: (name: 'role' | 'branchId') => { readonly name: string; readonly defaultValue: string };
  };
  readonly role: TeamRole;
  /** What the person has who gives it. */
  readonly own: TeamRole;
  readonly branches: readonly Branch[];
  readonly onRole: (role: TeamRole) => void;
}

/** What a person of the team may do, and where they work. */
export const RoleFields = ({ form, role, own, branches, onRole }: RoleFieldsProps) => (
  <>
    <SelectField
      {...form.field('role')}
      label="Role"
      hint={roleDescriptions[role]}
      options={teamRoles.filter((given) => mayGrant(own, given)).map((value) => ({ value, label: roleNames[value] }))}
      onChange={(value) => onRole(value as TeamRole)}
    />
    {branches.length > 0 && (
      <SelectField
        {...form.field('branchId')}
        label="Branch"
        prompt="No branch"
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        optional
      />
    )}
  </>
);
