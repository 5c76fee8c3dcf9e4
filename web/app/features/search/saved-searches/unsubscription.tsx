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
    done={({ name }) => ({
      icon: BellOff,
      title: 'We’ve stopped these emails',
      text:
        name === null ? (
          <>
            We won’t email you about your favourites any more. They’re still on{' '}
            <TextLink to="/favorites">your list</TextLink>, where you can turn the emails back on.
          </>
        ) : (
          <>We won’t email you about “{name}” any more. The search is still saved.</>
        ),
    })}
    refusedTitle="We couldn’t stop the emails"
    incomplete="Open the link in our email again, or choose “No emails” in your saved searches."
    way={<LinkButton to="/saved-searches">Your saved searches</LinkButton>}
  />
);
