import { emailKey } from '@letfair/domain/accounts/contact-details';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { profileRefusal, profileSentences } from '@letfair/domain/accounts/profile-rules';
import { sql, type Updateable } from 'kysely';
import type { AccessTx, Tx } from '../../../platform/db.ts';
import { conflict, contactRefusal, invalidFields, passwordNeeded } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { limitRefusal } from '../../../platform/throttle.ts';
import {
  type Account,
  demoAccountRefusal,
  findAccountById,
  lockAccount,
  presentUser,
  profilePhotoUrl,
  requestEmailChange,
} from '../sign-in/index.ts';
import { type ProfileDeps, photoChanges, profileWrites, type UseCase } from './deps.ts';
import { makeProfilePhoto, type PhotoChange, parsePhotoChange, photoRefusal } from './profile-photo.ts';

type Editable = Pick<Updateable<Tables['account']>, 'first_name' | 'last_name' | 'phone' | 'photo_id' | 'email'>;

/** Lists the columns, so that no other column can be changed. */
const updateAccount = (
  tx: Tx,
  id: string,
  { first_name, last_name, phone, photo_id, email }: Editable,
): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ first_name, last_name, phone, photo_id, email, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const emailChangePending = conflict('Please verify your new email address first.');

export const updateProfile: UseCase<'update'> =
  (deps) =>
  async ({ actor, body, write }) => {
    const refusal = profileRefusal(body);
    if (refusal) return invalidFields(refusal);
    const overLimit = await limitRefusal(deps.db, profileWrites, actor.id);
    if (overLimit) return overLimit;

    const before = await findAccountById(deps.db, actor.id);
    const { firstName, lastName } = body;
    const contact = contactRefusal(
      { firstName, lastName },
      { firstName: before?.first_name ?? '', lastName: before?.last_name ?? '' },
    );
    if (contact) return contact;
    const shared = emailKey(body.email.trim()) !== before?.email_key && demoAccountRefusal(before);
    if (shared) return shared;
    if (!actor.hasRecentPassword && before?.email_key !== emailKey(body.email)) return passwordNeeded;
    const change = parsePhotoChange(body.profilePhoto, before?.photo_id ? profilePhotoUrl(before.photo_id) : null);
    if (change.kind === 'refused') return photoRefusal(change.problem);
    const photo = await storePhoto(deps, actor.id, change);
    if (!photo.ok) return photo;

    let replaced: string | null = null;
    const outcome = await write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account || account.pending_email) return emailChangePending;
      replaced = account.photo_id !== photo.id ? account.photo_id : null;
      return saveChanges(tx, deps, account, { ...body, photoId: photo.id === undefined ? account.photo_id : photo.id });
    });
    // Deletes the photo that is not shown: the old one, or the new one when nothing was saved or an idempotent retry
    // got the first answer. A crash leaves files to the sweeper.
    const shown = outcome.ok ? outcome.data.user.profilePhoto : null;
    if (photo.id && shown !== profilePhotoUrl(photo.id)) await deps.store.remove(photo.id, profilePhotoSizes);
    if (outcome.ok && replaced && photo.id !== undefined) await deps.store.remove(replaced, profilePhotoSizes);
    return outcome;
  };

/**
 * Files are written before the row that names them. The id is null for no photo and undefined to keep the current
 * one.
 */
async function storePhoto({ db, store, encodePortrait }: ProfileDeps, accountId: string, change: PhotoChange) {
  if (change.kind !== 'set') return { ok: true, id: change.kind === 'remove' ? null : undefined } as const;
  const overLimit = await limitRefusal(db, photoChanges, accountId);
  if (overLimit) return overLimit;
  const portrait = await makeProfilePhoto(encodePortrait, change.picture);
  if (!portrait.ok) return photoRefusal(portrait.problem);
  const id = newId();
  await store.keep(id, portrait.sizes);
  return { ok: true, id } as const;
}

interface ProfileChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly photoId: string | null;
}

async function saveChanges(tx: AccessTx, { publicUrl }: ProfileDeps, account: Account, wanted: ProfileChanges) {
  const email = wanted.email.trim();
  const isSameEmail = emailKey(email) === account.email_key;
  const saved = await updateAccount(tx, account.id, {
    first_name: wanted.firstName.trim(),
    last_name: wanted.lastName.trim(),
    phone: wanted.phone.trim(),
    photo_id: wanted.photoId,
    // The same email may come with other capitals.
    email: isSameEmail ? email : account.email,
  });
  if (isSameEmail)
    return {
      ok: true,
      data: { user: presentUser(saved), requiresVerification: false },
      message: profileSentences.saved,
    } as const;
  const asked = await requestEmailChange(tx, saved, email, publicUrl);
  if (!asked.ok) return asked;
  return {
    ok: true,
    data: { user: { ...presentUser(asked.account), email }, requiresVerification: true },
    message: profileSentences.savedWithNewEmail,
  } as const;
}
