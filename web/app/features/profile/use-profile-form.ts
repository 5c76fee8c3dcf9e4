import type { User } from '@letfair/contract/accounts';
import type { Fields } from '@letfair/contract/endpoint';
import { type ProfileFields, profileRefusal } from '@letfair/domain/accounts/profile-rules';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../lib/use-submission.ts';
import { type ToastMessage, toast } from '../../ui/feedback/toast-store.ts';
import { api, replaceStoredUser, type SessionUser } from '../session/index.ts';
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
import { profileToasts, saveOutcome } from './save-outcome.ts';

interface ProfileFormSetup {
  readonly user: SessionUser;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** After a change of the address, with which the session has ended. */
  readonly onNewAddress: (user: User) => void;
}

const noErrors: Fields = {};
const unreadable: ToastMessage = { title: 'This file cannot be read', description: 'Please choose another one.' };

export function useProfileForm({ user, onUnsaved, onNewAddress }: ProfileFormSetup) {
  const { busy, submit } = useSubmission();
  const [edits, setEdits] = useState(noEdits);
  const [errors, setErrors] = useState(noErrors);

  const isUnsaved = isEdited(user, edits);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const type = (name: keyof ProfileFields, text: string) =>
    setEdits((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));

  function changePhoto(photo: PhotoChange) {
    setErrors(({ profilePhoto: _, ...rest }) => rest);
    setEdits((before) => ({ ...before, photo }));
  }

  async function choosePhoto(file: File) {
    const problem = photoProblem(file);
    const data = problem ? null : await readPhoto(file);
    if (data) return changePhoto({ kind: 'chosen', data });
    const told = problem ?? unreadable;
    toast(told);
    setErrors((before) => ({ ...before, profilePhoto: told.description ?? told.title }));
  }

  async function save() {
    const mistakes = profileRefusal(fieldsOf(user, edits));
    setErrors(mistakes?.fields ?? noErrors);
    if (mistakes) return toast(profileToasts.invalid);
    const body = profileBody(user, edits);
    const sent = await submit(body, (options) => api.profile.update({ body }, options));
    if (!sent) return;
    const outcome = saveOutcome(sent);
    if (outcome.kind === 'refused') {
      if (outcome.toast) toast(outcome.toast);
      return setErrors(outcome.fields);
    }
    const { user: saved, requiresVerification } = outcome.data;
    toast(requiresVerification ? profileToasts.savedWithNewEmail : profileToasts.saved);
    if (requiresVerification) return onNewAddress(saved);
    replaceStoredUser(saved);
    setEdits((now) => withoutSaved(now, edits));
  }

  return {
    fields: fieldsOf(user, edits),
    photo: shownPhoto(user, edits),
    errors,
    busy,
    type,
    choosePhoto,
    removePhoto: () => changePhoto({ kind: 'removed' }),
    save,
  };
}
