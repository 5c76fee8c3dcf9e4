import type { User } from '@letfair/contract/accounts/accounts';
import { MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import { type ProfileFields, profileRefusal } from '@letfair/domain/accounts/profile-rules';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { backPath } from '../../../lib/back-path.ts';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { EmailField, TextField } from '../../../ui/forms/text-fields.tsx';
import { api, replaceStoredUser, type SessionUser, withConfirmation } from '../session/index.ts';
import { AccountFacts } from './account-facts.tsx';
import { PhotoField } from './photo-field.tsx';
import {
  fieldsOf,
  isEdited,
  noEdits,
  type PhotoChange,
  photoProblem,
  profileBody,
  shownPhoto,
  withoutSaved,
} from './profile-form-state.ts';
import { readPhoto } from './read-photo.ts';
import { profileToasts, refusalOf, tellByToast } from './save-problems.ts';

interface ProfileFormProps {
  readonly user: SessionUser;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** After a change of the email address, with which the session has ended. */
  readonly onNewEmail: (user: User) => void;
}

const unreadable: ToastMessage = { title: 'This file cannot be read', description: 'Please choose another one.' };

/** Name, photo and how to be reached. */
export function ProfileForm({ user, onUnsaved, onNewEmail }: ProfileFormProps) {
  const goBack = useGoBack();
  const [edits, setEdits] = useState(noEdits);
  const fields = fieldsOf(user, edits);
  const isUnsaved = isEdited(user, edits);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const form = useForm({
    initial: {},
    read: () => profileBody(user, edits),
    check: () => profileRefusal(fields),
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.profile.update({ body }, options));
      if (!answer.success) return refusalOf(answer);
      const { user: saved, requiresVerification } = answer.data;
      toast(requiresVerification ? profileToasts.savedWithNewEmail : profileToasts.saved);
      if (requiresVerification) {
        onNewEmail(saved);
      } else {
        replaceStoredUser(saved);
        setEdits((now) => withoutSaved(now, edits));
      }
      return null;
    },
    tell: tellByToast,
  });

  function changePhoto(photo: PhotoChange) {
    const { profilePhoto: _, ...others } = form.errors;
    form.showProblem(problem('', others));
    setEdits((before) => ({ ...before, photo }));
  }

  async function choosePhoto(file: File) {
    const wrong = photoProblem(file);
    const data = wrong ? null : await readPhoto(file);
    if (data) return changePhoto({ kind: 'chosen', data });
    const told = wrong ?? unreadable;
    toast(told);
    form.showProblem(problem('', { ...form.errors, profilePhoto: told.description ?? told.title }));
  }

  const control = (name: keyof ProfileFields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setEdits((before) => ({ ...before, fields: { ...before.fields, [name]: target.value } })),
    error: form.errors[name],
  });

  return (
    <Form form={form}>
      <PhotoField
        names={[fields.firstName, fields.lastName]}
        photo={shownPhoto(user, edits)}
        error={form.errors.profilePhoto}
        onFile={(file) => void choosePhoto(file)}
        onRemove={() => changePhoto({ kind: 'removed' })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...control('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <EmailField
        {...control('email')}
        hint="A new address has to be verified before you can sign in again."
        maxLength={MAX_EMAIL_LENGTH}
      />
      <TextField {...control('phone')} label="Phone number" type="tel" autoComplete="tel" />
      <AccountFacts user={user} />
      <FormButtons form={form} onCancel={goBack}>
        Save Changes
      </FormButtons>
    </Form>
  );
}

const WITHOUT_HISTORY = '/dashboard';

/** Leads to where the visitor came from, also when that page led here with a full load. */
function useGoBack() {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(backPath(document.referrer, location.href) ?? WITHOUT_HISTORY);
  };
}
