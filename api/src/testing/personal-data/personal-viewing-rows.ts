interface ViewingRows {
  readonly run: (text: string, ...values: unknown[]) => Promise<unknown>;
  readonly id: (kind: number) => string;
  readonly tenant: string;
  readonly lister: string;
  readonly personId: string;
  /** A text with everything that is known of the person. */
  readonly words: string;
}

/** A viewing of the home 6, times of the home 7 which is the person's, and what is said about both. */
export async function insertViewingRows({ run, id, tenant, lister, personId, words }: ViewingRows): Promise<void> {
  await run(
    `insert into viewing_times (listing_id, minutes, gap_minutes, capacity, mode, video_link, notice_hours, meeting_place,
       notes, meets, allows_overlap, pattern, extended_to)
     values ($1, 20, 10, 1, 'video', $2, 24, $2, $2, left($2, 100), false, '{}', current_date)`,
    id(7),
    words,
  );
  await run(
    `insert into viewing_slot (id, listing_id, lister_id, starts_at, ends_at, capacity, taken, source, reserved_for, may_overlap)
     values ($1, $2, $3, now() - interval '3 days', now() - interval '71 hours', 1, 1, 'proposed', $4, true)`,
    id(30),
    id(6),
    lister,
    tenant,
  );
  await run(
    `insert into viewing (id, slot_id, listing_id, tenant_id, lister_id, status, starts_at, ends_at, is_coming, note)
     values ($1, $2, $3, $4, $5, 'no-show-tenant', now() - interval '3 days', now() - interval '71 hours', false, $6)`,
    id(31),
    id(30),
    id(6),
    tenant,
    lister,
    words,
  );
  await run(
    `insert into viewing_contest (id, account_id, content, status, reason, decided_by) values ($1, $2, $3, 'upheld', $3, $2)`,
    id(31),
    personId,
    words,
  );
  await run(`insert into viewing_waiting (id, listing_id, tenant_id) values ($1, $2, $3)`, id(32), id(6), personId);
  await run(
    `insert into viewing_notice (id, event, listing_id, tenant_id, viewing_id, note) values ($1, 'happened', $2, $3, $4, $5)`,
    id(33),
    id(6),
    personId,
    id(31),
    words,
  );
  await run('insert into viewing_feed (account_id, token_hash) values ($1, sha256($2::text::bytea))', personId, words);
  await run(
    'insert into viewing_link (token_hash, viewing_id, account_id) values (sha256($1::text::bytea), $2, $3)',
    words,
    id(31),
    personId,
  );
  await run(
    `insert into viewing_reminder (viewing_id, kind, due_at) values ($1, 'after', now() + interval '1 day')`,
    id(31),
  );
}
