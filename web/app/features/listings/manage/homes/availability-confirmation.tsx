import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { MailedLinkPage } from '../../../../lib/mailed-link/index.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { api } from '../../../accounts/session/index.ts';

const confirm = (token: string) => api.listings.confirmByMail({ body: { token } });

/** Opening the mailed link confirms; the button is only for a retry after a lost connection. */
export const AvailabilityConfirmation = () => (
  <MailedLinkPage
    purpose="confirm that your home is still available"
    send={confirm}
    action="Confirm availability"
    busy="Confirming availability..."
    done={({ title }) => ({
      title: `Thanks. “${title}” will stay live`,
      text: `We’ll ask again in ${AVAILABLE_DAYS} days.`,
    })}
    refusedTitle="We couldn’t confirm this"
    incomplete="Open the link in our email again, or confirm the listing from your list of properties."
    way={<LinkButton to="/properties/manage">Manage your properties</LinkButton>}
  />
);
