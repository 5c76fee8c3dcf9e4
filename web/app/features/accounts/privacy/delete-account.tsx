import { retention } from '@letfair/domain/accounts/privacy/retention';
import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AffectedList } from '../affected/index.ts';
import { api, type SessionUser, signOut } from '../session/index.ts';
import { wholeDay } from './export-words.ts';

export function DeleteAccount({ user: { email, deletionDue } }: { readonly user: SessionUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <TitledCard
      id="delete-account"
      title="Delete your account"
      intro={
        <>
          We’ll close it straight away and erase it after {retention.closedAccountDays} days. Until then you can come
          back. Our <TextLink to="/privacy">privacy page</TextLink> says what we keep, and for how long.
        </>
      }
    >
      {deletionDue ? (
        <p>Your account is closed. We’ll erase it on {wholeDay(deletionDue)}.</p>
      ) : (
        <div className="flex justify-end">
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
      )}
      {isAsking && <DeleteDialog email={email} onClose={() => setAsking(false)} />}
    </TitledCard>
  );
}

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what will happen, and asks for the password: a session that was left open is not enough. */
function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { data } = useAnswer((signal) => api.privacy.show({}, { signal }));
  /** How many people would lose the account; none while that is not known. */
  const members = data?.teamMembers ?? 0;
  const affected = useAnswer((signal) => api.privacy.affected({}, { signal }));
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? problem('', { password: 'Enter your password.' }) : null),
    send: async (body, options) => {
      const seen = affected.data && { seen: affected.data.seen };
      const answer = await api.privacy.close({ body: { ...body, ...seen } }, options);
      // Somebody may have booked or applied since the list was shown.
      if (!answer.success && answer.error?.code === 'conflict') affected.load();
      if (!answer.success) return answer.error?.fields ? problem('', answer.error.fields) : problemOf(answer, '');
      signOut();
      toast({
        title: 'Account closed',
        description: `We’ll delete your account on ${wholeDay(answer.data.deletionDue)}. Sign in before then if you want to keep it.`,
      });
      return null;
    },
  });

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>We’ll sign you out everywhere straight away. No one will be able to find your homes or message you.</li>
        <li>
          You have {retention.closedAccountDays} days to change your mind. To come back, sign in and choose “Keep my
          account”.
        </li>
        <li>
          After that we’ll erase your details, photos, drafts, favourites, searches and what you shared in applications.
          You can’t undo this.
        </li>
        {members > 0 && (
          <li>
            {members === 1 ? '1 other person has' : `${members} other people have`} access to your account. They’ll no
            longer be able to see its homes, messages or anything else.
          </li>
        )}
        <li>People you’ve messaged will still have your messages, but without your name.</li>
      </ul>
      <AffectedList step="close" affected={affected.data} hasFailed={affected.hasFailed} onRetry={affected.load} />
      <Form form={form}>
        {/* Tells password managers whose password is asked for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label="Your password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
        />
        <FormButtons form={form} variant="danger" busy="Deleting..." onCancel={onClose}>
          Delete my account
        </FormButtons>
      </Form>
    </Dialog>
  );
}
