import type { User } from '@letfair/contract/accounts/accounts';
import { MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import { type ProfileFields, profileRefusal } from '@letfair/domain/accounts/profile-rules';
import { photoTypes } from '@letfair/domain/files/photos';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { enabledByScript } from '../../../lib/first-paint/use-hydrated.ts';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { backPath } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { EmailField, TextField } from '../../../ui/forms/text-fields.tsx';
import { api, replaceStoredUser, type SessionUser, withConfirmation } from '../session/index.ts';
import { AccountFacts } from './account-facts.tsx';
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
import { profileToasts, refusalOf, tellByToast } from './save-problems.ts';

interface ProfileFormProps {
  readonly user: SessionUser;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** After a change of the email address, with which the session has ended. */
  readonly onNewEmail: (user: User) => void;
}

const unreadable: ToastMessage = { title: 'We can’t read this file', description: 'Please choose another one.' };

/** Name, photo and how to be reached. */
export function ProfileForm({ user, onUnsaved, onNewEmail }: ProfileFormProps) {
  const goBack = useGoBack();
  const [edits, setEdits] = useState(noEdits);
  const fields = fieldsOf(user, edits);
  const isUnsaved = isEdited(user, edits);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const form = useForm({
    isDocumented: true,
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
        // The answer says nothing about a team or an agency.
        replaceStoredUser({ ...user, ...saved });
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
        hint="You’ll need to verify a new address before you can sign in again."
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

interface PhotoFieldProps {
  readonly names: readonly string[];
  /** What is shown: the photo as it is kept, or the one that was just chosen. */
  readonly photo: string | null;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function PhotoField({ names, photo, error, onFile, onRemove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Otherwise the same file could not be chosen again.
    target.value = '';
    if (file) onFile(file);
  }

  function remove() {
    onRemove();
    // The button that was pressed is gone with the photo.
    input.current?.focus();
  }

  return (
    <Field label="Profile photo" hint="A picture up to 5MB." error={error} optional>
      {({ required: _, ...control }) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar names={names} photo={photo} size="lg" />
          <div className="relative flex flex-wrap gap-3">
            <input
              {...control}
              {...enabledByScript({ ref: input })}
              type="file"
              name="profilePhoto"
              accept="image/*"
              onChange={choose}
              className="peer sr-only"
            />
            <label
              htmlFor={control.id}
              className={classNames(
                buttonStyle('quiet', 'md', false),
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:cursor-default peer-disabled:opacity-55',
              )}
            >
              {photo ? 'Change photo' : 'Choose a photo'}
            </label>
            {photo && <Button onClick={remove}>Remove photo</Button>}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The server makes a square of at most this width of it. */
const MOST_PIXELS = 1_024;

/**
 * The photo as image data, which is how it travels; null where the browser cannot read it. What the server does not
 * take, a GIF or what a telephone makes, is drawn anew by the browser, which shows it to people anyway.
 */
async function readPhoto(file: Blob): Promise<string | null> {
  const known = (photoTypes as readonly string[]).includes(file.type);
  return known ? asDataUrl(file) : redrawn(file);
}

const asDataUrl = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

async function redrawn(file: Blob): Promise<string | null> {
  // A browser that cannot show the file can neither draw it.
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png');
}
