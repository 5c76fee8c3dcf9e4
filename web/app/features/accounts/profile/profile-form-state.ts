import { profilePhotoProblem, profilePhotoSentences } from '@letfair/domain/accounts/profile-photo';
import type { ProfileFields } from '@letfair/domain/accounts/profile-rules';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';
import type { SessionUser } from '../session/index.ts';

/** What becomes of the photo when the form is saved. */
export type PhotoChange = { readonly kind: 'none' } | { readonly kind: 'removed' } | PhotoChosen;
interface PhotoChosen {
  readonly kind: 'chosen';
  readonly data: string;
}

/** What somebody changed; everything else follows the user as the server has them. */
export interface ProfileEdits {
  readonly fields: Partial<ProfileFields>;
  readonly photo: PhotoChange;
}

export const noEdits: ProfileEdits = { fields: {}, photo: { kind: 'none' } };

export const fieldsOf = (user: SessionUser, { fields }: ProfileEdits): ProfileFields => ({
  firstName: fields.firstName ?? user.firstName,
  lastName: fields.lastName ?? user.lastName,
  email: fields.email ?? user.email,
  phone: fields.phone ?? user.phone ?? '',
});

export function shownPhoto(user: SessionUser, { photo }: ProfileEdits): string | null {
  if (photo.kind === 'chosen') return photo.data;
  return photo.kind === 'removed' ? null : (user.profilePhoto ?? null);
}

export function isEdited(user: SessionUser, edits: ProfileEdits): boolean {
  const saved = fieldsOf(user, noEdits);
  const now = fieldsOf(user, edits);
  const names = Object.keys(saved) as (keyof ProfileFields)[];
  return names.some((name) => saved[name] !== now[name]) || shownPhoto(user, edits) !== shownPhoto(user, noEdits);
}

/** What is left to save of these edits after those were: whatever was typed while they were under way. */
export const withoutSaved = (now: ProfileEdits, saved: ProfileEdits): ProfileEdits => ({
  fields: Object.fromEntries(
    Object.entries(now.fields).filter(([name, text]) => saved.fields[name as keyof ProfileFields] !== text),
  ),
  photo: now.photo === saved.photo ? noEdits.photo : now.photo,
});

/** The URL of the current photo keeps it, null removes it. */
export function profileBody(user: SessionUser, edits: ProfileEdits) {
  const { firstName, lastName, email, phone } = fieldsOf(user, edits);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    email: email.trim(),
    profilePhoto: shownPhoto(user, edits),
  };
}

/** What is wrong with a file that was chosen, or null. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): ToastMessage | null {
  const problem = profilePhotoProblem(file);
  return problem && profilePhotoSentences[problem];
}
