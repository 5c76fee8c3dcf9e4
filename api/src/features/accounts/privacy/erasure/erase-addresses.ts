import { REMOVED } from '@letfair/domain/accounts/privacy/personal-words';
import { MAX_ATTACHMENT_NAME, MAX_ATTACHMENT_NAMES } from '@letfair/domain/lettings/conversations/attachments';
import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { MAX_APPEAL_REASON, MAX_APPEAL_TEXT } from '@letfair/domain/trust/moderation/appeals';
import { MAX_REPORT_DETAILS } from '@letfair/domain/trust/reports/reports';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { MAX_REASON, unfoldedInvitation } from './erase-shared.ts';

/** Shorter lines, such as "1a", would be found in every text. */
const SHORTEST_LINE = 4;
/** What may stand between two words of an address, also in HTML, where an apostrophe is an entity. */
const BETWEEN_WORDS = '([^[:alnum:]]|&[#[:alnum:]]{1,8};)';

/**
 * The homes of an account with one pattern each, which finds the lines of the address and the postcode however their
 * words are separated. It consists of letters and digits of the address only, so that nothing in it has to be escaped.
 */
const homesOf = (accountId: string) => sql`
  select listing.id, lower(replace(listing.postcode, ' ', '')) as compact_postcode,
    '\\m(' || nullif(array_to_string(array(
      select replace(trim(words), ' ', ${BETWEEN_WORDS}::text || case when part = listing.postcode then '*' else '+' end)
      from unnest(array[listing.line1, listing.line2, listing.postcode]) as part,
        lateral (select regexp_replace(part, '[^[:alnum:]]+', ' ', 'g') as words) as split
      where length(replace(words, ' ', '')) >= ${SHORTEST_LINE}::int
    ), '|'), '') || ')\\M' as pattern
  from listing where listing.account_id = ${accountId}`;

/** Texts about a home that stay, how long they may be, and how they refer to it. */
const textsAboutHomes = [
  { table: 'message', column: 'content', most: MAX_MESSAGE, home: 'conversation' },
  { table: 'attachment', column: 'name', most: MAX_ATTACHMENT_NAME, home: 'conversation' },
  { table: 'shared_message', column: 'content', most: MAX_MESSAGE, home: 'report' },
  { table: 'shared_message', column: 'attachments', most: MAX_ATTACHMENT_NAMES, home: 'report' },
  { table: 'report', column: 'description', most: MAX_REPORT_DETAILS, home: 'target_id' },
  { table: 'report_decision', column: 'reason', most: MAX_REASON, home: 'target_id' },
  { table: 'appeal', column: 'content', most: MAX_APPEAL_TEXT, home: 'listing_id' },
  { table: 'appeal', column: 'reason', most: MAX_APPEAL_REASON, home: 'listing_id' },
  { table: 'appeal', column: 'excerpt', most: MAX_APPEAL_TEXT, home: 'listing_id' },
] as const;

/** What people wrote to each other about the homes stays, without where they are. Needs the addresses, so it comes before they go. */
export async function eraseAddressesFromTexts(tx: Tx, accountId: string): Promise<void> {
  const homes = homesOf(accountId);
  for (const { table, column, most, home } of textsAboutHomes) {
    const text = sql.ref(`${table}.${column}`);
    const conversations = sql`select id from conversation where listing_id = home.id`;
    const refersToHome =
      home === 'conversation'
        ? sql`${sql.ref(`${table}.conversation_id`)} in (${conversations})`
        : home === 'report'
          ? sql`shared_message.report_id in (select id from report where conversation_id in (${conversations}))`
          : sql`${sql.ref(`${table}.${home}`)} = home.id`;
    await sql`
      with home as materialized (${homes})
      update ${sql.table(table)}
      set ${sql.ref(column)} = left(regexp_replace(${text}, home.pattern, ${REMOVED}::text, 'gi'), ${most}::int)
      from home where ${refersToHome} and ${text} ~* home.pattern
    `.execute(tx);
  }
  // An event is written once; it can only fall silent.
  await sql`
    with home as materialized (${homes})
    update application_event set note = '' from application, home
    where application.id = application_event.application_id and application.listing_id = home.id
      and application_event.note ~* home.pattern
  `.execute(tx);
}

/** A home is found in a mail by its postcode or the id in a link, so that a large portfolio is not tried against every mail. */
const HOME_IN_MAIL = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z]{1,2}[0-9][a-z0-9]? ?[0-9][a-z]{2}';

/** Mails that tell where the homes are: those to be sent lose the address, all others their body. */
export const eraseAddressesFromMails = (tx: Tx, accountId: string) =>
  sql`
    with home as materialized (${homesOf(accountId)}),
      known as (select id::text as key, pattern from home union all select compact_postcode, pattern from home),
      mention as (
        select mail.id, string_agg(distinct known.pattern, '|') as pattern
        from mail
        cross join lateral (select concat_ws(' ', mail.subject, mail.text_body, ${unfoldedInvitation}) as words) as said
        cross join lateral regexp_matches(said.words, ${HOME_IN_MAIL}::text, 'gi') as found
        join known on known.key = lower(replace(found[1], ' ', ''))
        where said.words ~* known.pattern
        group by mail.id
      )
    update mail set
      subject = regexp_replace(mail.subject, pattern, ${REMOVED}::text, 'gi'),
      text_body = case when sent_at is null then regexp_replace(text_body, pattern, ${REMOVED}::text, 'gi') end,
      html_body = case when sent_at is null then regexp_replace(html_body, pattern, ${REMOVED}::text, 'gi') end,
      invitation = null
    from mention where mention.id = mail.id
  `.execute(tx);
