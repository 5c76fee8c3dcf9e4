import { MailCheck } from 'lucide-react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { MailedLinkPage } from '../mailed-link/index.ts';
import { api } from '../session/index.ts';

const revert = (token: string) => api.profile.revertEmail({ body: { token } });

/** For whoever did not change their address themselves: it gives the old one back, and locks the other person out. */
export const EmailReversal = () => (
  <MailedLinkPage
    purpose="give your account its former email address back"
    question={{
      title: 'Was the email address changed without you?',
      text: (
        <>
          Your account gets back the address we wrote to, and every device is signed out. Afterwards you can set a new
          password. If you changed the address yourself, there is nothing to do here.
        </>
      ),
    }}
    send={revert}
    action="Change it back"
    busy="Changing the address back..."
    done={({ email, resetToken, passwordNeeded }) => ({
      icon: MailCheck,
      title: 'Your old address is back',
      text: (
        <>
          Your account is under <strong className="wrap-anywhere text-ink">{email}</strong> again, and every device has
          been signed out.{' '}
          {passwordNeeded
            ? 'The password was changed as well and no longer works, so please set a new one now.'
            : 'Somebody may know your password, so please set a new one now.'}
        </>
      ),
      actions: (
        <>
          <LinkButton
            to={`/auth/reset-password?${new URLSearchParams({ token: resetToken })}`}
            replace
            variant="accent"
          >
            Set a new password
          </LinkButton>
          {!passwordNeeded && <LinkButton to="/auth/login">Sign in</LinkButton>}
        </>
      ),
    })}
    refusedTitle="The address could not be changed back"
    incomplete="Open the link in our mail again. If it does not work, write to us and we will help."
    way={<LinkButton to="/contact">Contact us</LinkButton>}
  />
);
