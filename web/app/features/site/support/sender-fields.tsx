import { MAX_TICKET_NAME } from '@letfair/domain/site/support/tickets';
import { useEffect } from 'react';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { EmailField, TextField } from '../../../ui/forms/text-fields.tsx';
import { type SessionUser, useSession } from '../../accounts/session/index.ts';
import { userTypeLabels } from './ticket-words.ts';

type SenderForm = Pick<ReturnType<typeof useForm<{ readonly name: string; readonly email: string }>>, 'field'>;

/** Who writes, whether signed in or not. */
export const SenderFields = ({ form }: { readonly form: SenderForm }) => (
  <>
    <TextField {...form.field('name')} label="Your name" autoComplete="name" maxLength={MAX_TICKET_NAME} />
    <EmailField {...form.field('email')} />
  </>
);

interface KnownForm {
  readonly fillIn: (texts: Readonly<Record<string, string>>) => void;
}

/** Who writes, if they are signed in; empty fields of the form begin with what is known of them. */
export function useKnownSender({ fillIn }: KnownForm): SessionUser | null {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another user changes what is known
  useEffect(() => {
    if (!user) return;
    const { firstName, lastName, email, userType } = user;
    fillIn({
      name: `${firstName} ${lastName}`.trim(),
      email,
      userType: Object.hasOwn(userTypeLabels, userType) ? userType : 'other',
    });
  }, [user]);

  return user;
}
