import type { User } from '@letfair/contract/accounts';
import { MAX_EMAIL_LENGTH } from '@letfair/domain/accounts/contact-details';
import type { ProfileFields } from '@letfair/domain/accounts/profile-rules';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField, TextField } from '../../ui/forms/text-fields.tsx';
import type { SessionUser } from '../session/index.ts';
import { AccountFacts } from './account-facts.tsx';
import { PhotoField } from './photo-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  readonly user: SessionUser;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onNewAddress: (user: User) => void;
}

/** Document 2: name, photo and how to be reached. */
export function ProfileForm({ user, onUnsaved, onNewAddress }: ProfileFormProps) {
  const goBack = useGoBack();
  const form = useProfileForm({ user, onUnsaved, onNewAddress });
  const { fields, errors } = form;
  const control = (name: keyof ProfileFields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => form.type(name, target.value),
    error: errors[name],
  });

  return (
    <Form onSubmit={() => void form.save()} errors={errors}>
      <PhotoField
        names={[fields.firstName, fields.lastName]}
        photo={form.photo}
        error={errors.profilePhoto}
        onFile={(file) => void form.choosePhoto(file)}
        onRemove={form.removePhoto}
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={goBack}>Cancel</Button>
        <Button type="submit" variant="accent" busy={form.busy && 'Saving...'}>
          Save Changes
        </Button>
      </div>
    </Form>
  );
}

const WITHOUT_HISTORY = '/dashboard';

/** To where somebody came from; a page that was opened by its address has nothing of ours behind it. */
function useGoBack() {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(WITHOUT_HISTORY);
  };
}
