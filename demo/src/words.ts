import type { Nation } from '@letfair/domain/search/places/nations';
import type { TicketAction } from '@letfair/domain/site/support/lifecycle';
import type { TicketPriority, TicketSubject } from '@letfair/domain/site/support/tickets';
import type { ReportType } from '@letfair/domain/trust/reports/reports';
import conversations from '../words/conversations.json' with { type: 'json' };
import people from '../words/people.json' with { type: 'json' };
import reports from '../words/reports.json' with { type: 'json' };
import streets from '../words/streets.json' with { type: 'json' };
import tickets from '../words/tickets.json' with { type: 'json' };
import towns from '../words/towns.json' with { type: 'json' };
import type { SeededRandom } from './seeded-random.ts';

/** A town with its outcodes and its share of the listings, which follows the population. */
export interface DemoTown {
  readonly name: string;
  readonly outcodes: readonly string[];
  readonly share: number;
}
export const demoTowns: readonly DemoTown[] = towns.map((town) => ({ ...town, outcodes: town.outcodes.split(' ') }));

/** Common first names of adults in the United Kingdom, last names, and parts of agency names. */
export const { agencyEndings, agencyNouns } = people;
export const firstNames = people.firstNames.split(' ');
export const lastNames = people.lastNames.split(' ');

const streetNames = streets.names.split(' ');
const streetEndings: Readonly<Record<Nation, readonly string[]>> = streets.endings;

/** A fictional street name in the style of the nation. */
export function streetIn(nation: Nation, random: SeededRandom): string {
  if (nation === 'wales' && random.percent(30)) return random.pick(streets.welsh);
  return `${random.pick(streetNames)} ${random.pick(streetEndings[nation])}`;
}

export const blockName = (random: SeededRandom): string => `${random.pick(streetNames)} ${random.pick(streets.blocks)}`;

export interface Line {
  readonly by: 'tenant' | 'lister';
  readonly content: string;
}

/** Lines of the lister begin with an arrow; a dialogue can end after any line. */
export const dialogues: readonly (readonly Line[])[] = conversations.dialogues.map((lines) =>
  lines.map((line) =>
    line.startsWith('> ') ? { by: 'lister', content: line.slice(2) } : { by: 'tenant', content: line },
  ),
);

export const { notesOfTenants, declines, beginnings, clients, replies, answers } = conversations;

/** A ticket with its steps; times are hours before now, and hours after the ticket. */
export interface WrittenTicket {
  readonly userType: 'tenant' | 'landlord' | 'agent';
  readonly subject: TicketSubject;
  readonly priority: TicketPriority;
  readonly message: string;
  readonly hoursAgo: number;
  readonly steps: readonly { readonly action: TicketAction; readonly after: number; readonly content?: string }[];
}

export const { ownTickets, tickets: otherTickets } = tickets as {
  /** Of the demo accounts. */
  readonly ownTickets: Readonly<Record<'tenant' | 'landlord', WrittenTicket>>;
  readonly tickets: readonly WrittenTicket[];
};

export interface WrittenReport {
  readonly type: ReportType;
  readonly reason: string;
  readonly description: string;
}

export const { suspensionReasons, decisionReasons, suspiciousWords, waitingWords, appeals } = reports;
/** `open` ones wait for a decision. */
export const { decided: decidedReports, open: openReports } = reports as {
  readonly decided: Readonly<Record<'scam' | 'agency' | 'otherFlat' | 'rent', readonly WrittenReport[]>>;
  readonly open: Readonly<Record<'oneListing' | 'copy' | 'manners', readonly WrittenReport[]>>;
};

/** A private note of one moderator for the others. */
export const moderatorNote =
  'Both listers were asked for a photo with today’s date. The agent has answered, the other one not yet.';
