import {
  type AccountStep,
  accountStepEnder,
  goneStepOf,
  stepsEndingViewings,
} from '@letfair/domain/lettings/consequences/accounts';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { announceViewings } from './announce-viewing.ts';
import { moveOf, type ViewingRow } from './viewings.repository.ts';

type EndedViewing = ViewingRow & {
  readonly listing_status: ListingStatus;
  readonly move_starts_at: Date | null;
  readonly move_ends_at: Date | null;
};

/**
 * For a landlord or agent whose homes nobody can rent for now: what was to come at all of them is cancelled, in the
 * same few statements for one home and for a thousand. Nobody has cancelled late, whenever it is.
 */
export async function endViewingsOfLister(tx: Tx, accountId: string, step: AccountStep): Promise<void> {
  // Slots are locked before viewings, as everywhere.
  await sql`
    select from viewing_slot where lister_id = ${accountId} and starts_at > now() order by id for no key update
  `.execute(tx);
  const reason = endReasons[goneStepOf(step)] ?? '';
  const { rows } = await sql<EndedViewing>`
    with ending as materialized (
      select id, move_slot_id, status from viewing
      where lister_id = ${accountId} and starts_at > now() and status = any(${[...openStatuses]}::text[])
      order by id for no key update
    )
    update viewing set
      status = 'cancelled-by-lister', is_coming = false, note = ${reason}, move_slot_id = null,
      ended_by = ${accountStepEnder(step)}, ended_step = ${step}, ended_status = ending.status,
      sequence = sequence + 1, updated_at = now()
    from ending
    left join viewing_slot move on move.id = ending.move_slot_id, listing
    where viewing.id = ending.id and listing.id = viewing.listing_id
    returning viewing.*, listing.status as listing_status,
      move.starts_at as move_starts_at, move.ends_at as move_ends_at
  `.execute(tx);
  await announceViewings(
    tx,
    'cancelled-by-lister',
    rows.map(({ listing_status, move_starts_at, move_ends_at, ...viewing }) => ({
      viewing,
      listingStatus: listing_status,
      note: reason,
      forgotten: moveOf(
        viewing,
        move_starts_at && move_ends_at && { starts_at: move_starts_at, ends_at: move_ends_at },
      ),
    })),
  );
}

/** Nobody waits for a viewing of homes that are gone, and their times are nobody's. */
export async function endTimesOfLister(tx: Tx, accountId: string): Promise<void> {
  await sql`
    delete from viewing_waiting using listing
    where listing.id = viewing_waiting.listing_id and listing.account_id = ${accountId}
  `.execute(tx);
  await sql`
    update viewing_slot set withdrawn_at = coalesce(withdrawn_at, now()), taken = 0
    where lister_id = ${accountId} and starts_at > now()
  `.execute(tx);
  await sql`
    update viewing_times set extended_to = ${daysAfter(ukDay(new Date()), -1)}::date from listing
    where listing.id = viewing_times.listing_id and listing.account_id = ${accountId}
  `.execute(tx);
}

/** Too soon to answer an offer and to get there. */
const OFFER_HOURS_AHEAD = 3;

/**
 * The account is open again: whoever lost a viewing with it is offered the same time once more, where it is still
 * ahead and nothing has taken its place.
 */
export async function offerViewingsAgain(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<ViewingRow & { readonly listing_status: ListingStatus }>`
    with lost as materialized (
      select viewing.id, viewing.slot_id
      from viewing
      join listing on listing.id = viewing.listing_id
      join account lister on lister.id = viewing.lister_id
      join account tenant on tenant.id = viewing.tenant_id
      join viewing_slot slot on slot.id = viewing.slot_id
      where viewing.lister_id = ${accountId} and viewing.status = 'cancelled-by-lister'
        and viewing.ended_step = any(${[...stepsEndingViewings]}::text[])
        and viewing.starts_at > now() + make_interval(hours => ${OFFER_HOURS_AHEAD})
        and listing.status in ('live', 'let-agreed') and lister.hidden_at is null and tenant.hidden_at is null
        and not exists (
          select from viewing other
          where other.tenant_id = viewing.tenant_id and other.listing_id = viewing.listing_id and other.is_coming
        )
        and not exists (
          select from viewing_slot other
          where other.lister_id = slot.lister_id and other.id <> slot.id
            and (other.withdrawn_at is null or other.taken > 0)
            and tstzrange(other.starts_at, other.ends_at) && tstzrange(slot.starts_at, slot.ends_at)
        )
      order by viewing.id for no key update of viewing
    ), opened as (
      update viewing_slot slot set
        withdrawn_at = null,
        source = case when capacity = 1 then 'proposed' else source end,
        reserved_for = case when capacity = 1 then viewing.tenant_id end
      from lost join viewing on viewing.id = lost.id
      where slot.id = lost.slot_id
      returning slot.id
    )
    update viewing set
      status = 'proposed', note = '', confirmed_at = null, ended_by = null, ended_step = null, ended_status = null,
      sequence = sequence + 1, updated_at = now()
    from lost, listing
    where viewing.id = lost.id and lost.slot_id in (select id from opened) and listing.id = viewing.listing_id
    returning viewing.*, listing.status as listing_status
  `.execute(tx);
  await announceViewings(
    tx,
    'proposed',
    rows.map(({ listing_status, ...viewing }) => ({ viewing, listingStatus: listing_status })),
  );
}
