import type { PublicPageSetting } from '@letfair/contract/accounts/profile';
import { pageNameProblem, publicPagePath } from '@letfair/domain/accounts/page-names';
import type { ListerType } from '@letfair/domain/accounts/user-types';
import { useEffect, useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { FormPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { PermittedFields } from '../permissions/index.ts';
import { api } from '../session/index.ts';
import type { ProfileData } from './profile-data.ts';
import { tellByToast } from './save-problems.ts';

interface PublicPageSettingsProps {
  readonly kind: ListerType;
  readonly setting: NonNullable<ProfileData['publicPage']>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const intros = {
  agent:
    'One page with your agency, its branches, your live homes, and how you answer enquiries. Every home of yours links to it, and people find it in our list of agents.',
  landlord:
    'One page with your live homes and how you answer enquiries. It shows your first name and initial, like your homes do. You don’t have one unless you ask for it.',
} as const;

/** Whether everyone can read a page with all homes of the account, and what it is called. */
export const PublicPageSettings = ({ kind, setting, onUnsaved }: PublicPageSettingsProps) => (
  <TitledCard id="public-page" title="Your public page" intro={intros[kind]}>
    <Awaited promise={setting} what="your public page" fallback={<FormPlaceholder fields={2} />}>
      {(saved) =>
        saved ? (
          <PermittedFields permission="agency">
            <SettingsForm kind={kind} saved={saved} onUnsaved={onUnsaved} />
          </PermittedFields>
        ) : (
          <p>Save your agency’s name first.</p>
        )
      }
    </Awaited>
  </TitledCard>
);

interface SettingsFormProps extends Pick<PublicPageSettingsProps, 'kind' | 'onUnsaved'> {
  readonly saved: PublicPageSetting;
}

function SettingsForm({ kind, saved, onUnsaved }: SettingsFormProps) {
  const [path, setPath] = useState(saved.path);
  const form = useForm({
    initial: { name: saved.name },
    read: ({ name }, data) => ({ name: name.trim().toLowerCase(), isShown: data.get('isShown') !== null }),
    check: ({ name }) => {
      const mistake = pageNameProblem(name);
      return mistake === null ? null : problem('Please fix the errors below', { name: mistake });
    },
    send: async (body, options) => {
      const answer = await api.profile.savePublicPage({ body }, options);
      if (!answer.success) return problemOf(answer, 'We couldn’t save your public page.');
      setPath(answer.data.path);
      toast(
        answer.data.path
          ? { title: 'Public page saved', description: 'Everyone can see your page now.' }
          : { title: 'Public page hidden', description: 'Your page is no longer shown. Your homes are.' },
      );
      return null;
    },
    tell: tellByToast,
  });
  useEffect(() => onUnsaved(form.isDirty), [onUnsaved, form.isDirty]);

  return (
    <Form form={form}>
      <Checkbox
        name="isShown"
        value="true"
        label="Show my public page"
        hint="You can hide it at any time. Your homes stay in search."
        defaultChecked={saved.isShown}
      />
      <TextField
        {...form.field('name')}
        label="Name in the address"
        hint={`Use lower-case letters, numbers and hyphens. Your page is at ${publicPagePath(kind, '…')} and your old address will redirect to it.`}
        autoCapitalize="none"
        spellCheck={false}
      />
      {path && (
        <p>
          <TextLink to={path}>See your public page</TextLink>
        </p>
      )}
      <FormButtons form={form} variant="primary" atEnd>
        Save public page
      </FormButtons>
    </Form>
  );
}
