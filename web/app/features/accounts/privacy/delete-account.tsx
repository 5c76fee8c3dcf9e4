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
          It is closed at once and erased after {retention.closedAccountDays} days. Until then you can come back. What
          we keep, and for how long, is on the <TextLink to="/privacy">privacy page</TextLink>.
        </>
      }
    >
      {deletionDue ? (
        <p>Your account is closed and will be erased on {wholeDay(deletionDue)}.</p>
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
        description: `It will be deleted on ${wholeDay(answer.data.deletionDue)}. Sign in before then to keep it.`,
      });
      return null;
    },
  });

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>You are signed out everywhere, and nobody can find your homes or write to you, as of now.</li>
        <li>For {retention.closedAccountDays} days you can change your mind: sign in and choose “Keep my account”.</li>
        <li>
          After that we erase your details, photos, drafts, favourites, searches and what you shared in applications.
          This cannot be undone.
        </li>
        {members > 0 && (
          <li>
            {members === 1 ? '1 person works' : `${members} people work`} for your account. It closes for them as well:
            its homes, messages and everything else go with it.
          </li>
        )}
        <li>Messages you sent stay with those who received them, without your name.</li>
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
