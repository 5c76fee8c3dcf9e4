import type { ClientPerson, ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { emailProblem, MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import { INVITATION_DAYS } from '@letfair/domain/agencies/invitations';
import { networkProblem, problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { EmailField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';

/** Null for somebody who is not invited yet. */
export interface AccessQuestion {
  readonly client: ClientRecord;
  readonly step: 'invite' | 'end';
  readonly person: ClientPerson | null;
}

interface AccessDialogProps extends AccessQuestion {
  readonly onDone: (client: ClientRecord, sentence: string) => void;
  readonly onClose: () => void;
}

/** Says what somebody will see of a client's homes, or no longer, before a mail goes out. */
export const AccessDialog = ({ step, person, ...props }: AccessDialogProps) =>
  step === 'end' && person ? <EndDialog {...props} person={person} /> : <InviteDialog {...props} person={person} />;

type QuestionProps = Omit<AccessDialogProps, 'step'>;

/** The client's own address is offered until it has been used. */
const firstAddress = ({ email, people }: ClientRecord): string =>
  people.some((person) => person.email.toLowerCase() === email.toLowerCase()) ? '' : email;

function InviteDialog({ client, person, onDone, onClose }: QuestionProps) {
  const isAgain = person?.state === 'invited';
  const form = useForm({
    initial: { email: person?.email ?? firstAddress(client) },
    read: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) => {
      const wrong = emailProblem(email);
      return wrong ? problem('', { email: wrong }) : null;
    },
    send: async (body, options) => {
      const answer = await api.clients.invite({ params: { id: client.id }, body }, options);
      if (!answer.success) return problemOf(answer, networkProblem());
      onDone(answer.data, answer.message ?? `${client.name} has been saved.`);
      return null;
    },
  });
  return (
    <Dialog title={isAgain ? 'Send the invitation again?' : `Invite ${client.name}`} onClose={onClose}>
      <Form form={form}>
        {person ? (
          <p className="wrap-anywhere">
            We’ll email {person.email} a link. They can use it once, within {INVITATION_DAYS} days
            {isAgain && ', and the old link will stop working'}.
          </p>
        ) : (
          <EmailField
            {...form.field('email')}
            hint={`We’ll email them a link. They can use it once, within ${INVITATION_DAYS} days. If several people own the homes, invite each of them.`}
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
          />
        )}
        <p>
          They’ll need their own landlord account. They can see the homes you’ve assigned to {client.name}, how many
          people have looked at the listings, and their viewings and offers. They can’t see who the tenants are, and
          they can’t change anything.
        </p>
        <FormButtons form={form} busy="Sending..." onCancel={onClose}>
          Send invitation
        </FormButtons>
      </Form>
    </Dialog>
  );
}

function EndDialog({ client, person, onDone, onClose }: QuestionProps & { readonly person: ClientPerson }) {
  const isInvited = person.state === 'invited';
  const form = useForm({
    initial: {},
    send: async (_, options) => {
      const answer = await api.clients.endAccess({ params: { id: client.id, personId: person.id } }, options);
      if (!answer.success) return problemOf(answer, networkProblem());
      onDone(answer.data, answer.message ?? `${client.name} has been saved.`);
      return null;
    },
  });
  return (
    <Dialog title={isInvited ? 'Withdraw this invitation?' : `End access for ${client.name}?`} onClose={onClose}>
      <Form form={form}>
        <p className="wrap-anywhere">
          {isInvited
            ? `The link we sent to ${person.email} will stop working.`
            : `${person.email} will no longer see these homes. We’ll email them to let them know.`}
        </p>
        <FormButtons form={form} variant="danger" busy={isInvited ? 'Withdrawing...' : 'Ending...'} onCancel={onClose}>
          {isInvited ? 'Withdraw invitation' : 'End access'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
