import type pg from 'pg';

const PEOPLE = 4_000;
export const LIVE_LISTING_ID = '01980000-0000-7000-8000-000000000004';

/** Rows in every table, by default so many that PostgreSQL prefers an index. */
export const populateTables = (pool: pg.Pool, people = PEOPLE): Promise<unknown> =>
  pool.query(`
    create temporary table person as
      select n, ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, 'person-' || n || '@tenant.example' as email
      from generate_series(1, ${people}) n;
    insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
      select id, email, email, 'none', 'Ada', 'Person ' || n, '020 7946 0123', 'tenant', now() from person;
    insert into process_heartbeat (id, kind, version, host, memory_bytes, started_at, seen_at)
      select id, 'web', 'x', 'x', 1, now(), now() - make_interval(mins => n) from person;
    insert into encryption_key (id, is_current) values ('00000000000000aa', false);
    insert into last_backup (begun_at, finished_at, bytes, row_count, object_count, is_encrypted) values (now(), now(), 1, 1, 1, true);
    insert into tenant_preference (account_id) select id from person;
    insert into landlord (account_id, address) select id, 'none' from person;
    insert into agency (account_id, company_name, registration_number, trading_address) select id, 'x', 'x', 'x' from person;
    insert into page_name (name, account_id, is_current) select 'person-' || n, id, true from person;
    insert into session (token_hash, account_id, expires_at) select sha256(n::text::bytea), id, now() + interval '1 hour' from person;
    insert into second_step (account_id, secret_key, enabled_at) select id, 'x', now() from person;
    insert into security_link (token_hash, account_id, purpose, email, expires_at)
      select sha256(n::text::bytea), id, 'not-me', email, now() + interval '1 hour' from person;
    insert into recovery_code (account_id, code_hash) select id, sha256(n::text::bytea) from person;
    insert into passkey (id, account_id, credential_key, public_key, counter, name) select id, id, email, 'x', 0, 'x' from person;
    insert into sign_in_challenge (token_hash, kind, account_id, expires_at)
      select sha256(n::text::bytea), 'second-step', id, now() + interval '1 hour' from person;
    insert into sign_in_event (id, account_id, kind, device, network) select id, id, 'password', 'x', 'x' from person;
    insert into email_verification (account_id, email_key, code_hash, token_hash, expires_at)
      select id, email, 'x', sha256(n::text::bytea), now() + interval '1 hour' from person;
    insert into repeated_sign_up (email_key, account_id, email, password_hash, code_until)
      select email, id, email, 'x', now() + interval '1 hour' from person;
    insert into known_device (account_id, mark) select id, sha256(n::text::bytea) from person;
    insert into password_reset (account_id, token_hash, expires_at)
      select id, sha256(n::text::bytea), now() + interval '1 hour' from person;
    insert into email_revert (token_hash, account_id, email, password_mark, expires_at)
      select sha256(n::text::bytea), id, email, 'x', now() + interval '1 hour' from person;
    insert into mail (id, template, to_address, subject, text_body, html_body, sent_at)
      select id, 'x', email, 'x', 'x', 'x', case when n % 50 > 0 then now() - interval '2 days' end from person;
    insert into idempotency_key (scope, key_hash, request_hash) select 'x', sha256(n::text::bytea), 'x' from person;
    insert into draft (id, account_id, form) select id, id, '{"title": "x", "images": []}' from person;
    insert into photo (id, account_id, caption, width, height, widths, placeholder, phash, phash_bands,
        wider_phash, wider_phash_bands, bytes)
      select id, id, '', 1600, 1200, '{480,960,1600}', 'x', n, array[n, 70000, 80000, 90000, 100000],
        n, array[n, 70001, 80001, 90001, 100001], 1 from person;
    insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
        rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
        material_information, submitted_at, published_at, confirmed_at)
      select id, id, (array['live', 'pending', 'paused', 'let'])[n % 4 + 1], 'x', 'x', 'x', '', 'x', '', 'LS1 1AA', 'LS' || n % 29,
        'england', 100000, 'flat', 1, 1, false, false, '2026-12-03', '{}', '{}', now(), now(), now() - make_interval(hours => n)
      from person;
    update listing set reference = 'R' || id;
    insert into photo_source (photo_id, key) select id, sha256(id::text::bytea) from person;
    insert into bulk_change (id, account_id, actor_id, action) select id, id, id, 'pause' from person;
    insert into bulk_change_home (change_id, listing_id, version, status, rent_pence) select id, id, 2, 'live', 100000 from person;
    insert into listing_photo (listing_id, photo_id, position) select id, id, 0 from person;
    insert into listing_revision (id, listing_id, form, reasons, flags, base_version)
      select id, id, '{"images": []}', '[]', '[]', 1 from person where n % 4 = 0;
    insert into inventory_booking (id, listing_id) select id, id from person;
    insert into audit_entry (id, actor_role, action, target_type, target_id, status)
      select id, 'lister', 'submit', 'listing', id, 'pending' from person;
    insert into audit_entry (id, actor_id, actor_role, action, target_type, target_id, status)
      select gen_random_uuid(), id, 'moderator', (array['approve', 'reject', 'suspend'])[n % 3 + 1], 'listing', id, 'x' from person;
    insert into listing_search (listing_id, published_at, spot, lat, lng, rent_pence, property_type, flags, available_date,
        bedrooms, bath_halves, district, outcode, region)
      select id, now() - make_interval(hours => n), point(n, n), 53000000 + n, -1500000 + n, 100000 + n, 'flat', 1, '2026-12-03', 1, 2,
        'LS' || n % 29, 'LS' || n % 29, 'LS'
      from person;
    insert into listing_import (id, account_id, person_id, undo_person_id, state, file_name, bytes, touched_at)
      select id, id, case when n % 40 = 0 then id end, case when n % 40 = 0 then id end, case when n % 50 = 0 then 'checked' else 'done' end, 'x', 1, now() - make_interval(mins => n) from person;
    insert into listing_import_row (import_id, number, outcome, reference, title, listing_id)
      select id, number, 'new', 'R' || number, 'x', case when number = 1 then id end from person, generate_series(1, 3) as number;
    insert into import_mapping (account_id, targets) select id, '{}' from person;
    insert into listing_allowance (account_id, day, listed) select id, current_date, 1 from person;
    insert into postcode_import (id, state, file_name, bytes) values (gen_random_uuid(), 'done', 'x', 1);
    insert into district_area (district, level, code, postcodes)
      select 'LS' || n % 29, 'authority', 'E0800' || lpad(n::text, 4, '0'), 1 from person where n < 10000;
    insert into area_dataset (id, kind, level, title, licence, attribution, as_of, file_name, areas)
      values ('residents/ons/authority', 'residents', 'authority', 'x', 'x', 'x', 'x', 'x', 1);
    insert into area_fact (dataset_id, area, measure, value)
      select 'residents/ons/authority', 'E0800' || lpad(n::text, 4, '0'), 'residents', n from person where n < 10000;
    insert into postcode_point (postcode, lat, lng) select 'LS' || n, 53000000, -1500000 from person;
    insert into listing_words (listing_id, words) select id, to_tsvector('english', 'word' || n) from person;
    insert into listing_fingerprint (listing_id, account_id, address_key, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16)
      select id, id, 'LS11AA ' || n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n from person;
    insert into favorite (account_id, listing_id) select id, id from person;
    insert into home_news (listing_id, account_id, event, tie, due_at, told_at)
      select id, id, 'let', 'saved', now() - make_interval(mins => n), case when n % 50 > 0 then now() end from person;
    insert into saved_homes_link (token_hash, account_id) select sha256(n::text::bytea), id from person;
    insert into listing_view (listing_id, day, views) select id, '2026-11-01', 1 from person;
    insert into view_salt (day, salt) select current_date - n, 'x' from person;
    insert into view_seen (day, visitor_hash) select current_date - n, 'x' from person;
    insert into saved_search (id, account_id, name, search, frequency, min_bath_halves, any_flags, available_by,
        west, south, east, north, words)
      select id, id, 'x', '', 'daily', 0, '{}', '9999-12-31', -180000000, -90000000, 180000000, 90000000, '' from person;
    insert into saved_search_key (key, search_id, account_id, writes, min_rent_pence, max_rent_pence, type_flags,
        required_flags, excluded_flags, min_bedrooms, max_bedrooms, asks_more)
      select 'district LS' || n, id, id, true, 0, 2147483647, -1, 0, 0, 0, 32767, true from person;
    insert into alert (search_id, listing_id, account_id) select id, id, id from person;
    insert into unsubscribe_token (token_hash, search_id) select sha256(n::text::bytea), id from person;
    insert into conversation (id, listing_id, tenant_id, lister_id, message_count, lister_unread)
      select id, id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n), 1, n % 2 from person;
    insert into lister_replies (account_id, rate, median_minutes, due_at) select id, 90, 60, now() + make_interval(mins => n) from person;
    insert into message (id, conversation_id, number, by_tenant, content, created_at) select id, id, 1, true, 'x', now() from person;
    insert into attachment (id, account_id, conversation_id, message_id, position, name, type, bytes)
      select id, id, id, case when n % 20 > 0 then id end, case when n % 20 > 0 then 0 end, 'x.pdf', 'application/pdf', 1
      from person;
    insert into api_key (id, account_id, created_by, name, secret_hash, hint, scopes)
      select id, id, id, 'x', sha256(id::text::bytea), 'lf_x', '{feed:read}' from person;
    insert into feed_property (account_id, reference) select id, 'A' || n from person;
    insert into webhook (id, account_id, created_by, set_by, url, secret_key, events)
      select id, id, id, id, 'https://x.example/', repeat('x', 20), '{enquiry}' from person;
    insert into webhook_delivery (id, webhook_id, event, body, state, created_at)
      select id, id, 'enquiry', '{}', case when n % 20 > 0 then 'delivered' else 'waiting' end,
        now() - make_interval(days => n) from person;
    insert into webhook_attempt (delivery_id, number, duration_ms, status) select id, 1, 1, 200 from person;
    insert into reply_template (id, account_id, title, content) select id, id, 'x', 'x' from person;
    insert into renter_profile (account_id, pets, note) select id, '', '' from person;
    insert into application (id, listing_id, tenant_id, lister_id, status, rent_pence, shared)
      select id, id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n),
        (array['sent', 'seen', 'accepted', 'declined'])[n % 4 + 1], 100000, '{}' from person;
    insert into application_event (id, application_id, by, status) select id, id, 'tenant', 'sent' from person;
    insert into application_next_step (application_id, step, done_on, done_by)
      select id, 'viewing', current_date, 'tenant' from person;
    insert into reported_target (id, listing_id, open_reporters, last_report_id) select id, id, n % 4, id from person;
    insert into report (id, target_id, reporter_id, type, reason, description, created_at)
      select id, id, id, 'property', 'spam', 'x', now() - make_interval(days => n * 9) from person;
    insert into report_decision (id, target_id, decision, outcome, reason, last_report_id, reports, decided_by, decided_at)
      select id, id, 'dismiss', 'dismissed', 'x', id, 1, id, now() - make_interval(days => n * 9) from person;
    insert into report (id, target_id, reporter_id, type, reason, description, created_at, closed_at, outcome, decision_id)
      select gen_random_uuid(), id, id, 'property', 'spam', 'x', now() - make_interval(days => n * 9), now(), 'dismissed', id
      from person;
    insert into report (id, target_id, reporter_id, type, reason, description, conversation_id, about, shared_up_to)
      select gen_random_uuid(), id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n), 'user', 'spam', 'x', id, 'message', 1
      from person;
    insert into shared_message (report_id, number, sender, content, sent_at, decided_at)
      select id, 1, 'tenant', 'x', now(), case when outcome is not null then created_at end from report;
    insert into appeal (id, account_id, kind, decision_id, listing_id, content, status, reason, decided_by, created_at, decided_at)
      select id, id, 'rejection', id, id, 'x', case when n % 3 = 0 then 'open' else 'upheld' end, 'x',
        case when n % 3 > 0 then id end, now() - make_interval(days => n * 9),
        case when n % 3 > 0 then now() - make_interval(days => n * 9) end from person;
    insert into appeal_link (token_hash, account_id, decision_id, expires_at)
      select sha256(n::text::bytea), id, id, now() + interval '1 day' from person;
    insert into client (id, account_id, name, email, phone, address, notes) select id, id, 'x' || n, '', '', '', '' from person;
    update listing set client_id = id;
    insert into certificate (id, listing_id, account_id, kind, number, scheme, expires, file_id, file_type, file_bytes, confirmed_by)
      select id, id, id, 'gasSafety', '', '', current_date + n % 300, id, 'application/pdf', 1, id from person;
    insert into measure (id, account_id, kind, reason, requested_by, confirmed_by, started_at)
      select id, id, 'suspend', 'x', id, id, case when n % 50 > 0 then now() end from person;
    insert into suspension_report (measure_id, target_id, last_report_id) select id, id, id from person;
    insert into review_claim (target_id, account_id, expires_at) select id, id, now() + interval '1 hour' from person;
    insert into moderator_note (id, listing_id, author_id, content) select id, id, id, 'x' from person;
    insert into moderator_note (id, account_id, author_id, content) select gen_random_uuid(), id, id, 'x' from person;
    insert into certificate_calendar (account_id, created_by, token_hash) select id, id, sha256(n::text::bytea) from person;
    insert into viewing_times (listing_id, minutes, gap_minutes, capacity, mode, video_link, notice_hours, meeting_place,
        notes, meets, allows_overlap, pattern, extended_to)
      select id, 20, 10, 1, 'in-person', '', 24, '', '', '', false, '{"weekly": [], "daysOff": [], "singles": []}',
        current_date + n % 50 + 30 from person;
    insert into viewing_slot (id, listing_id, lister_id, starts_at, ends_at, capacity, taken, source, reserved_for, may_overlap)
      select id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n), now() + make_interval(mins => n),
        now() + make_interval(mins => n + 20), 3, 1 + (n % 20 = 0)::int, 'weekly', case when n % 20 = 0 then id end, true from person;
    insert into viewing (id, slot_id, listing_id, tenant_id, lister_id, status, starts_at, ends_at, is_coming)
      select id, id, id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n), 'booked',
        now() + make_interval(mins => n), now() + make_interval(mins => n + 20), true from person;
    insert into viewing_waiting (id, listing_id, tenant_id, slot_id, offered_until)
      select id, id, id, case when n % 20 = 0 then id end, case when n % 20 = 0 then now() + interval '1 hour' end from person;
    insert into viewing_contest (id, account_id, content, status, decided_by, created_at)
      select id, id, 'x', case when n % 50 = 0 then 'open' else 'upheld' end, case when n % 50 > 0 then id end,
        now() - make_interval(days => n) from person;
    insert into viewing_feed (account_id, created_by, token_hash) select id, id, sha256(n::text::bytea) from person;
    insert into viewing_link (token_hash, viewing_id, account_id) select sha256(n::text::bytea), id, id from person;
    insert into viewing_reminder (viewing_id, kind, due_at, sent_at)
      select id, kind, now() + make_interval(mins => n), case when n % 9 > 0 then now() end
      from person, unnest(array['day', 'hours', 'after']) as kind;
    insert into viewing_notice (id, event, listing_id, tenant_id, viewing_id, slot_id, note)
      select id, 'booked', id, id, id, id, '' from person;
    insert into ticket (id, reference, account_id, name, email, email_key, user_type, subject, priority, message, status,
        assignee_id, asked_at, kind)
      select id, 'LF-' || n, case when n % 3 > 0 then id end, 'x', email, email, 'tenant', 'other', 'low', 'x',
        (array['open', 'in-progress', 'waiting', 'closed'])[n % 4 + 1], case when n % 2 = 0 then id end,
        case when n % 4 < 2 then now() - make_interval(mins => n) end, case when n % 50 = 0 then 'data-complaint' else 'help' end
      from person;
    insert into ticket_message (id, ticket_id, by, content) select id, id, 'desk', 'x' from person;
    insert into conversation_seen (conversation_id, person_id, number) select id, lister_id, 1 from conversation;
    insert into conversation_notice (conversation_id, person_id, kind) select id, lister_id, 'assigned' from conversation;
    insert into conversation_note (id, conversation_id, author_id, content) select id, id, lister_id, 'x' from conversation;
    insert into branch (id, account_id, name, code, address) select id, id, 'x', '', '' from person;
    insert into team_member (person_id, account_id, role, invited_by, invited_at)
      select member.id, founder.id, 'viewer', founder.id, now() from person member join person founder on founder.n = member.n - member.n % 7
      where member.n % 7 > 0;
    insert into team_departure (account_id, person_id, invited_by, invited_at)
      select founder.id, member.id, founder.id, now() from person member join person founder on founder.n = member.n - member.n % 7
      where member.n % 7 > 0;
    insert into team_invitation (id, account_id, email, email_key, role, token_hash, expires_at, invited_by)
      select id, id, email, email, 'viewer', sha256(n::text::bytea), now(), id from person;
    insert into client_invitation (id, account_id, client_id, email, email_key, token_hash, expires_at, invited_by)
      select client.id, person.id, client.id, person.email, person.email, sha256(n::text::bytea), now(), person.id
      from person join client on client.id = person.id where n % 3 = 0;
    insert into client_access (client_id, account_id, person_id, ended_at, invited_by, invited_at)
      select client.id, person.id, lead(person.id, 1, '01980000-0000-7000-8000-000000000001') over (order by n),
        case when n % 9 = 0 then now() end, person.id, now()
      from person join client on client.id = person.id where n > 1;
    insert into data_export (id, account_id, ready_at, expires_at, bytes, ticket_hash, ticket_expires_at)
      select id, id, now(), now() + interval '1 day', 1, sha256(n::text::bytea), now() from person;
    insert into web_asset (name, content, is_gzipped) select 'root-' || n || '.js', 'x', true from person;
    insert into throttle (bucket, subject, window_start, hits) select 'x', sha256(n::text::bytea), now(), 1 from person;
    analyze;`);
