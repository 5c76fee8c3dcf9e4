import type { LetfairContract } from '@letfair/contract';
import type { AgentPage, PublicPage } from '@letfair/contract/agencies/public-pages';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import { errorStatus } from '@letfair/contract/wire/errors';
import { isPageName, publicPagePath } from '@letfair/domain/accounts/page-names';
import type { ListerType } from '@letfair/domain/accounts/user-types';
import { counted } from '@letfair/domain/counted';
import { keptInWords } from '@letfair/domain/lettings/viewings/booking-rules';
import { formatCount } from '@letfair/domain/money';
import { formatDate } from '../../../lib/dates.ts';
import { agencyFacts } from '../../listings/listing-page/index.ts';

type Api = Pick<Client<LetfairContract>, 'publicPages'>;

export interface PublicPageView {
  readonly id: string;
  readonly kind: ListerType;
  /** Where the page is now, whichever of its names was asked for. */
  readonly path: string;
  readonly publicName: string;
  readonly kindInWords: string;
  readonly since: string;
  readonly replies: PublicPage['replies'];
  /** "Attended 9 of 10 viewings"; null below a few of them. */
  readonly viewings: string | null;
  /** What agents have to show; nothing for landlords. */
  readonly facts: ReturnType<typeof agencyFacts>;
  readonly feesLink: string;
  readonly branches: readonly { readonly name: string; readonly address: string; readonly homes: string }[];
  readonly total: number;
  readonly nextCursor: string | null;
  /** Not the first page of homes. */
  readonly isFurther: boolean;
}

export type LoadedPublicPage =
  | { readonly kind: 'found'; readonly view: PublicPageView; readonly homes: readonly ListingSummary[] }
  | { readonly kind: 'none' }
  /** The server can't say right now. */
  | { readonly kind: 'failed'; readonly status: number };

/** What was asked for in the address. */
interface Asked {
  readonly kind: ListerType;
  readonly name: string;
  readonly cursor: string | null;
}

export async function loadPublicPage({ publicPages }: Api, { kind, name, cursor }: Asked): Promise<LoadedPublicPage> {
  if (!isPageName(name)) return { kind: 'none' };
  const input = { params: { pageName: name }, query: { ...(cursor && { cursor }) } };
  const answer = await (kind === 'agent' ? publicPages.agent(input) : publicPages.landlord(input));
  if (answer.success) {
    const { homes, ...page } = answer.data;
    return { kind: 'found', view: viewOf(kind, { ...page, homes }, cursor !== null), homes: homes.properties };
  }
  const { code } = answer.error;
  return code === 'not_found' || code === 'invalid' ? { kind: 'none' } : { kind: 'failed', status: errorStatus[code] };
}

function viewOf(kind: ListerType, page: PublicPage | AgentPage, isFurther: boolean): PublicPageView {
  const { id, name, publicName, since, replies, viewings, homes } = page;
  const agent = 'branches' in page ? page : null;
  return {
    id,
    kind,
    path: publicPagePath(kind, name),
    publicName,
    kindInWords: kind === 'agent' ? 'Letting agent' : 'Private landlord',
    since: formatDate(since),
    replies,
    viewings: viewings && capitalised(keptInWords(viewings)),
    facts: agent ? agencyFacts(agent) : [],
    feesLink: agent?.feesLink ?? '',
    branches: (agent?.branches ?? []).map((branch) => ({ ...branch, homes: homesInWords(branch.homes) })),
    total: homes.total,
    nextCursor: homes.nextCursor,
    isFurther,
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const homesInWords = (homes: number): string => (homes === 0 ? 'No homes' : counted(homes, 'home'));

/** "12 homes to rent from Harbour Lets". */
export const homesOf = ({ total, publicName }: Pick<PublicPageView, 'total' | 'publicName'>): string =>
  `${formatCount(total)} ${total === 1 ? 'home' : 'homes'} to rent from ${publicName}`;
