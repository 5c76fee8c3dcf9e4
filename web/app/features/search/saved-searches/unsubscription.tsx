import { emailSwitches } from '@letfair/domain/accounts/email-switches';
import { BellOff } from 'lucide-react';
import { MailedLinkPage } from '../../../lib/mailed-link/index.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { api } from '../../accounts/session/index.ts';

const unsubscribe = (token: string) => api.savedSearches.unsubscribe({ body: { token } });

/** Opening the mail's link stops the mails; the button is for a second attempt after a lost connection. */
export const Unsubscription = () => (
  <MailedLinkPage
    purpose="stop these emails"
    send={unsubscribe}
    action="Stop the emails"
    busy="Stopping the emails..."
    done={({ name, emails }) => ({
      icon: BellOff,
      title: 'We’ve stopped these emails',
      text: emails ? (
        <>
          We won’t email you {emailSwitches[emails].about} any more. You can turn the emails back on in{' '}
          <TextLink to="/profile#emails">your profile</TextLink>.
        </>
      ) : (
        <>We won’t email you about “{name}” any more. The search is still saved.</>
      ),
      ...(emails && { actions: <LinkButton to="/profile#emails">Your emails</LinkButton> }),
    })}
    refusedTitle="We couldn’t stop the emails"
    incomplete="Open the link in our email again, or turn the emails off in your saved searches or your profile."
    way={<LinkButton to="/saved-searches">Your saved searches</LinkButton>}
  />
);
