import { contract } from '@letfair/contract';
import { dataOf, type SignedIn, type TestApi } from './test-api.ts';

const { clientHomes, clients } = contract;

/** An agency's clients, and their invitations as they would accept them. */
export function clientCalls({ call, mailTo }: Pick<TestApi, 'call' | 'mailTo'>) {
  const addClient = async (agent: SignedIn, email: string, name = 'Ada Lovell') =>
    dataOf((await call(clients.add, { body: { name, email } }, { token: agent.token })).answer).id;

  const assign = async (agent: SignedIn, listingId: string, clientId: string | null) =>
    dataOf((await call(clients.assign, { params: { id: listingId }, body: { clientId } }, agent)).answer);

  const invite = ({ token }: SignedIn, id: string, email: string) =>
    call(clients.invite, { params: { id }, body: { email } }, { token });
  const end = ({ token }: SignedIn, id: string, personId: string) =>
    call(clients.endAccess, { params: { id, personId } }, { token });

  const linkTo = async (email: string): Promise<string> =>
    /\/client\/join\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';

  const join = (person: SignedIn, token: string) =>
    call(clientHomes.join, { body: { token } }, { token: person.token });

  /** Returns the id of the client. */
  async function makeClient(agent: SignedIn, person: SignedIn): Promise<string> {
    const clientId = await addClient(agent, person.user.email);
    dataOf((await invite(agent, clientId, person.user.email)).answer);
    dataOf((await join(person, await linkTo(person.user.email))).answer);
    return clientId;
  }

  return { addClient, assign, end, invite, join, linkTo, makeClient };
}
