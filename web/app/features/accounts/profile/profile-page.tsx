import type { User } from '@letfair/contract/accounts/accounts';
import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { isLister } from '@letfair/domain/accounts/user-types';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useRevalidator } from 'react-router';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { PagePlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card, TitledCard } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { AccessSection } from '../access/index.ts';
import { EmailSwitches } from '../emails/index.ts';
import { PrivacyTools } from '../privacy/index.ts';
import { AccountContent, api, keepUserWithoutToken, type SessionUser, useFreshUser } from '../session/index.ts';
import { verifyPath } from '../sign-in/index.ts';
import { passwordProblems } from './password-problems.ts';
import type { ProfileData } from './profile-data.ts';
import { ProfileForm } from './profile-form.tsx';
import { PublicPageSettings } from './public-page-settings.tsx';
import { RoleDetails } from './role-details.tsx';
import { refusalOf, tellByToast } from './save-problems.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsList } from './security/sessions-list.tsx';

type LoaderData = ComponentProps<typeof AccountContent<ProfileData>>['loaderData'];

/** For everybody who is signed in; others are sent to sign in, and led back. */
export function ProfilePage({ loaderData }: { readonly loaderData: LoaderData }) {
  const [newEmail, setNewEmail] = useState<string | null>(null);

  function onNewEmail(user: User) {
    // Before the session is over, which by itself would lead to the sign-in page.
    flushSync(() => setNewEmail(user.email));
    keepUserWithoutToken(user);
  }

  if (newEmail) return <Navigate to={verifyPath({ email: newEmail })} replace />;
  return (
    <AccountContent
      loaderData={loaderData}
      fallback={<PagePlaceholder fields={6} />}
      signedOut={<Navigate to={signInPath('/profile')} replace />}
    >
      {(data, user) => data && <Profile data={data} user={user} onNewEmail={onNewEmail} />}
    </AccountContent>
  );
}

interface ProfileProps {
  readonly data: ProfileData;
  readonly user: SessionUser;
  readonly onNewEmail: (user: User) => void;
}

function Profile({ data, user, onNewEmail }: ProfileProps) {
  useFreshUser();
  const { revalidate } = useRevalidator();
  const unsaved = useUnsavedParts();
  const leaving = useLeaveGuard({ isUnsaved: unsaved.isUnsaved });

  return (
    <>
      <PageHeading title="Edit Profile" subtitle="Your details, and how to keep your account safe." />
      <Card>
        <ProfileForm user={user} onUnsaved={unsaved.markProfile} onNewEmail={onNewEmail} />
      </Card>
      {data.details && <RoleDetails details={data.details} onUnsaved={unsaved.markDetails} />}
      {data.publicPage && (
        <PublicPageSettings
          kind={user.userType === 'agent' ? 'agent' : 'landlord'}
          setting={data.publicPage}
          onUnsaved={unsaved.markPublicPage}
        />
      )}
      {isLister(user.userType) && (
        <TitledCard title="Team and software" intro="The people and software that help you manage your homes.">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <TextLink to="/team">Team</TextLink>
            </li>
            <li>
              <TextLink to="/feed">Feed and API keys</TextLink>
            </li>
            <li>
              {user.userType === 'agent' ? (
                <TextLink to="/clients">Clients</TextLink>
              ) : (
                <TextLink to="/client">Homes with your agency</TextLink>
              )}
            </li>
          </ul>
        </TitledCard>
      )}
      <TitledCard
        id="emails"
        title="Emails you can turn off"
        intro="We always email you about viewings, applications and the safety of your account."
      >
        <EmailSwitches />
      </TitledCard>
      <TitledCard title="Change password" intro="This signs you out on every other device.">
        <PasswordForm email={user.email} onUnsaved={unsaved.markPassword} onChanged={() => void revalidate()} />
      </TitledCard>
      <SecuritySection security={data.security} />
      <AccessSection access={data.access} />
      <TitledCard title="Where you’re signed in" intro="Sign out any device you don’t recognise or no longer use.">
        <SessionsList sessions={data.sessions} />
      </TitledCard>
      <PrivacyTools user={user} dataExport={data.dataExport} />
      {leaving.asking && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}

type Part = 'profile' | 'details' | 'password' | 'public-page';

/** Which forms of the page hold something that is not saved; a page asks once for all of them. */
function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set());

  const mark = useCallback((part: Part, isUnsaved: boolean) => {
    setParts((before) => {
      if (before.has(part) === isUnsaved) return before;
      const next = new Set(before);
      if (isUnsaved) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);

  return {
    isUnsaved: parts.size > 0,
    markProfile: useCallback((isUnsaved: boolean) => mark('profile', isUnsaved), [mark]),
    markDetails: useCallback((isUnsaved: boolean) => mark('details', isUnsaved), [mark]),
    markPublicPage: useCallback((isUnsaved: boolean) => mark('public-page', isUnsaved), [mark]),
    markPassword: useCallback((isUnsaved: boolean) => mark('password', isUnsaved), [mark]),
  };
}

interface PasswordFormProps {
  readonly email: string;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Every other session has ended with the old password. */
  readonly onChanged: () => void;
}

const changedToast = { title: 'Password changed', description: 'Every other device has been signed out.' };

export function PasswordForm({ email, onUnsaved, onChanged }: PasswordFormProps) {
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (typed) => {
      const mistakes = passwordProblems(typed);
      return Object.keys(mistakes).length > 0 ? problem('', mistakes) : null;
    },
    send: async ({ currentPassword, newPassword }, options) => {
      const answer = await api.accounts.changePassword({ body: { currentPassword, newPassword } }, options);
      if (!answer.success) return refusalOf(answer);
      form.reset();
      toast(changedToast);
      onChanged();
      return null;
    },
    tell: tellByToast,
  });
  useEffect(() => onUnsaved(form.isDirty), [onUnsaved, form.isDirty]);

  return (
    <Form form={form}>
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      </div>
      <FormButtons form={form} variant="primary" atEnd>
        Change password
      </FormButtons>
    </Form>
  );
}
