import { ShieldCheck } from 'lucide-react';
import { MailedLinkPage } from '../../../lib/mailed-link/index.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { api } from '../session/index.ts';
import { NewPasswordButton, TakenBackSummary } from './taken-back-summary.tsx';

const takeBack = (token: string) => api.access.notMe({ body: { token } });

/** Where "this wasn't me" in a security email leads. */
export const NotMe = () => (
  <MailedLinkPage
    purpose="secure your account"
    question={{
      title: 'Wasn’t this you?',
      text: (
        <>
          We’ll sign you out on every device, stop the old password working and remove anything that’s been added to
          your account since we emailed you. Next, you’ll choose a new password. If it was you, you don’t need to do
          anything.
        </>
      ),
    }}
    send={takeBack}
    action="Secure my account"
    busy="Securing your account..."
    done={(taken) => ({
      icon: ShieldCheck,
      title: 'Your account is safe again',
      text: (
        <>
          Every device has been signed out, and the old password no longer works. Please set a new one now.
          <TakenBackSummary {...taken} />
        </>
      ),
      actions: <NewPasswordButton {...taken} />,
    })}
    refusedTitle="This link no longer works"
    incomplete="Try opening the link in our email again. If it still doesn’t work, set a new password."
    way={
      <>
        <LinkButton to="/auth/forgot-password">Set a new password</LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </>
    }
  />
);
