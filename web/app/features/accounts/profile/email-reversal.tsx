import { MailCheck } from 'lucide-react';
import { MailedLinkPage } from '../../../lib/mailed-link/index.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { NewPasswordButton, TakenBackSummary } from '../access/index.ts';
import { api } from '../session/index.ts';

const revert = (token: string) => api.profile.revertEmail({ body: { token } });

/** For whoever did not change their address themselves: it gives the old one back, and locks the other person out. */
export const EmailReversal = () => (
  <MailedLinkPage
    purpose="change your email address back"
    question={{
      title: 'Did someone else change your email address?',
      text: (
        <>
          We’ll change your email address back to the one we wrote to. We’ll also sign you out on every device, stop the
          old password working and remove anything that’s been added to your account since we emailed you. If you
          changed the address yourself, you don’t need to do anything.
        </>
      ),
    }}
    send={revert}
    action="Change it back"
    busy="Changing the address back..."
    done={(taken) => ({
      icon: MailCheck,
      title: 'We’ve changed your email address back',
      text: (
        <>
          Your account’s email address is <strong className="wrap-anywhere text-ink">{taken.email}</strong> again. Every
          device has been signed out, and the old password no longer works. Please set a new one now.
          <TakenBackSummary {...taken} />
        </>
      ),
      actions: <NewPasswordButton {...taken} />,
    })}
    refusedTitle="We couldn’t change the address back"
    incomplete="Try opening the link in our email again. If it still doesn’t work, contact us and we’ll help."
    way={<LinkButton to="/contact">Contact us</LinkButton>}
  />
);
