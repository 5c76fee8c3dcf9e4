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
    action="Stop the mails"
    busy="Stopping the mails..."
    done={({ name }) => ({
      icon: BellOff,
      title: 'You will get no more mails',
      text:
        name === null ? (
          <>
            We won’t email you about your favourites any more. They’re still on{' '}
            <TextLink to="/favorites">your list</TextLink>, where you can turn the emails on again.
          </>
        ) : (
          <>The mails about “{name}” are stopped. The search itself is still saved.</>
        ),
    })}
    refusedTitle="The mails could not be stopped"
    incomplete="Open the link in our mail again, or choose “No mails” where your searches are kept."
    way={<LinkButton to="/saved-searches">Your saved searches</LinkButton>}
  />
);
