import { accountRoute } from '../../features/accounts/session/index.ts';
import { loadSupport, OwnTickets, TicketPage } from '../../features/site/support/index.ts';

const page = accountRoute(loadSupport, {
  meta: { title: 'Support tickets', description: 'Your questions to the Letfair team.' },
  signedOut: 'You need to be signed in to see your support tickets.',
  content: (data) =>
    data.thread ? <TicketPage key={data.reference} {...data} /> : <OwnTickets tickets={data.tickets} />,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
