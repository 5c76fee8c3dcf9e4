-- Written by `npm run schema` from a migrated database, to be read and compared; nothing runs it.

create extension btree_gist;
create extension pg_trgm;

create table account (
  id uuid not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  user_type text not null,
  verified_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspension_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  search_text text not null generated always as (lower((((((email || chr(10)) || first_name) || ' '::text) || last_name) COLLATE "und-x-icu"))) stored,
  photo_id uuid,
  pending_email text,
  pending_email_key text,
  pending_since timestamp with time zone,
  closed_at timestamp with time zone,
  erased_at timestamp with time zone,
  is_demo boolean not null default false,
  password_changed_at timestamp with time zone,
  sign_ups integer not null default 1,
  limited_at timestamp with time zone,
  homes_hidden_at timestamp with time zone,
  hidden_at timestamp with time zone generated always as (LEAST(suspended_at, closed_at, homes_hidden_at)) stored,
  access_review_at timestamp with time zone,
  saved_home_emails boolean not null default true,
  unread_message_emails boolean not null default true,
  certificate_emails boolean not null default true,
  first_steps_hidden_at timestamp with time zone,
  team_inbox_emails boolean not null default true,
  shows_page boolean,
  constraint account_closed_before_erased CHECK (((erased_at IS NULL) OR (closed_at IS NOT NULL))),
  constraint account_email_key_key UNIQUE (email_key),
  constraint account_pending_whole CHECK ((num_nulls(pending_email, pending_email_key, pending_since) = ANY (ARRAY[0, 3]))),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_user_type_check CHECK ((user_type = ANY (ARRAY['tenant'::text, 'landlord'::text, 'agent'::text, 'admin'::text])))
);
CREATE INDEX account_admins ON account USING btree (id) WHERE (user_type = 'admin'::text);
CREATE INDEX account_by_name ON account USING btree (split_part(search_text, chr(10), 2) COLLATE "und-x-icu", id);
CREATE INDEX account_by_status ON account USING btree ((
CASE
    WHEN (suspended_at IS NOT NULL) THEN 0
    WHEN ((verified_at IS NULL) OR (pending_email IS NOT NULL)) THEN 1
    ELSE 2
END), id);
CREATE INDEX account_by_type ON account USING btree (user_type, id);
CREATE INDEX account_of_demo ON account USING btree (id) WHERE is_demo;
CREATE INDEX account_pending_email ON account USING btree (pending_email_key, pending_since DESC) WHERE (pending_email_key IS NOT NULL);
CREATE UNIQUE INDEX account_photo ON account USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX account_search ON account USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX account_short_search ON account USING gin (short_pieces(search_text)) WITH (fastupdate=off);
CREATE INDEX account_suspended ON account USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX account_to_erase ON account USING btree (closed_at) WHERE ((closed_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX account_unverified ON account USING btree (updated_at) WHERE ((verified_at IS NULL) AND (erased_at IS NULL));
CREATE TRIGGER account_change_is_told AFTER UPDATE OF first_name, last_name, photo_id, verified_at, pending_email, suspended_at, closed_at, homes_hidden_at, shows_page ON account FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
CREATE TRIGGER account_is_counted AFTER INSERT OR DELETE ON account FOR EACH ROW EXECUTE FUNCTION count_accounts();
CREATE TRIGGER account_is_counted_anew AFTER UPDATE ON account FOR EACH ROW WHEN ((((((old.verified_at IS NULL) IS DISTINCT FROM (new.verified_at IS NULL)) OR ((old.pending_email IS NULL) IS DISTINCT FROM (new.pending_email IS NULL))) OR ((old.suspended_at IS NULL) IS DISTINCT FROM (new.suspended_at IS NULL))) OR ((old.erased_at IS NULL) IS DISTINCT FROM (new.erased_at IS NULL)))) EXECUTE FUNCTION count_accounts();

create table account_count (
  users integer not null,
  verified integer not null,
  suspended integer not null
);

create table agency (
  account_id uuid not null,
  company_name text not null,
  license_number text,
  registration_number text not null,
  trading_address text not null,
  redress_scheme text not null default ''::text,
  redress_number text not null default ''::text,
  client_money_protection text not null default ''::text,
  fees_link text not null default ''::text,
  redress_confirmed_at timestamp with time zone,
  constraint agency_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint agency_pkey PRIMARY KEY (account_id)
);
CREATE TRIGGER agency_change_is_told AFTER INSERT OR UPDATE ON agency FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();

create table alert (
  search_id uuid not null,
  listing_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  told text,
  told_at timestamp with time zone,
  previous_rent_pence integer,
  constraint alert_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint alert_check CHECK (((told IS NULL) = (told_at IS NULL))),
  constraint alert_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint alert_pkey PRIMARY KEY (search_id, listing_id),
  constraint alert_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_search(id) ON DELETE CASCADE,
  constraint alert_told_check CHECK ((told = ANY (ARRAY['instant'::text, 'digest'::text])))
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX alert_age ON alert USING btree (created_at);
CREATE INDEX alert_of_account ON alert USING btree (account_id, told_at);
CREATE INDEX alert_of_listing ON alert USING btree (listing_id, account_id);
CREATE INDEX alert_waiting ON alert USING btree (search_id, created_at) WHERE (told_at IS NULL);

create table api_key (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  created_by uuid,
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint api_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint api_key_hint_check CHECK (((char_length(hint) >= 1) AND (char_length(hint) <= 12))),
  constraint api_key_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 5))),
  constraint api_key_secret_hash_key UNIQUE (secret_hash)
);
CREATE INDEX api_key_by_person ON api_key USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX api_key_of_account ON api_key USING btree (account_id, id DESC);

create table appeal (
  id uuid not null,
  account_id uuid,
  kind text not null,
  decision_id uuid,
  listing_id uuid,
  rule text,
  field text,
  excerpt text,
  excerpt_hash bytea,
  content text not null,
  status text not null default 'open'::text,
  reason text not null default ''::text,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint appeal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint appeal_content_check CHECK ((char_length(content) <= 2000)),
  constraint appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint appeal_is_open_or_decided CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint appeal_kind_check CHECK ((kind = ANY (ARRAY['rejection'::text, 'hiding'::text, 'wording'::text, 'warning'::text, 'limit'::text, 'hidden-homes'::text, 'suspension'::text]))),
  constraint appeal_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE SET NULL,
  constraint appeal_of_decision_names_it CHECK (((kind = 'wording'::text) = (decision_id IS NULL))),
  constraint appeal_of_wording_names_it CHECK (((kind = 'wording'::text) = (num_nonnulls(rule, field, excerpt, excerpt_hash) = 4))),
  constraint appeal_pkey PRIMARY KEY (id),
  constraint appeal_reason_check CHECK ((char_length(reason) <= 1000)),
  constraint appeal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'overturned'::text])))
);
CREATE INDEX appeal_by_decision_time ON appeal USING btree (decided_at);
CREATE INDEX appeal_by_status ON appeal USING btree (status, id);
CREATE INDEX appeal_by_time ON appeal USING btree (created_at);
CREATE INDEX appeal_of_account ON appeal USING btree (account_id, id DESC);
CREATE INDEX appeal_of_admin ON appeal USING btree (decided_by);
CREATE INDEX appeal_of_listing ON appeal USING btree (listing_id, id DESC);
CREATE UNIQUE INDEX appeal_once_per_decision ON appeal USING btree (decision_id) WHERE (decision_id IS NOT NULL);
CREATE UNIQUE INDEX appeal_once_per_wording ON appeal USING btree (listing_id, rule, field, excerpt_hash) WHERE (kind = 'wording'::text);

create table appeal_link (
  token_hash bytea not null,
  account_id uuid not null,
  decision_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint appeal_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint appeal_link_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX appeal_link_expires ON appeal_link USING btree (expires_at);
CREATE INDEX appeal_link_of_account ON appeal_link USING btree (account_id);

create table application (
  id uuid not null,
  listing_id uuid not null,
  tenant_id uuid not null,
  lister_id uuid not null,
  status text not null,
  rent_pence integer not null,
  offer_pence integer,
  shared jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  tenant_shares_contact_at timestamp with time zone,
  lister_shares_contact_at timestamp with time zone,
  claim_answers jsonb not null default '{}'::jsonb,
  closed_with_account boolean not null default false,
  constraint application_claim_answers_check CHECK ((octet_length((claim_answers)::text) <= 4000)),
  constraint application_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint application_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint application_offer_pence_check CHECK ((offer_pence > 0)),
  constraint application_pkey PRIMARY KEY (id),
  constraint application_rent_pence_check CHECK ((rent_pence > 0)),
  constraint application_shared_check CHECK ((octet_length((shared)::text) <= 20000)),
  constraint application_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'seen'::text, 'shortlisted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'closed'::text]))),
  constraint application_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX application_accepted ON application USING btree (listing_id) WHERE (status = 'accepted'::text);
CREATE INDEX application_of_lister ON application USING btree (lister_id, id DESC);
CREATE INDEX application_of_listing ON application USING btree (listing_id, id DESC);
CREATE INDEX application_of_tenant ON application USING btree (tenant_id, id DESC);
CREATE UNIQUE INDEX application_open ON application USING btree (tenant_id, listing_id) WHERE (status <> ALL (ARRAY['declined'::text, 'withdrawn'::text, 'closed'::text]));

create table application_event (
  id uuid not null,
  application_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  by text not null,
  status text not null,
  note text not null default ''::text,
  reason text,
  constraint application_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_event_by_check CHECK ((by = ANY (ARRAY['tenant'::text, 'lister'::text]))),
  constraint application_event_pkey PRIMARY KEY (id),
  constraint application_event_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 40))),
  constraint application_event_reason_declines CHECK (((reason IS NULL) OR (status = 'declined'::text))),
  constraint application_event_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'seen'::text, 'shortlisted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'closed'::text])))
);
CREATE INDEX application_event_of_application ON application_event USING btree (application_id, at);
CREATE TRIGGER application_event_is_written_once BEFORE UPDATE ON application_event FOR EACH ROW EXECUTE FUNCTION refuse_change_but_silence();

create table application_next_step (
  application_id uuid not null,
  step text not null,
  done_on date not null,
  done_by text not null,
  constraint application_next_step_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_next_step_done_by_check CHECK ((done_by = ANY (ARRAY['tenant'::text, 'lister'::text]))),
  constraint application_next_step_pkey PRIMARY KEY (application_id, step),
  constraint application_next_step_step_check CHECK ((step = ANY (ARRAY['viewing'::text, 'references'::text, 'right-to-rent'::text, 'contract'::text, 'deposit-paid'::text, 'deposit-protected'::text])))
);

create table area_dataset (
  id text not null,
  kind text not null,
  level text not null,
  title text not null,
  licence text not null,
  attribution text not null,
  as_of text not null,
  file_name text not null,
  areas integer not null,
  imported_at timestamp with time zone not null default now(),
  constraint area_dataset_kind_check CHECK ((kind = ANY (ARRAY['residents'::text, 'ages'::text, 'students'::text, 'broadband'::text]))),
  constraint area_dataset_level_check CHECK ((level = ANY (ARRAY['sector'::text, 'output-area'::text, 'ward'::text, 'authority'::text]))),
  constraint area_dataset_pkey PRIMARY KEY (id)
);

create table area_fact (
  dataset_id text not null,
  area text collate "C" not null,
  area_name text not null default ''::text,
  measure text not null,
  value real not null,
  constraint area_fact_dataset_id_fkey FOREIGN KEY (dataset_id) REFERENCES area_dataset(id) ON DELETE CASCADE,
  constraint area_fact_pkey PRIMARY KEY (area, dataset_id, measure)
);
CREATE INDEX area_fact_by_dataset ON area_fact USING btree (dataset_id);

create table attachment (
  id uuid not null,
  account_id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  position smallint,
  name text not null,
  type text not null,
  bytes integer not null,
  width smallint,
  height smallint,
  created_at timestamp with time zone not null default now(),
  constraint attachment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint attachment_bytes_check CHECK ((bytes > 0)),
  constraint attachment_check CHECK ((num_nonnulls(message_id, "position") = ANY (ARRAY[0, 2]))),
  constraint attachment_check1 CHECK ((num_nonnulls(width, height) =
CASE type
    WHEN 'image/webp'::text THEN 2
    ELSE 0
END)),
  constraint attachment_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint attachment_height_check CHECK ((height > 0)),
  constraint attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint attachment_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint attachment_pkey PRIMARY KEY (id),
  constraint attachment_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/webp'::text]))),
  constraint attachment_width_check CHECK ((width > 0))
);
CREATE INDEX attachment_of_account ON attachment USING btree (account_id) INCLUDE (bytes);
CREATE INDEX attachment_of_conversation ON attachment USING btree (conversation_id);
CREATE INDEX attachment_of_message ON attachment USING btree (message_id, "position") WHERE (message_id IS NOT NULL);
CREATE INDEX attachment_unsent ON attachment USING btree (created_at) WHERE (message_id IS NULL);

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null,
  action text not null,
  target_type text not null,
  target_id uuid not null,
  status text not null,
  note text not null default ''::text,
  constraint audit_entry_actor_role_check CHECK ((actor_role = ANY (ARRAY['lister'::text, 'moderator'::text, 'clock'::text, 'tenant'::text]))),
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_target_type_check CHECK ((target_type = ANY (ARRAY['listing'::text, 'account'::text, 'inventory-booking'::text, 'ticket'::text, 'report'::text, 'appeal'::text, 'postcodes'::text, 'system'::text])))
) with (autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX audit_entry_of_action ON audit_entry USING btree (action, id DESC) WHERE (actor_role = 'moderator'::text);
CREATE INDEX audit_entry_of_moderator ON audit_entry USING btree (actor_id, id DESC) WHERE (actor_role = 'moderator'::text);
CREATE INDEX audit_entry_of_moderators ON audit_entry USING btree (id DESC) WHERE (actor_role = 'moderator'::text);
CREATE INDEX audit_entry_of_moderators_by_time ON audit_entry USING btree (at DESC, id DESC) WHERE (actor_role = 'moderator'::text);
CREATE INDEX audit_entry_of_reviews ON audit_entry USING btree (at) WHERE ((actor_role = 'moderator'::text) AND (target_type = 'listing'::text));
CREATE INDEX audit_entry_of_target ON audit_entry USING btree (target_type, target_id, id DESC);
CREATE TRIGGER audit_entry_is_written_once BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change_but_silence();
CREATE TRIGGER audit_entry_stays BEFORE DELETE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table branch (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  code text not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  constraint branch_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint branch_address_check CHECK ((char_length(address) <= 300)),
  constraint branch_code_check CHECK ((char_length(code) <= 20)),
  constraint branch_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint branch_of_account UNIQUE (account_id, id),
  constraint branch_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX branch_by_code ON branch USING btree (account_id, code) WHERE (code <> ''::text);
CREATE UNIQUE INDEX branch_by_name ON branch USING btree (account_id, lower((name COLLATE "und-x-icu")));
CREATE TRIGGER branch_change_is_told AFTER INSERT OR DELETE OR UPDATE ON branch FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();

create table bulk_change (
  id uuid not null,
  account_id uuid not null,
  actor_id uuid not null,
  action text not null,
  made_at timestamp with time zone not null default now(),
  is_final boolean not null default false,
  assigned_to uuid,
  constraint bulk_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint bulk_change_action_check CHECK ((action = ANY (ARRAY['confirm'::text, 'pause'::text, 'resume'::text, 'agree'::text, 'let'::text, 'rent'::text, 'assign'::text]))),
  constraint bulk_change_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint bulk_change_pkey PRIMARY KEY (id)
);
CREATE INDEX bulk_change_by_age ON bulk_change USING btree (made_at);
CREATE INDEX bulk_change_of_account ON bulk_change USING btree (account_id);
CREATE INDEX bulk_change_of_actor ON bulk_change USING btree (actor_id);

create table bulk_change_home (
  change_id uuid not null,
  listing_id uuid not null,
  version integer not null,
  status text not null,
  rent_pence integer not null,
  confirmed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  let_at timestamp with time zone,
  withheld_at timestamp with time zone,
  reduced_from_pence integer,
  reduced_until timestamp with time zone,
  assigned_to uuid,
  deposits jsonb,
  constraint bulk_change_home_change_id_fkey FOREIGN KEY (change_id) REFERENCES bulk_change(id) ON DELETE CASCADE,
  constraint bulk_change_home_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint bulk_change_home_pkey PRIMARY KEY (change_id, listing_id)
);
CREATE INDEX bulk_change_home_of_listing ON bulk_change_home USING btree (listing_id);

create table certificate (
  id uuid not null,
  listing_id uuid not null,
  account_id uuid not null,
  kind text not null,
  number text not null,
  scheme text not null,
  issued date,
  expires date,
  file_id uuid,
  file_type text,
  file_bytes integer,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  replaced_at timestamp with time zone,
  reminded_days smallint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint certificate_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint certificate_check CHECK ((expires >= issued)),
  constraint certificate_check1 CHECK ((num_nonnulls(file_id, file_type, file_bytes) = ANY (ARRAY[0, 3]))),
  constraint certificate_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint certificate_file_bytes_check CHECK ((file_bytes > 0)),
  constraint certificate_file_id_key UNIQUE (file_id),
  constraint certificate_file_type_check CHECK ((file_type = ANY (ARRAY['application/pdf'::text, 'image/webp'::text]))),
  constraint certificate_kind_check CHECK ((kind = ANY (ARRAY['gasSafety'::text, 'electricalSafety'::text, 'epc'::text, 'alarms'::text, 'licence'::text, 'depositScheme'::text]))),
  constraint certificate_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint certificate_number_check CHECK ((char_length(number) <= 60)),
  constraint certificate_pkey PRIMARY KEY (id),
  constraint certificate_reminded_days_check CHECK ((reminded_days = ANY (ARRAY[60, 30, 7]))),
  constraint certificate_scheme_check CHECK ((char_length(scheme) <= 100))
);
CREATE INDEX certificate_confirmed_by ON certificate USING btree (confirmed_by) WHERE (confirmed_by IS NOT NULL);
CREATE UNIQUE INDEX certificate_current ON certificate USING btree (listing_id, kind) WHERE (replaced_at IS NULL);
CREATE INDEX certificate_expiring ON certificate USING btree (expires) WHERE ((replaced_at IS NULL) AND (expires IS NOT NULL));
CREATE INDEX certificate_file_of_account ON certificate USING btree (account_id) WHERE (file_id IS NOT NULL);
CREATE INDEX certificate_of_account ON certificate USING btree (account_id, COALESCE(expires, 'infinity'::date), id) WHERE (replaced_at IS NULL);
CREATE INDEX certificate_of_listing ON certificate USING btree (listing_id, kind, replaced_at DESC);
CREATE INDEX certificate_to_confirm ON certificate USING btree (id) WHERE ((replaced_at IS NULL) AND (confirmed_at IS NULL) AND (file_id IS NOT NULL));
CREATE TRIGGER certificate_change_is_told AFTER DELETE OR UPDATE OF confirmed_at, replaced_at ON certificate FOR EACH STATEMENT EXECUTE FUNCTION notify_certificate_change();

create table certificate_calendar (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint certificate_calendar_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint certificate_calendar_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint certificate_calendar_pkey PRIMARY KEY (account_id),
  constraint certificate_calendar_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX certificate_calendar_by_person ON certificate_calendar USING btree (created_by) WHERE (created_by IS NOT NULL);

create table client (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  notes text not null,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  name_key text not null generated always as (lower((name COLLATE "und-x-icu"))) stored,
  search_text text not null generated always as (lower((((name || chr(10)) || email) COLLATE "und-x-icu"))) stored,
  constraint client_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint client_pkey PRIMARY KEY (id)
);
CREATE INDEX client_of_account ON client USING btree (account_id, name_key, id);

create table client_access (
  client_id uuid not null,
  account_id uuid not null,
  person_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  email text not null default ''::text,
  invited_by uuid,
  invited_at timestamp with time zone,
  constraint client_access_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint client_access_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint client_access_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint client_access_not_self CHECK ((person_id <> account_id)),
  constraint client_access_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint client_access_pkey PRIMARY KEY (client_id, person_id)
);
CREATE INDEX client_access_by_sender ON client_access USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX client_access_of_account ON client_access USING btree (account_id);
CREATE INDEX client_access_of_person ON client_access USING btree (person_id);

create table client_invitation (
  id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  email text not null,
  email_key text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  invited_by uuid,
  constraint client_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint client_invitation_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint client_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint client_invitation_of_client UNIQUE (client_id, email_key),
  constraint client_invitation_pkey PRIMARY KEY (id),
  constraint client_invitation_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX client_invitation_by_email ON client_invitation USING btree (email_key);
CREATE INDEX client_invitation_by_sender ON client_invitation USING btree (invited_by);
CREATE INDEX client_invitation_expiry ON client_invitation USING btree (expires_at);
CREATE INDEX client_invitation_of_account ON client_invitation USING btree (account_id);

create table conversation (
  id uuid not null,
  listing_id uuid not null,
  tenant_id uuid not null,
  lister_id uuid not null,
  message_count integer not null default 0,
  tenant_read integer not null default 0,
  lister_read integer not null default 0,
  tenant_unread integer not null default 0,
  lister_unread integer not null default 0,
  tenant_mailed boolean not null default false,
  lister_mailed boolean not null default false,
  blocked_by_tenant boolean not null default false,
  blocked_by_lister boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  let_told_at timestamp with time zone,
  assigned_to uuid,
  waits_for_lister boolean not null default false,
  constraint conversation_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES account(id) ON DELETE SET NULL,
  constraint conversation_check CHECK ((lister_id <> tenant_id)),
  constraint conversation_check1 CHECK ((tenant_read <= message_count)),
  constraint conversation_check2 CHECK ((lister_read <= message_count)),
  constraint conversation_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint conversation_lister_unread_check CHECK ((lister_unread >= 0)),
  constraint conversation_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint conversation_listing_id_tenant_id_key UNIQUE (listing_id, tenant_id),
  constraint conversation_pkey PRIMARY KEY (id),
  constraint conversation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint conversation_tenant_unread_check CHECK ((tenant_unread >= 0))
);
CREATE INDEX conversation_by_person ON conversation USING btree (assigned_to, updated_at, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX conversation_of_lister ON conversation USING btree (lister_id, updated_at DESC, id DESC);
CREATE INDEX conversation_of_lister_by_id ON conversation USING btree (lister_id, id);
CREATE INDEX conversation_of_tenant ON conversation USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX conversation_unassigned ON conversation USING btree (lister_id, updated_at DESC, id DESC) WHERE (assigned_to IS NULL);
CREATE INDEX conversation_unread_by_lister ON conversation USING btree (lister_id) INCLUDE (lister_unread) WHERE (lister_unread > 0);
CREATE INDEX conversation_unread_by_tenant ON conversation USING btree (tenant_id) INCLUDE (tenant_unread) WHERE (tenant_unread > 0);
CREATE INDEX conversation_waiting ON conversation USING btree (lister_id, updated_at DESC, id DESC) WHERE waits_for_lister;
CREATE TRIGGER conversation_waiting_is_kept BEFORE UPDATE OF message_count ON conversation FOR EACH ROW WHEN ((new.message_count > old.message_count)) EXECUTE FUNCTION keep_waiting();

create table conversation_note (
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid,
  content text not null,
  created_at timestamp with time zone not null default now(),
  constraint conversation_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint conversation_note_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 2000))),
  constraint conversation_note_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint conversation_note_pkey PRIMARY KEY (id)
);
CREATE INDEX conversation_note_by_author ON conversation_note USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX conversation_note_of_conversation ON conversation_note USING btree (conversation_id, id);

create table conversation_notice (
  conversation_id uuid not null,
  person_id uuid not null,
  kind text not null,
  by_id uuid,
  note_id uuid,
  created_at timestamp with time zone not null default now(),
  mailed_at timestamp with time zone,
  constraint conversation_notice_by_id_fkey FOREIGN KEY (by_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint conversation_notice_check CHECK (((kind = 'mentioned'::text) = (note_id IS NOT NULL))),
  constraint conversation_notice_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint conversation_notice_kind_check CHECK ((kind = ANY (ARRAY['assigned'::text, 'mentioned'::text]))),
  constraint conversation_notice_note_id_fkey FOREIGN KEY (note_id) REFERENCES conversation_note(id) ON DELETE CASCADE,
  constraint conversation_notice_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint conversation_notice_pkey PRIMARY KEY (conversation_id, person_id, kind)
);
CREATE INDEX conversation_notice_by_sender ON conversation_notice USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX conversation_notice_of_note ON conversation_notice USING btree (note_id) WHERE (note_id IS NOT NULL);
CREATE INDEX conversation_notice_of_person ON conversation_notice USING btree (person_id);

create table conversation_seen (
  conversation_id uuid not null,
  person_id uuid not null,
  number integer not null,
  seen_at timestamp with time zone not null default now(),
  constraint conversation_seen_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint conversation_seen_number_check CHECK ((number >= 1)),
  constraint conversation_seen_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint conversation_seen_pkey PRIMARY KEY (conversation_id, person_id)
);
CREATE INDEX conversation_seen_by_person ON conversation_seen USING btree (person_id);

create table data_export (
  id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes bigint,
  ticket_hash bytea,
  ticket_expires_at timestamp with time zone,
  constraint data_export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint data_export_bytes_check CHECK ((bytes > 0)),
  constraint data_export_check CHECK ((num_nonnulls(ready_at, expires_at, bytes) = ANY (ARRAY[0, 3]))),
  constraint data_export_check1 CHECK ((num_nonnulls(ticket_hash, ticket_expires_at) = ANY (ARRAY[0, 2]))),
  constraint data_export_pkey PRIMARY KEY (id),
  constraint data_export_ticket_hash_key UNIQUE (ticket_hash)
);
CREATE INDEX data_export_age ON data_export USING btree (expires_at);
CREATE INDEX data_export_of_account ON data_export USING btree (account_id, id DESC);
CREATE UNIQUE INDEX data_export_open ON data_export USING btree (account_id) WHERE (ready_at IS NULL);

create table district_area (
  district text collate "C" not null,
  level text not null,
  code text collate "C" not null,
  postcodes integer not null,
  constraint district_area_level_check CHECK ((level = ANY (ARRAY['output-area'::text, 'ward'::text, 'authority'::text]))),
  constraint district_area_pkey PRIMARY KEY (district, level, code),
  constraint district_area_postcodes_check CHECK ((postcodes > 0))
);
CREATE INDEX district_area_by_code ON district_area USING btree (level, code);

create table district_bounds (
  district text collate "C" not null,
  west integer not null,
  south integer not null,
  east integer not null,
  north integer not null,
  constraint district_bounds_pkey PRIMARY KEY (district)
);

create table draft (
  id uuid not null,
  account_id uuid not null,
  form jsonb not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint draft_form_check CHECK ((octet_length((form)::text) <= 100000)),
  constraint draft_pkey PRIMARY KEY (id)
);
CREATE INDEX draft_of_account ON draft USING btree (account_id, updated_at DESC);

create table email_revert (
  token_hash bytea not null,
  account_id uuid not null,
  email text not null,
  password_mark bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint email_revert_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint email_revert_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX email_revert_expiry ON email_revert USING btree (expires_at);
CREATE INDEX email_revert_of_account ON email_revert USING btree (account_id, created_at);

create table email_verification (
  account_id uuid not null,
  code_hash bytea not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  email_key text not null,
  sign_up jsonb,
  constraint email_verification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint email_verification_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX email_verification_expiry ON email_verification USING btree (expires_at);
CREATE INDEX email_verification_of_account ON email_verification USING btree (account_id);
CREATE INDEX email_verification_of_address ON email_verification USING btree (email_key, expires_at DESC);
CREATE UNIQUE INDEX email_verification_without_sign_up ON email_verification USING btree (account_id) WHERE (sign_up IS NULL);

create table encryption_key (
  id text not null,
  is_current boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint encryption_key_id_check CHECK ((id ~ '^[0-9a-f]{16}$'::text)),
  constraint encryption_key_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX encryption_key_current ON encryption_key USING btree (is_current) WHERE is_current;

create table favorite (
  account_id uuid not null,
  listing_id uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint favorite_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint favorite_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint favorite_pkey PRIMARY KEY (account_id, listing_id)
);
CREATE INDEX favorite_newest ON favorite USING btree (account_id, created_at DESC, listing_id DESC);
CREATE INDEX favorite_of_listing ON favorite USING btree (listing_id);

create table feed_property (
  account_id uuid not null,
  reference text not null,
  received_at timestamp with time zone not null default now(),
  photos jsonb not null default '[]'::jsonb,
  media text not null default 'none'::text,
  media_problems jsonb not null default '[]'::jsonb,
  agent_ref text not null default ''::text,
  constraint feed_property_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint feed_property_agent_ref_check CHECK ((char_length(agent_ref) <= 100)),
  constraint feed_property_media_check CHECK ((media = ANY (ARRAY['none'::text, 'waiting'::text, 'done'::text]))),
  constraint feed_property_pkey PRIMARY KEY (account_id, reference),
  constraint feed_property_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 60)))
);
CREATE INDEX feed_property_waiting ON feed_property USING btree (account_id) WHERE (media = 'waiting'::text);

create table home_news (
  listing_id uuid not null,
  account_id uuid not null,
  event text not null,
  tie text not null,
  rent_id bigint,
  previous_rent_pence integer,
  due_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint home_news_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint home_news_event_check CHECK ((event = ANY (ARRAY['let'::text, 'withdrawn'::text, 'hidden'::text, 'lister-gone'::text, 'lister-closed'::text, 'back'::text, 'rent-cut'::text]))),
  constraint home_news_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint home_news_pkey PRIMARY KEY (listing_id, account_id),
  constraint home_news_tie_check CHECK ((tie = ANY (ARRAY['viewing'::text, 'accepted'::text, 'applied'::text, 'waiting'::text, 'viewed'::text, 'enquired'::text, 'saved'::text])))
);
CREATE INDEX home_news_by_age ON home_news USING btree (due_at);
CREATE INDEX home_news_of_account ON home_news USING btree (account_id);

create table idempotency_key (
  scope text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_key_pkey PRIMARY KEY (scope, key_hash)
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);

create table import_mapping (
  account_id uuid not null,
  targets jsonb not null,
  constraint import_mapping_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint import_mapping_pkey PRIMARY KEY (account_id)
);

create table installation (
  only_row boolean not null default true,
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  encrypts_since timestamp with time zone,
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_pkey PRIMARY KEY (only_row)
);

create table inventory_booking (
  id uuid not null,
  listing_id uuid not null,
  status text not null default 'requested'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint inventory_booking_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint inventory_booking_listing_id_key UNIQUE (listing_id),
  constraint inventory_booking_pkey PRIMARY KEY (id),
  constraint inventory_booking_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'arranged'::text, 'completed'::text, 'cancelled'::text])))
);
CREATE INDEX inventory_booking_by_status ON inventory_booking USING btree (status, id DESC);

create table known_device (
  account_id uuid not null,
  mark bytea not null,
  last_used_at timestamp with time zone not null default now(),
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint known_device_pkey PRIMARY KEY (account_id, mark)
);
CREATE INDEX known_device_by_age ON known_device USING btree (last_used_at);

create table landlord (
  account_id uuid not null,
  address text not null,
  registration_number text not null default ''::text,
  constraint landlord_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint landlord_pkey PRIMARY KEY (account_id)
);

create table last_backup (
  one boolean not null default true,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  bytes bigint not null,
  row_count bigint not null,
  object_count bigint not null,
  is_encrypted boolean not null,
  constraint last_backup_one_check CHECK (one),
  constraint last_backup_pkey PRIMARY KEY (one)
);

create table lister_replies (
  account_id uuid not null,
  rate smallint,
  median_minutes integer,
  answers_within_day boolean not null default false,
  due_at timestamp with time zone not null default now(),
  constraint lister_replies_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint lister_replies_median_minutes_check CHECK ((median_minutes >= 0)),
  constraint lister_replies_pkey PRIMARY KEY (account_id),
  constraint lister_replies_rate_check CHECK (((rate >= 0) AND (rate <= 100))),
  constraint lister_replies_unknown_whole CHECK (((rate IS NOT NULL) OR ((median_minutes IS NULL) AND (NOT answers_within_day))))
);
CREATE INDEX lister_replies_due ON lister_replies USING btree (due_at);

create table listing (
  id uuid not null,
  account_id uuid not null,
  status text not null,
  version integer not null default 1,
  title text not null,
  description text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  county text not null,
  postcode text not null,
  outcode text not null,
  nation text,
  rent_pence integer not null,
  property_type text not null,
  bedrooms smallint not null,
  bathrooms real not null,
  has_parking boolean not null,
  is_shared boolean not null,
  available_date date not null,
  features text[] not null,
  material_information jsonb not null,
  rejection_reason text,
  flags jsonb not null default '[]'::jsonb,
  submitted_at timestamp with time zone not null,
  published_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  confirm_token_hash bytea,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  client_id uuid,
  photos smallint not null default 0,
  cover_id uuid,
  card json not null generated always as (card_of(id, title, status, rent_pence, bedrooms, bathrooms, property_type, city, outcode, postcode, available_date, features, material_information, photos, COALESCE(published_at, submitted_at))) stored,
  withheld_at timestamp with time zone,
  approved_wording jsonb,
  point_lat integer,
  point_lng integer,
  point_source text,
  let_at timestamp with time zone,
  reduced_from_pence integer,
  reduced_until timestamp with time zone,
  continues_id uuid,
  reference text not null default ''::text,
  branch_id uuid,
  assigned_to uuid,
  approved_rent_pence integer,
  is_blocked boolean not null default false,
  rejection_field text,
  constraint listing_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint listing_approved_rent_pence_check CHECK ((approved_rent_pence > 0)),
  constraint listing_approved_wording_check CHECK ((octet_length((approved_wording)::text) <= 100000)),
  constraint listing_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES account(id) ON DELETE SET NULL,
  constraint listing_bathrooms_check CHECK ((bathrooms >= (1)::double precision)),
  constraint listing_bedrooms_check CHECK ((bedrooms >= 0)),
  constraint listing_branch FOREIGN KEY (account_id, branch_id) REFERENCES branch(account_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint listing_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id) ON DELETE SET NULL,
  constraint listing_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL,
  constraint listing_confirm_token_hash_key UNIQUE (confirm_token_hash),
  constraint listing_continues_id_fkey FOREIGN KEY (continues_id) REFERENCES listing(id) ON DELETE SET NULL,
  constraint listing_nation_check CHECK ((nation = ANY (ARRAY['england'::text, 'wales'::text, 'scotland'::text, 'northern-ireland'::text]))),
  constraint listing_pkey PRIMARY KEY (id),
  constraint listing_point_is_whole CHECK ((((point_lat IS NULL) = (point_lng IS NULL)) AND ((point_lat IS NULL) = (COALESCE(point_source, 'none'::text) = 'none'::text)))),
  constraint listing_point_source_check CHECK ((point_source = ANY (ARRAY['pin'::text, 'postcode'::text, 'outcode'::text, 'none'::text]))),
  constraint listing_property_type_check CHECK ((property_type = ANY (ARRAY['flat'::text, 'house'::text, 'studio'::text, 'terraced'::text, 'semi-detached'::text, 'detached'::text, 'maisonette'::text, 'bungalow'::text, 'room'::text]))),
  constraint listing_reduced_from_pence_check CHECK ((reduced_from_pence > 0)),
  constraint listing_reduction_whole CHECK (((reduced_from_pence IS NULL) = (reduced_until IS NULL))),
  constraint listing_reference_check CHECK ((char_length(reference) <= 60)),
  constraint listing_rejection_field_check CHECK ((char_length(rejection_field) <= 60)),
  constraint listing_rent_pence_check CHECK ((rent_pence > 0)),
  constraint listing_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'live'::text, 'paused'::text, 'let-agreed'::text, 'let'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint listing_withheld_is_paused CHECK (((withheld_at IS NULL) OR (status = 'paused'::text)))
);
CREATE INDEX listing_by_branch ON listing USING btree (branch_id) WHERE (branch_id IS NOT NULL);
CREATE INDEX listing_by_person ON listing USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX listing_by_status ON listing USING btree (status, id DESC);
CREATE INDEX listing_by_unlawful_wording ON listing USING btree (id) WHERE (flags @> '[{"kind": "unlawful-wording"}]'::jsonb);
CREATE INDEX listing_continues ON listing USING btree (continues_id) WHERE (continues_id IS NOT NULL);
CREATE INDEX listing_let_by_outcode ON listing USING btree (outcode COLLATE "C", let_at) WHERE (let_at IS NOT NULL);
CREATE INDEX listing_live_of_account ON listing USING btree (account_id, published_at DESC, id DESC) INCLUDE (outcode) WHERE (status = 'live'::text);
CREATE INDEX listing_of_account ON listing USING btree (account_id, id DESC);
CREATE INDEX listing_of_client ON listing USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX listing_of_postcode ON listing USING btree (account_id, postcode) WHERE (published_at IS NOT NULL);
CREATE INDEX listing_past_reference ON listing USING btree (account_id, reference, id DESC) WHERE ((reference <> ''::text) AND (status = ANY (ARRAY['let'::text, 'withdrawn'::text])));
CREATE INDEX listing_reduced ON listing USING btree (reduced_until) WHERE (reduced_until IS NOT NULL);
CREATE UNIQUE INDEX listing_reference ON listing USING btree (account_id, reference) WHERE ((reference <> ''::text) AND (status <> ALL (ARRAY['let'::text, 'withdrawn'::text])));
CREATE INDEX listing_to_confirm ON listing USING btree (confirmed_at) WHERE (status = 'live'::text);
CREATE INDEX listing_to_review ON listing USING btree (((flags = '[]'::jsonb)), submitted_at, id) WHERE (status = 'pending'::text);
CREATE INDEX listing_unplaced ON listing USING btree (id) WHERE (point_source IS NULL);
CREATE INDEX listing_withheld ON listing USING btree (id) WHERE (withheld_at IS NOT NULL);
CREATE TRIGGER listing_change_is_told AFTER INSERT OR DELETE OR UPDATE ON listing FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
CREATE TRIGGER listing_rent_is_kept AFTER UPDATE ON listing FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.rent_pence IS DISTINCT FROM new.rent_pence))) EXECUTE FUNCTION keep_rent();
CREATE TRIGGER listing_rents_start AFTER INSERT ON listing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_first_rents();

create table listing_allowance (
  account_id uuid not null,
  day date not null,
  listed integer not null,
  constraint listing_allowance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint listing_allowance_listed_check CHECK ((listed >= 0)),
  constraint listing_allowance_pkey PRIMARY KEY (account_id)
);

create table listing_fingerprint (
  listing_id uuid not null,
  account_id uuid not null,
  address_key text,
  band_1 integer,
  band_2 integer,
  band_3 integer,
  band_4 integer,
  band_5 integer,
  band_6 integer,
  band_7 integer,
  band_8 integer,
  band_9 integer,
  band_10 integer,
  band_11 integer,
  band_12 integer,
  band_13 integer,
  band_14 integer,
  band_15 integer,
  band_16 integer,
  constraint listing_fingerprint_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_fingerprint_pkey PRIMARY KEY (listing_id)
);
CREATE INDEX listing_fingerprint_address ON listing_fingerprint USING btree (address_key) WHERE (address_key IS NOT NULL);
CREATE INDEX listing_fingerprint_band_1 ON listing_fingerprint USING btree (band_1) WHERE (band_1 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_10 ON listing_fingerprint USING btree (band_10) WHERE (band_10 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_11 ON listing_fingerprint USING btree (band_11) WHERE (band_11 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_12 ON listing_fingerprint USING btree (band_12) WHERE (band_12 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_13 ON listing_fingerprint USING btree (band_13) WHERE (band_13 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_14 ON listing_fingerprint USING btree (band_14) WHERE (band_14 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_15 ON listing_fingerprint USING btree (band_15) WHERE (band_15 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_16 ON listing_fingerprint USING btree (band_16) WHERE (band_16 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_2 ON listing_fingerprint USING btree (band_2) WHERE (band_2 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_3 ON listing_fingerprint USING btree (band_3) WHERE (band_3 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_4 ON listing_fingerprint USING btree (band_4) WHERE (band_4 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_5 ON listing_fingerprint USING btree (band_5) WHERE (band_5 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_6 ON listing_fingerprint USING btree (band_6) WHERE (band_6 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_7 ON listing_fingerprint USING btree (band_7) WHERE (band_7 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_8 ON listing_fingerprint USING btree (band_8) WHERE (band_8 IS NOT NULL);
CREATE INDEX listing_fingerprint_band_9 ON listing_fingerprint USING btree (band_9) WHERE (band_9 IS NOT NULL);

create table listing_import (
  id uuid not null,
  account_id uuid not null,
  state text not null,
  file_name text not null,
  bytes integer not null,
  received integer not null default 0,
  format text,
  columns jsonb not null default '[]'::jsonb,
  share real not null default 0,
  done_rows integer not null default 0,
  counts jsonb not null default '{}'::jsonb,
  is_whole_portfolio boolean not null default false,
  problem text not null default ''::text,
  is_cancelled boolean not null default false,
  started_at timestamp with time zone not null default now(),
  touched_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  person_id uuid,
  waits_until timestamp with time zone,
  undo_person_id uuid,
  undone_at timestamp with time zone,
  constraint listing_import_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint listing_import_bytes_check CHECK ((bytes > 0)),
  constraint listing_import_check CHECK (((received >= 0) AND (received <= bytes))),
  constraint listing_import_done_rows_check CHECK ((done_rows >= 0)),
  constraint listing_import_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 200))),
  constraint listing_import_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'blm'::text, 'json'::text]))),
  constraint listing_import_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint listing_import_pkey PRIMARY KEY (id),
  constraint listing_import_problem_check CHECK ((char_length(problem) <= 1000)),
  constraint listing_import_share_check CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision))),
  constraint listing_import_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'reading'::text, 'mapping'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text, 'refused'::text, 'cancelled'::text, 'undoing'::text, 'undone'::text]))),
  constraint listing_import_undo_person_id_fkey FOREIGN KEY (undo_person_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX listing_import_account ON listing_import USING btree (account_id, id DESC);
CREATE INDEX listing_import_person ON listing_import USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX listing_import_touched ON listing_import USING btree (touched_at);
CREATE UNIQUE INDEX listing_import_under_way ON listing_import USING btree (account_id) WHERE (state = ANY (ARRAY['receiving'::text, 'reading'::text, 'mapping'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'undoing'::text]));
CREATE INDEX listing_import_undo_person ON listing_import USING btree (undo_person_id) WHERE (undo_person_id IS NOT NULL);

create table listing_import_row (
  import_id uuid not null,
  number integer not null,
  outcome text not null,
  reference text not null,
  title text not null,
  home jsonb,
  problems jsonb not null default '[]'::jsonb,
  findings jsonb not null default '[]'::jsonb,
  listing_id uuid,
  applied_at timestamp with time zone,
  in_review boolean not null default false,
  replaced jsonb,
  file_row integer,
  changes jsonb not null default '[]'::jsonb,
  new_client text,
  undone_at timestamp with time zone,
  undone text,
  undo_notes jsonb not null default '[]'::jsonb,
  new_branch text,
  constraint listing_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES listing_import(id) ON DELETE CASCADE,
  constraint listing_import_row_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE SET NULL,
  constraint listing_import_row_number_check CHECK ((number > 0)),
  constraint listing_import_row_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'withdrawn'::text, 'refused'::text]))),
  constraint listing_import_row_pkey PRIMARY KEY (import_id, number),
  constraint listing_import_row_reference_check CHECK ((char_length(reference) <= 60)),
  constraint listing_import_row_title_check CHECK ((char_length(title) <= 200)),
  constraint listing_import_row_undone_check CHECK ((undone = ANY (ARRAY['withdrawn'::text, 'restored'::text, 'partly'::text, 'kept'::text])))
);
CREATE INDEX listing_import_row_listing ON listing_import_row USING btree (listing_id);
CREATE INDEX listing_import_row_outcome ON listing_import_row USING btree (import_id, outcome, number);
CREATE INDEX listing_import_row_photos ON listing_import_row USING btree (import_id) WHERE (replaced ? 'images'::text);
CREATE INDEX listing_import_row_reference ON listing_import_row USING btree (import_id, reference);

create table listing_photo (
  listing_id uuid not null,
  photo_id uuid not null,
  position smallint not null,
  constraint listing_photo_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_photo_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photo(id),
  constraint listing_photo_pkey PRIMARY KEY (listing_id, "position"),
  constraint listing_photo_position_check CHECK ((("position" >= 0) AND ("position" <= 29)))
);
CREATE INDEX listing_photo_of_photo ON listing_photo USING btree (photo_id);
CREATE TRIGGER listing_photos_are_added AFTER INSERT ON listing_photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
CREATE TRIGGER listing_photos_are_moved AFTER UPDATE ON listing_photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
CREATE TRIGGER listing_photos_are_removed AFTER DELETE ON listing_photo REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_photos();

create table listing_rent (
  id bigint not null,
  listing_id uuid not null,
  rent_pence integer not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint listing_rent_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_rent_pkey PRIMARY KEY (id),
  constraint listing_rent_rent_pence_check CHECK ((rent_pence > 0))
);
CREATE INDEX listing_rent_of_listing ON listing_rent USING btree (listing_id, id);

create table listing_revision (
  id uuid not null,
  listing_id uuid not null,
  form jsonb not null,
  captions jsonb not null default '{}'::jsonb,
  reasons jsonb not null,
  flags jsonb not null,
  base_version integer not null,
  submitted_at timestamp with time zone not null default now(),
  constraint listing_revision_captions_check CHECK ((octet_length((captions)::text) <= 20000)),
  constraint listing_revision_flags_check CHECK ((octet_length((flags)::text) <= 200000)),
  constraint listing_revision_form_check CHECK ((octet_length((form)::text) <= 100000)),
  constraint listing_revision_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_revision_listing_id_key UNIQUE (listing_id),
  constraint listing_revision_pkey PRIMARY KEY (id),
  constraint listing_revision_reasons_check CHECK ((octet_length((reasons)::text) <= 200000))
);
CREATE INDEX listing_revision_to_review ON listing_revision USING btree (((flags = '[]'::jsonb)), submitted_at, id);

create table listing_search (
  listing_id uuid not null,
  published_at timestamp with time zone not null,
  spot point,
  lat integer,
  lng integer,
  rent_pence integer not null,
  flags bigint not null,
  available_date date not null,
  bedrooms smallint not null,
  bath_halves smallint not null,
  district text collate "C" not null,
  outcode text collate "C" not null,
  region text collate "C" not null,
  property_type text collate "C" not null,
  constraint listing_search_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_search_pkey PRIMARY KEY (listing_id)
) with (autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_insert_scale_factor=0.002, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX listing_search_bedrooms ON listing_search USING btree (bedrooms DESC, published_at DESC, listing_id DESC);
CREATE INDEX listing_search_district ON listing_search USING btree (district, published_at DESC, listing_id DESC) INCLUDE (spot, lat, lng, rent_pence, flags, available_date, bedrooms, bath_halves, outcode);
CREATE INDEX listing_search_newest ON listing_search USING btree (published_at DESC, listing_id DESC) INCLUDE (rent_pence, flags, bedrooms, bath_halves, available_date);
CREATE INDEX listing_search_region ON listing_search USING btree (region, published_at DESC, listing_id DESC) INCLUDE (rent_pence, flags, bedrooms, bath_halves, available_date);
CREATE INDEX listing_search_region_rent ON listing_search USING btree (region, rent_pence, published_at DESC, listing_id DESC) INCLUDE (flags, available_date, bedrooms, bath_halves);
CREATE INDEX listing_search_rent ON listing_search USING btree (rent_pence, published_at DESC, listing_id DESC);
CREATE TRIGGER listing_search_change_is_told AFTER INSERT OR DELETE OR UPDATE ON listing_search FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
CREATE TRIGGER listing_search_is_counted AFTER INSERT OR DELETE OR UPDATE ON listing_search FOR EACH ROW EXECUTE FUNCTION count_live_listings();
CREATE TRIGGER listing_search_widens_bounds AFTER INSERT OR UPDATE OF spot, district ON listing_search FOR EACH ROW EXECUTE FUNCTION widen_district_bounds();

create table listing_view (
  listing_id uuid not null,
  day date not null,
  views integer not null,
  constraint listing_view_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_view_pkey PRIMARY KEY (listing_id, day),
  constraint listing_view_views_check CHECK ((views > 0))
) with (autovacuum_vacuum_scale_factor=0.01, autovacuum_analyze_scale_factor=0.01);
CREATE INDEX listing_view_age ON listing_view USING btree (day) WHERE (EXTRACT(day FROM day) <> (1)::numeric);
CREATE TRIGGER add_changed_views AFTER UPDATE ON listing_view REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_view_total();
CREATE TRIGGER add_new_views AFTER INSERT ON listing_view REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_view_total();
CREATE TRIGGER subtract_deleted_views AFTER DELETE ON listing_view REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_to_view_total();

create table listing_view_total (
  listing_id uuid not null,
  views integer not null,
  constraint listing_view_total_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_view_total_pkey PRIMARY KEY (listing_id),
  constraint listing_view_total_views_check CHECK ((views >= 0))
) with (fillfactor=70);

create table listing_words (
  listing_id uuid not null,
  words tsvector not null,
  constraint listing_words_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing_search(listing_id) ON DELETE CASCADE,
  constraint listing_words_pkey PRIMARY KEY (listing_id)
);
CREATE INDEX listing_words_found ON listing_words USING gin (words) WITH (fastupdate=off);

create table live_listing_totals (
  region text collate "C" not null,
  property_type text collate "C" not null,
  bedrooms smallint not null,
  rent_pence integer not null,
  listings integer not null,
  flag_counts integer[] not null
) with (autovacuum_vacuum_insert_threshold=500, autovacuum_vacuum_insert_scale_factor=0);
CREATE INDEX live_listing_totals_by_rent ON live_listing_totals USING btree (region, property_type, rent_pence) INCLUDE (bedrooms, listings);

create table live_map_totals (
  region text collate "C" not null,
  lat_cell smallint not null,
  lng_cell smallint not null,
  listings integer not null,
  lat_sum bigint not null,
  lng_sum bigint not null
);
CREATE INDEX live_map_totals_of_region ON live_map_totals USING btree (region);

create table mail (
  id uuid not null,
  template text not null,
  to_address text not null,
  subject text not null,
  text_body text,
  html_body text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  unsubscribe_link text,
  expires_at timestamp with time zone,
  invitation text,
  topic text,
  rewrite jsonb,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_rewrite_check CHECK ((octet_length((rewrite)::text) <= 20000)),
  constraint mail_topic_check CHECK ((char_length(topic) <= 200))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX mail_by_sending ON mail USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX mail_newest ON mail USING btree (created_at DESC, id DESC);
CREATE INDEX mail_not_sent ON mail USING btree (id) WHERE (sent_at IS NULL);
CREATE INDEX mail_to ON mail USING btree (lower(to_address), created_at DESC, id DESC);
CREATE INDEX mail_waiting_by_topic ON mail USING btree (topic) WHERE ((topic IS NOT NULL) AND (sent_at IS NULL));

create table measure (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  reason text not null,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  confirmed_by uuid,
  started_at timestamp with time zone,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint measure_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint measure_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint measure_kind_check CHECK ((kind = ANY (ARRAY['warn'::text, 'limit'::text, 'hide'::text, 'suspend'::text]))),
  constraint measure_pkey PRIMARY KEY (id),
  constraint measure_reason_check CHECK ((char_length(reason) <= 500)),
  constraint measure_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX measure_confirmed_by ON measure USING btree (confirmed_by);
CREATE UNIQUE INDEX measure_in_force ON measure USING btree (account_id, kind) WHERE ((ended_at IS NULL) AND (kind <> 'warn'::text));
CREATE INDEX measure_of_account ON measure USING btree (account_id, id DESC);
CREATE INDEX measure_requested_by ON measure USING btree (requested_by);
CREATE INDEX measure_waiting ON measure USING btree (id) WHERE ((started_at IS NULL) AND (ended_at IS NULL));

create table message (
  id uuid not null,
  conversation_id uuid not null,
  number integer not null,
  by_tenant boolean not null,
  content text not null,
  created_at timestamp with time zone not null,
  sent_by uuid,
  constraint message_content_check CHECK ((char_length(content) <= 4000)),
  constraint message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint message_conversation_id_number_key UNIQUE (conversation_id, number),
  constraint message_number_check CHECK ((number >= 1)),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES account(id) ON DELETE SET NULL
) with (autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX message_by_person ON message USING btree (sent_by) WHERE (sent_by IS NOT NULL);

create table moderator_note (
  id uuid not null,
  listing_id uuid,
  account_id uuid,
  author_id uuid,
  content text not null,
  created_at timestamp with time zone not null default now(),
  constraint moderator_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint moderator_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint moderator_note_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 2000))),
  constraint moderator_note_has_one_target CHECK ((num_nonnulls(listing_id, account_id) = 1)),
  constraint moderator_note_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint moderator_note_pkey PRIMARY KEY (id)
);
CREATE INDEX moderator_note_of_account ON moderator_note USING btree (account_id, id DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX moderator_note_of_author ON moderator_note USING btree (author_id);
CREATE INDEX moderator_note_of_listing ON moderator_note USING btree (listing_id, id DESC) WHERE (listing_id IS NOT NULL);

create table page_name (
  name text collate "C" not null,
  account_id uuid not null,
  is_current boolean not null,
  given_at timestamp with time zone not null default now(),
  constraint page_name_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint page_name_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint page_name_pkey PRIMARY KEY (name)
);
CREATE UNIQUE INDEX page_name_current ON page_name USING btree (account_id) WHERE is_current;
CREATE INDEX page_name_of_account ON page_name USING btree (account_id, given_at);
CREATE TRIGGER page_name_change_is_told AFTER INSERT OR DELETE OR UPDATE ON page_name FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();

create table passkey (
  id uuid not null,
  account_id uuid not null,
  credential_key text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint passkey_credential_key_key UNIQUE (credential_key),
  constraint passkey_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint passkey_pkey PRIMARY KEY (id)
);
CREATE INDEX passkey_of_account ON passkey USING btree (account_id, id);

create table password_reset (
  account_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint password_reset_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint password_reset_pkey PRIMARY KEY (account_id),
  constraint password_reset_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX password_reset_expiry ON password_reset USING btree (expires_at);

create table photo (
  id uuid not null,
  account_id uuid not null,
  caption text not null default ''::text,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  placeholder text not null,
  bytes integer not null,
  phash bigint,
  phash_bands integer[] not null default '{}'::integer[],
  created_at timestamp with time zone not null default now(),
  cover json not null generated always as (cover_of(id, caption, width, height, widths, placeholder)) stored,
  kind text not null default 'photo'::text,
  contact_details text[] not null default '{}'::text[],
  wider_phash bigint,
  wider_phash_bands integer[] not null default '{}'::integer[],
  constraint photo_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint photo_bytes_check CHECK ((bytes > 0)),
  constraint photo_caption_check CHECK ((char_length(caption) <= 140)),
  constraint photo_height_check CHECK (((height >= 1) AND (height <= 16383))),
  constraint photo_kind_check CHECK ((kind = ANY (ARRAY['photo'::text, 'floor-plan'::text, 'epc'::text]))),
  constraint photo_phash_bands_check CHECK ((cardinality(phash_bands) = ANY (ARRAY[0, 5]))),
  constraint photo_pkey PRIMARY KEY (id),
  constraint photo_placeholder_check CHECK ((char_length(placeholder) <= 100)),
  constraint photo_wider_phash_bands_check CHECK ((cardinality(wider_phash_bands) = ANY (ARRAY[0, 5]))),
  constraint photo_width_check CHECK (((width >= 1) AND (width <= 1600))),
  constraint photo_widths_check CHECK (((cardinality(widths) >= 1) AND (cardinality(widths) <= 3)))
);
CREATE INDEX photo_alike ON photo USING gin (phash_bands) WITH (fastupdate=off);
CREATE INDEX photo_bytes_of_account ON photo USING btree (account_id) INCLUDE (bytes);
CREATE TRIGGER photo_change_is_told AFTER UPDATE ON photo FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();

create table photo_source (
  photo_id uuid not null,
  key bytea not null,
  constraint photo_source_key_check CHECK ((octet_length(key) = 32)),
  constraint photo_source_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photo(id) ON DELETE CASCADE,
  constraint photo_source_pkey PRIMARY KEY (key, photo_id)
);
CREATE INDEX photo_source_photo ON photo_source USING btree (photo_id);

create table postcode_directory (
  is_used boolean not null default true,
  format text not null,
  attribution text not null,
  file_name text not null,
  postcodes integer not null,
  imported_at timestamp with time zone not null default now(),
  constraint postcode_directory_is_used_check CHECK (is_used),
  constraint postcode_directory_pkey PRIMARY KEY (is_used)
);

create table postcode_import (
  is_latest boolean not null default true,
  id uuid not null,
  state text not null,
  file_name text not null,
  bytes integer not null,
  received integer not null default 0,
  share real not null default 0,
  postcodes integer not null default 0,
  skipped integer not null default 0,
  bad_rows integer not null default 0,
  first_bad_row text not null default ''::text,
  is_cancelled boolean not null default false,
  problem text not null default ''::text,
  started_at timestamp with time zone not null default now(),
  touched_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint postcode_import_is_latest_check CHECK (is_latest),
  constraint postcode_import_pkey PRIMARY KEY (is_latest),
  constraint postcode_import_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'waiting'::text, 'running'::text, 'done'::text, 'refused'::text, 'cancelled'::text, 'interrupted'::text])))
);

create table postcode_point (
  postcode text collate "C" not null,
  lat integer not null,
  lng integer not null,
  constraint postcode_point_pkey PRIMARY KEY (postcode)
);

create unlogged table process_heartbeat (
  id uuid not null,
  kind text not null,
  version text not null,
  host text not null,
  memory_bytes bigint not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null default now(),
  key_ids text[],
  constraint process_heartbeat_host_check CHECK ((char_length(host) <= 63)),
  constraint process_heartbeat_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'web'::text, 'worker'::text]))),
  constraint process_heartbeat_pkey PRIMARY KEY (id),
  constraint process_heartbeat_version_check CHECK ((char_length(version) <= 50))
);
CREATE INDEX process_heartbeat_by_time ON process_heartbeat USING btree (seen_at);

create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone default now(),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash)
);

create table renter_profile (
  account_id uuid not null,
  move_in_date date,
  people smallint,
  employment text,
  pets text not null,
  note text not null,
  updated_at timestamp with time zone not null default now(),
  constraint renter_profile_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint renter_profile_employment_check CHECK ((employment = ANY (ARRAY['full-time'::text, 'part-time'::text, 'self-employed'::text, 'student'::text, 'retired'::text, 'between-jobs'::text, 'other'::text]))),
  constraint renter_profile_people_check CHECK (((people >= 1) AND (people <= 20))),
  constraint renter_profile_pkey PRIMARY KEY (account_id)
);

create table repeated_sign_up (
  email_key text not null,
  account_id uuid not null,
  email text not null,
  password_hash text not null,
  code_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint repeated_sign_up_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint repeated_sign_up_pkey PRIMARY KEY (email_key)
);
CREATE INDEX repeated_sign_up_by_age ON repeated_sign_up USING btree (created_at);
CREATE INDEX repeated_sign_up_of_account ON repeated_sign_up USING btree (account_id);

create table reply_template (
  id uuid not null,
  account_id uuid not null,
  title text not null,
  content text not null,
  updated_at timestamp with time zone not null default now(),
  constraint reply_template_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint reply_template_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 2000))),
  constraint reply_template_pkey PRIMARY KEY (id),
  constraint reply_template_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)))
);
CREATE INDEX reply_template_of_account ON reply_template USING btree (account_id, id);

create table report (
  id uuid not null,
  target_id uuid not null,
  reporter_id uuid,
  type text not null,
  reason text not null,
  description text not null,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  outcome text,
  decision_id uuid,
  conversation_id uuid,
  about text,
  shared_up_to integer,
  messages_read_at timestamp with time zone,
  constraint report_about_check CHECK ((about = ANY (ARRAY['message'::text, 'conversation'::text]))),
  constraint report_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES report_decision(id) ON DELETE CASCADE,
  constraint report_is_open_or_decided CHECK ((num_nonnulls(closed_at, outcome, decision_id) = ANY (ARRAY[0, 3]))),
  constraint report_outcome_check CHECK ((outcome = ANY (ARRAY['dismissed'::text, 'upheld'::text]))),
  constraint report_pkey PRIMARY KEY (id),
  constraint report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint report_shared_up_to_check CHECK ((shared_up_to >= 1)),
  constraint report_shares_all_or_nothing CHECK ((num_nonnulls(conversation_id, about, shared_up_to) = ANY (ARRAY[0, 3]))),
  constraint report_target_id_fkey FOREIGN KEY (target_id) REFERENCES reported_target(id) ON DELETE CASCADE,
  constraint report_type_check CHECK ((type = ANY (ARRAY['property'::text, 'user'::text, 'listing'::text])))
);
CREATE INDEX report_by_time ON report USING btree (created_at);
CREATE INDEX report_of_conversation ON report USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX report_of_decision ON report USING btree (decision_id, id DESC) WHERE (decision_id IS NOT NULL);
CREATE INDEX report_of_reporter ON report USING btree (reporter_id, id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX report_open_of_target ON report USING btree (target_id, id DESC) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX report_open_once ON report USING btree (reporter_id, target_id, type, COALESCE(conversation_id, target_id), COALESCE(shared_up_to, 0)) WHERE (closed_at IS NULL);
CREATE INDEX report_with_messages ON report USING btree (target_id) WHERE (about IS NOT NULL);

create table report_decision (
  id uuid not null,
  target_id uuid not null,
  decision text not null,
  outcome text not null,
  reason text not null,
  last_report_id uuid not null,
  reports integer not null,
  decided_by uuid,
  decided_at timestamp with time zone not null default clock_timestamp(),
  constraint report_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint report_decision_decision_check CHECK ((decision = ANY (ARRAY['dismiss'::text, 'hide-listing'::text, 'suspend-user'::text]))),
  constraint report_decision_outcome_check CHECK ((outcome = ANY (ARRAY['dismissed'::text, 'upheld'::text]))),
  constraint report_decision_pkey PRIMARY KEY (id),
  constraint report_decision_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint report_decision_reports_check CHECK ((reports >= 1)),
  constraint report_decision_target_id_fkey FOREIGN KEY (target_id) REFERENCES reported_target(id) ON DELETE CASCADE
);
CREATE INDEX report_decision_by_time ON report_decision USING btree (decided_at);
CREATE INDEX report_decision_of_admin ON report_decision USING btree (decided_by);
CREATE INDEX report_decision_of_target ON report_decision USING btree (target_id, id DESC);

create table reported_target (
  id uuid not null,
  listing_id uuid,
  account_id uuid,
  open_reporters integer not null default 0,
  last_report_id uuid,
  constraint reported_target_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint reported_target_account_id_key UNIQUE (account_id),
  constraint reported_target_check CHECK (((num_nonnulls(listing_id, account_id) = 1) AND (id = COALESCE(listing_id, account_id)))),
  constraint reported_target_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint reported_target_listing_id_key UNIQUE (listing_id),
  constraint reported_target_pkey PRIMARY KEY (id)
);
CREATE INDEX reported_target_queue ON reported_target USING btree (open_reporters DESC, last_report_id DESC) WHERE (open_reporters > 0);

create table review_claim (
  target_id uuid not null,
  account_id uuid not null,
  claimed_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint review_claim_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint review_claim_pkey PRIMARY KEY (target_id)
);
CREATE INDEX review_claim_expires ON review_claim USING btree (expires_at);
CREATE INDEX review_claim_of_account ON review_claim USING btree (account_id);

create table saved_homes_link (
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  stops text not null default 'saved-homes'::text,
  constraint saved_homes_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint saved_homes_link_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX saved_homes_link_by_age ON saved_homes_link USING btree (created_at);
CREATE INDEX saved_homes_link_of_account ON saved_homes_link USING btree (account_id);

create table saved_search (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  search text not null,
  frequency text not null,
  created_at timestamp with time zone not null default now(),
  min_bath_halves smallint not null,
  available_by date not null,
  west integer not null,
  south integer not null,
  east integer not null,
  north integer not null,
  words text not null,
  any_flags bigint[] not null,
  shapes polygon[] not null default '{}'::polygon[],
  travel_circles circle[] not null default '{}'::circle[],
  travel_polygons polygon[] not null default '{}'::polygon[],
  available_from date not null default '0001-01-01'::date,
  added_days smallint,
  added_since timestamp with time zone,
  constraint saved_search_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint saved_search_added_days_check CHECK ((added_days > 0)),
  constraint saved_search_frequency_check CHECK ((frequency = ANY (ARRAY['none'::text, 'instant'::text, 'daily'::text, 'weekly'::text]))),
  constraint saved_search_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX saved_search_content ON saved_search USING btree (account_id, search);
CREATE INDEX saved_search_of_account ON saved_search USING btree (account_id, id DESC);

create table saved_search_key (
  key text collate "C" not null,
  search_id uuid not null,
  account_id uuid not null,
  writes boolean not null,
  min_rent_pence integer not null,
  max_rent_pence integer not null,
  type_flags bigint not null,
  excluded_flags bigint not null,
  required_flags bigint not null,
  min_bedrooms smallint not null,
  reach circle,
  asks_more boolean not null,
  max_bedrooms smallint not null,
  constraint saved_search_key_pkey PRIMARY KEY (key, search_id) INCLUDE (account_id, writes, min_rent_pence, max_rent_pence, type_flags, required_flags, excluded_flags, min_bedrooms, max_bedrooms, reach, asks_more),
  constraint saved_search_key_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_search(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_key_of_search ON saved_search_key USING btree (search_id);

create table schema_migration (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table search_flag (
  name text collate "C" not null,
  position smallint not null,
  is_filled boolean not null default false,
  constraint search_flag_pkey PRIMARY KEY (name),
  constraint search_flag_position_check CHECK ((("position" >= 0) AND ("position" <= 62))),
  constraint search_flag_position_key UNIQUE ("position")
);

create table second_step (
  account_id uuid not null,
  secret_key text not null,
  enabled_at timestamp with time zone,
  last_step integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint second_step_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint second_step_pkey PRIMARY KEY (account_id)
);
CREATE INDEX second_step_readable ON second_step USING btree (account_id) WHERE (secret_key !~~ 'enc1:%'::text);

create table secret (
  name text not null,
  value text not null,
  constraint secret_pkey PRIMARY KEY (name)
);

create table security_link (
  token_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint security_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint security_link_pkey PRIMARY KEY (token_hash),
  constraint security_link_purpose_check CHECK ((purpose = ANY (ARRAY['not-me'::text, 'review'::text])))
);
CREATE INDEX security_link_expiry ON security_link USING btree (expires_at);
CREATE INDEX security_link_of_account ON security_link USING btree (account_id, created_at);

create table session (
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  device text not null default 'Unknown device'::text,
  last_used_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone not null default now(),
  two_step boolean not null default false,
  network text not null default ''::text,
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint session_device_check CHECK ((char_length(device) <= 60)),
  constraint session_network_check CHECK ((char_length(network) <= 60)),
  constraint session_pkey PRIMARY KEY (token_hash)
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX session_expiry ON session USING btree (expires_at);
CREATE UNIQUE INDEX session_id ON session USING btree (id);
CREATE INDEX session_of_account ON session USING btree (account_id, created_at DESC);

create table shared_message (
  report_id uuid not null,
  number integer not null,
  sender text not null,
  content text not null,
  attachments text not null default ''::text,
  sent_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint shared_message_content_check CHECK ((char_length(content) <= 4000)),
  constraint shared_message_number_check CHECK ((number >= 1)),
  constraint shared_message_pkey PRIMARY KEY (report_id, number),
  constraint shared_message_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id) ON DELETE CASCADE,
  constraint shared_message_sender_check CHECK ((sender = ANY (ARRAY['tenant'::text, 'landlord'::text, 'agent'::text])))
);
CREATE INDEX shared_message_by_decision ON shared_message USING btree (decided_at) WHERE (decided_at IS NOT NULL);

create table sign_in_challenge (
  token_hash bytea not null,
  kind text not null,
  account_id uuid,
  remember_me boolean not null default false,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint sign_in_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sign_in_challenge_kind_check CHECK ((kind = ANY (ARRAY['second-step'::text, 'passkey-use'::text, 'passkey-creation'::text]))),
  constraint sign_in_challenge_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sign_in_challenge_expires ON sign_in_challenge USING btree (expires_at);
CREATE INDEX sign_in_challenge_of_account ON sign_in_challenge USING btree (account_id);

create table sign_in_event (
  id uuid not null,
  account_id uuid,
  kind text not null,
  at timestamp with time zone not null default now(),
  device text not null,
  network text not null,
  constraint sign_in_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sign_in_event_device_check CHECK ((char_length(device) <= 60)),
  constraint sign_in_event_network_check CHECK ((char_length(network) <= 60)),
  constraint sign_in_event_pkey PRIMARY KEY (id)
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX sign_in_event_by_time ON sign_in_event USING btree (at);
CREATE INDEX sign_in_event_of_account ON sign_in_event USING btree (account_id, id DESC);

create table suspension_report (
  measure_id uuid not null,
  target_id uuid not null,
  last_report_id uuid not null,
  constraint suspension_report_measure_id_fkey FOREIGN KEY (measure_id) REFERENCES measure(id) ON DELETE CASCADE,
  constraint suspension_report_pkey PRIMARY KEY (measure_id, target_id),
  constraint suspension_report_target_id_fkey FOREIGN KEY (target_id) REFERENCES reported_target(id) ON DELETE CASCADE
);
CREATE INDEX suspension_report_of_target ON suspension_report USING btree (target_id);

create table team_departure (
  account_id uuid not null,
  person_id uuid not null,
  left_at timestamp with time zone not null default now(),
  invited_by uuid,
  invited_at timestamp with time zone,
  constraint team_departure_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_departure_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint team_departure_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_departure_pkey PRIMARY KEY (account_id, person_id)
);
CREATE INDEX team_departure_by_sender ON team_departure USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX team_departure_by_time ON team_departure USING btree (left_at);
CREATE INDEX team_departure_of_person ON team_departure USING btree (person_id);

create table team_invitation (
  id uuid not null,
  account_id uuid not null,
  email text not null,
  email_key text not null,
  role text not null,
  branch_id uuid,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  invited_by uuid,
  constraint team_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_invitation_branch FOREIGN KEY (account_id, branch_id) REFERENCES branch(account_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint team_invitation_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id) ON DELETE SET NULL,
  constraint team_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_invitation_once UNIQUE (account_id, email_key),
  constraint team_invitation_pkey PRIMARY KEY (id),
  constraint team_invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'negotiator'::text, 'viewer'::text]))),
  constraint team_invitation_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX team_invitation_by_sender ON team_invitation USING btree (invited_by);
CREATE INDEX team_invitation_expiry ON team_invitation USING btree (expires_at);

create table team_member (
  person_id uuid not null,
  account_id uuid not null,
  role text not null,
  branch_id uuid,
  joined_at timestamp with time zone not null default now(),
  invited_by uuid,
  invited_at timestamp with time zone,
  constraint team_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_member_branch FOREIGN KEY (account_id, branch_id) REFERENCES branch(account_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint team_member_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id) ON DELETE SET NULL,
  constraint team_member_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint team_member_not_self CHECK ((person_id <> account_id)),
  constraint team_member_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_member_pkey PRIMARY KEY (person_id),
  constraint team_member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'negotiator'::text, 'viewer'::text])))
);
CREATE INDEX team_member_by_sender ON team_member USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX team_member_of_account ON team_member USING btree (account_id);

create table tenant_preference (
  account_id uuid not null,
  max_budget_pence integer,
  preferred_area text,
  property_type text,
  move_in_date date,
  must_haves text[] not null default '{}'::text[],
  min_bedrooms smallint,
  wants_parking boolean not null default false,
  wants_pets boolean not null default false,
  constraint tenant_preference_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint tenant_preference_min_bedrooms_check CHECK (((min_bedrooms >= 1) AND (min_bedrooms <= 50))),
  constraint tenant_preference_must_haves_check CHECK ((cardinality(must_haves) <= 50)),
  constraint tenant_preference_pkey PRIMARY KEY (account_id),
  constraint tenant_preference_property_type_check CHECK ((property_type = ANY (ARRAY['flat'::text, 'house'::text, 'studio'::text, 'room'::text])))
);

create unlogged table throttle (
  bucket text not null,
  subject bytea not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint throttle_pkey PRIMARY KEY (bucket, subject)
);
CREATE INDEX throttle_age ON throttle USING btree (window_start);

create table ticket (
  id uuid not null,
  reference text not null,
  account_id uuid,
  name text not null,
  email text not null,
  user_type text not null,
  subject text not null,
  priority text not null,
  status text not null default 'open'::text,
  message text not null,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'help'::text,
  email_key text not null,
  assignee_id uuid,
  asked_at timestamp(3) with time zone,
  moved_at timestamp with time zone not null default now(),
  constraint ticket_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint ticket_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint ticket_kind_check CHECK ((kind = ANY (ARRAY['help'::text, 'data-complaint'::text]))),
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text]))),
  constraint ticket_reference_key UNIQUE (reference),
  constraint ticket_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in-progress'::text, 'waiting'::text, 'resolved'::text, 'closed'::text]))),
  constraint ticket_subject_check CHECK ((subject = ANY (ARRAY['account'::text, 'listing'::text, 'application'::text, 'billing'::text, 'technical'::text, 'other'::text]))),
  constraint ticket_user_type_check CHECK ((user_type = ANY (ARRAY['tenant'::text, 'landlord'::text, 'agent'::text, 'other'::text])))
);
CREATE INDEX ticket_asked ON ticket USING btree (asked_at, id) WHERE (asked_at IS NOT NULL);
CREATE INDEX ticket_by_clock ON ticket USING btree (status, moved_at) WHERE (status = ANY (ARRAY['waiting'::text, 'resolved'::text, 'closed'::text]));
CREATE INDEX ticket_complaint ON ticket USING btree (id DESC) WHERE (kind = 'data-complaint'::text);
CREATE INDEX ticket_of_account ON ticket USING btree (account_id, id DESC);
CREATE INDEX ticket_of_address ON ticket USING btree (email_key, id DESC);
CREATE INDEX ticket_of_assignee ON ticket USING btree (assignee_id, id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX ticket_of_status ON ticket USING btree (status, id DESC);
CREATE INDEX ticket_open ON ticket USING btree (id) WHERE (status = 'open'::text);

create table ticket_message (
  id uuid not null,
  ticket_id uuid not null,
  by text not null,
  author_id uuid,
  content text not null,
  created_at timestamp with time zone not null default now(),
  constraint ticket_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint ticket_message_by_check CHECK ((by = ANY (ARRAY['sender'::text, 'desk'::text]))),
  constraint ticket_message_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 5000))),
  constraint ticket_message_pkey PRIMARY KEY (id),
  constraint ticket_message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE
);
CREATE INDEX ticket_message_of_author ON ticket_message USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX ticket_message_of_ticket ON ticket_message USING btree (ticket_id, id);

create table unsubscribe_token (
  token_hash bytea not null,
  search_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint unsubscribe_token_pkey PRIMARY KEY (token_hash),
  constraint unsubscribe_token_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_search(id) ON DELETE CASCADE
);
CREATE INDEX unsubscribe_token_age ON unsubscribe_token USING btree (created_at);
CREATE INDEX unsubscribe_token_of_search ON unsubscribe_token USING btree (search_id);

create unlogged table view_salt (
  day date not null,
  salt bytea not null,
  constraint view_salt_pkey PRIMARY KEY (day)
);

create unlogged table view_seen (
  day date not null,
  visitor_hash bytea not null,
  constraint view_seen_pkey PRIMARY KEY (day, visitor_hash)
);

create table viewing (
  id uuid not null,
  slot_id uuid not null,
  listing_id uuid not null,
  tenant_id uuid not null,
  lister_id uuid not null,
  status text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_coming boolean not null,
  sequence integer not null default 0,
  is_late boolean not null default false,
  is_struck boolean not null default false,
  confirmed_at timestamp with time zone,
  note text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  assigned_to uuid,
  move_slot_id uuid,
  mode text,
  undo_status text,
  undo_until timestamp with time zone,
  ended_by text,
  ended_step text,
  ended_status text,
  constraint viewing_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES account(id) ON DELETE SET NULL,
  constraint viewing_check CHECK (((NOT is_coming) OR (status = ANY (ARRAY['booked'::text, 'rescheduled'::text, 'move-suggested'::text])))),
  constraint viewing_ended_by_check CHECK ((ended_by = ANY (ARRAY['moderator'::text, 'letfair'::text]))),
  constraint viewing_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint viewing_mode_check CHECK ((mode = ANY (ARRAY['in-person'::text, 'video'::text]))),
  constraint viewing_move_slot_id_fkey FOREIGN KEY (move_slot_id) REFERENCES viewing_slot(id) ON DELETE SET NULL,
  constraint viewing_note_check CHECK ((char_length(note) <= 500)),
  constraint viewing_pkey PRIMARY KEY (id),
  constraint viewing_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES viewing_slot(id) ON DELETE CASCADE,
  constraint viewing_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'booked'::text, 'rescheduled'::text, 'move-suggested'::text, 'happened'::text, 'cancelled-by-tenant'::text, 'cancelled-by-lister'::text, 'no-show-tenant'::text, 'no-show-lister'::text]))),
  constraint viewing_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_undo_check CHECK (((undo_status IS NULL) = (undo_until IS NULL))),
  constraint viewing_undo_status_check CHECK ((undo_status = ANY (ARRAY['proposed'::text, 'booked'::text, 'rescheduled'::text, 'move-suggested'::text])))
);
CREATE INDEX viewing_by_person ON viewing USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX viewing_moving_to ON viewing USING btree (move_slot_id) WHERE (move_slot_id IS NOT NULL);
CREATE INDEX viewing_of_lister ON viewing USING btree (lister_id, starts_at, id);
CREATE INDEX viewing_of_listing ON viewing USING btree (listing_id, starts_at, id);
CREATE INDEX viewing_of_slot ON viewing USING btree (slot_id);
CREATE INDEX viewing_of_tenant ON viewing USING btree (tenant_id, starts_at, id);
CREATE UNIQUE INDEX viewing_one_coming ON viewing USING btree (tenant_id, listing_id) WHERE is_coming;

create table viewing_contest (
  id uuid not null,
  account_id uuid not null,
  content text not null,
  status text not null,
  reason text not null default ''::text,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint viewing_contest_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_contest_content_check CHECK ((char_length(content) <= 1000)),
  constraint viewing_contest_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint viewing_contest_id_fkey FOREIGN KEY (id) REFERENCES viewing(id) ON DELETE CASCADE,
  constraint viewing_contest_pkey PRIMARY KEY (id),
  constraint viewing_contest_reason_check CHECK ((char_length(reason) <= 500)),
  constraint viewing_contest_status_check CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'struck'::text])))
);
CREATE INDEX viewing_contest_decided_by ON viewing_contest USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX viewing_contest_of_account ON viewing_contest USING btree (account_id);
CREATE INDEX viewing_contest_open ON viewing_contest USING btree (created_at, id) WHERE (status = 'open'::text);

create table viewing_feed (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint viewing_feed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_feed_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint viewing_feed_pkey PRIMARY KEY (account_id),
  constraint viewing_feed_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX viewing_feed_by_person ON viewing_feed USING btree (created_by) WHERE (created_by IS NOT NULL);

create table viewing_link (
  token_hash bytea not null,
  viewing_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint viewing_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_link_pkey PRIMARY KEY (token_hash),
  constraint viewing_link_viewing_id_fkey FOREIGN KEY (viewing_id) REFERENCES viewing(id) ON DELETE CASCADE
);
CREATE INDEX viewing_link_by_age ON viewing_link USING btree (created_at);
CREATE INDEX viewing_link_of_account ON viewing_link USING btree (account_id);
CREATE INDEX viewing_link_of_viewing ON viewing_link USING btree (viewing_id);

create table viewing_notice (
  id uuid not null,
  event text not null,
  listing_id uuid not null,
  tenant_id uuid not null,
  viewing_id uuid,
  slot_id uuid,
  note text not null,
  created_at timestamp with time zone not null default now(),
  forgotten jsonb not null default '[]'::jsonb,
  constraint viewing_notice_forgotten_check CHECK ((octet_length((forgotten)::text) <= 5000)),
  constraint viewing_notice_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint viewing_notice_note_check CHECK ((char_length(note) <= 500)),
  constraint viewing_notice_pkey PRIMARY KEY (id),
  constraint viewing_notice_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES viewing_slot(id) ON DELETE CASCADE,
  constraint viewing_notice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_notice_viewing_id_fkey FOREIGN KEY (viewing_id) REFERENCES viewing(id) ON DELETE CASCADE
);
CREATE INDEX viewing_notice_by_age ON viewing_notice USING btree (created_at);
CREATE INDEX viewing_notice_of_listing ON viewing_notice USING btree (listing_id);
CREATE INDEX viewing_notice_of_slot ON viewing_notice USING btree (slot_id);
CREATE INDEX viewing_notice_of_tenant ON viewing_notice USING btree (tenant_id);
CREATE INDEX viewing_notice_of_viewing ON viewing_notice USING btree (viewing_id);

create table viewing_reminder (
  viewing_id uuid not null,
  kind text not null,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint viewing_reminder_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hours'::text, 'after'::text]))),
  constraint viewing_reminder_pkey PRIMARY KEY (viewing_id, kind),
  constraint viewing_reminder_viewing_id_fkey FOREIGN KEY (viewing_id) REFERENCES viewing(id) ON DELETE CASCADE
);
CREATE INDEX viewing_reminder_due ON viewing_reminder USING btree (due_at) WHERE (sent_at IS NULL);

create table viewing_slot (
  id uuid not null,
  listing_id uuid not null,
  lister_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  capacity smallint not null,
  taken smallint not null default 0,
  source text not null,
  reserved_for uuid,
  may_overlap boolean not null,
  withdrawn_at timestamp with time zone,
  constraint viewing_slot_apart EXCLUDE USING gist (lister_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((NOT may_overlap) AND ((withdrawn_at IS NULL) OR (taken > 0)))),
  constraint viewing_slot_capacity_check CHECK (((capacity >= 1) AND (capacity <= 20))),
  constraint viewing_slot_check CHECK ((ends_at > starts_at)),
  constraint viewing_slot_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_slot_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint viewing_slot_not_overbooked CHECK (((taken >= 0) AND (taken <= capacity))),
  constraint viewing_slot_pkey PRIMARY KEY (id),
  constraint viewing_slot_reserved_for_fkey FOREIGN KEY (reserved_for) REFERENCES account(id) ON DELETE CASCADE,
  constraint viewing_slot_source_check CHECK ((source = ANY (ARRAY['weekly'::text, 'single'::text, 'proposed'::text])))
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX viewing_slot_not_booked ON viewing_slot USING btree (starts_at) WHERE (taken = 0);
CREATE INDEX viewing_slot_of_lister ON viewing_slot USING btree (lister_id, starts_at);
CREATE INDEX viewing_slot_of_listing ON viewing_slot USING btree (listing_id, starts_at);
CREATE UNIQUE INDEX viewing_slot_once ON viewing_slot USING btree (listing_id, starts_at) WHERE ((withdrawn_at IS NULL) AND (reserved_for IS NULL));
CREATE INDEX viewing_slot_reserved_for ON viewing_slot USING btree (reserved_for) WHERE (reserved_for IS NOT NULL);

create table viewing_times (
  listing_id uuid not null,
  minutes smallint not null,
  gap_minutes smallint not null,
  capacity smallint not null,
  mode text not null,
  video_link text not null,
  notice_hours smallint not null,
  meeting_place text not null,
  notes text not null,
  meets text not null,
  allows_overlap boolean not null,
  pattern jsonb not null,
  extended_to date not null,
  updated_at timestamp with time zone not null default now(),
  constraint viewing_times_capacity_check CHECK (((capacity >= 1) AND (capacity <= 20))),
  constraint viewing_times_gap_minutes_check CHECK (((gap_minutes >= 0) AND (gap_minutes <= 120))),
  constraint viewing_times_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint viewing_times_meeting_place_check CHECK ((char_length(meeting_place) <= 200)),
  constraint viewing_times_meets_check CHECK ((char_length(meets) <= 100)),
  constraint viewing_times_minutes_check CHECK (((minutes >= 10) AND (minutes <= 180))),
  constraint viewing_times_mode_check CHECK ((mode = ANY (ARRAY['in-person'::text, 'video'::text, 'both'::text]))),
  constraint viewing_times_notes_check CHECK ((char_length(notes) <= 1000)),
  constraint viewing_times_notice_hours_check CHECK (((notice_hours >= 0) AND (notice_hours <= 168))),
  constraint viewing_times_pattern_check CHECK ((octet_length((pattern)::text) <= 20000)),
  constraint viewing_times_pkey PRIMARY KEY (listing_id),
  constraint viewing_times_video_link_check CHECK ((char_length(video_link) <= 500))
);
CREATE INDEX viewing_times_to_extend ON viewing_times USING btree (extended_to, listing_id);

create table viewing_waiting (
  id uuid not null,
  listing_id uuid not null,
  tenant_id uuid not null,
  slot_id uuid,
  offered_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint viewing_waiting_check CHECK (((slot_id IS NULL) OR (offered_until IS NOT NULL))),
  constraint viewing_waiting_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint viewing_waiting_listing_id_tenant_id_key UNIQUE (listing_id, tenant_id),
  constraint viewing_waiting_pkey PRIMARY KEY (id),
  constraint viewing_waiting_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES viewing_slot(id) ON DELETE SET NULL,
  constraint viewing_waiting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX viewing_waiting_of_listing ON viewing_waiting USING btree (listing_id, id);
CREATE INDEX viewing_waiting_of_slot ON viewing_waiting USING btree (slot_id) WHERE (slot_id IS NOT NULL);
CREATE INDEX viewing_waiting_of_tenant ON viewing_waiting USING btree (tenant_id, id);
CREATE INDEX viewing_waiting_offered ON viewing_waiting USING btree (offered_until) WHERE (offered_until IS NOT NULL);

create table web_asset (
  name text not null,
  content bytea not null,
  is_gzipped boolean not null,
  served_at timestamp with time zone not null default now(),
  constraint web_asset_name_check CHECK ((length(name) <= 200)),
  constraint web_asset_pkey PRIMARY KEY (name)
);
CREATE INDEX web_asset_by_time ON web_asset USING btree (served_at);

create table webhook (
  id uuid not null,
  account_id uuid not null,
  url text not null,
  secret_key text not null,
  events text[] not null,
  created_at timestamp with time zone not null default now(),
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_by text,
  created_by uuid,
  set_by uuid,
  set_at timestamp with time zone not null default now(),
  disabled_why text,
  secret_unreadable_at timestamp with time zone,
  constraint webhook_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint webhook_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint webhook_disabled_by_check CHECK ((disabled_by = ANY (ARRAY['owner'::text, 'failures'::text]))),
  constraint webhook_disabled_whole CHECK (((disabled_at IS NULL) = (disabled_by IS NULL))),
  constraint webhook_disabled_why_check CHECK ((disabled_why = ANY (ARRAY['person-left'::text, 'taken-back'::text]))),
  constraint webhook_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 10))),
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_secret_key_check CHECK (((char_length(secret_key) >= 20) AND (char_length(secret_key) <= 300))),
  constraint webhook_set_by_fkey FOREIGN KEY (set_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint webhook_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 500)))
);
CREATE INDEX webhook_by_person ON webhook USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX webhook_by_setter ON webhook USING btree (set_by) WHERE (set_by IS NOT NULL);
CREATE INDEX webhook_of_account ON webhook USING btree (account_id, id);
CREATE INDEX webhook_readable ON webhook USING btree (id) WHERE (secret_key !~~ 'enc1:%'::text);
CREATE INDEX webhook_secret_unreadable ON webhook USING btree (id) WHERE (secret_unreadable_at IS NOT NULL);

create table webhook_attempt (
  delivery_id uuid not null,
  number smallint not null,
  at timestamp with time zone not null default now(),
  duration_ms integer not null,
  status smallint,
  problem text,
  answer text not null default ''::text,
  constraint webhook_attempt_answer_check CHECK ((char_length(answer) <= 500)),
  constraint webhook_attempt_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE,
  constraint webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint webhook_attempt_number_check CHECK ((number >= 1)),
  constraint webhook_attempt_pkey PRIMARY KEY (delivery_id, number),
  constraint webhook_attempt_problem_check CHECK (((char_length(problem) >= 1) AND (char_length(problem) <= 40)))
);

create table webhook_delivery (
  id uuid not null,
  webhook_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'waiting'::text,
  attempts smallint not null default 0,
  next_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint webhook_delivery_attempts_check CHECK ((attempts >= 0)),
  constraint webhook_delivery_body_check CHECK (((char_length(body) >= 2) AND (char_length(body) <= 2000))),
  constraint webhook_delivery_event_check CHECK (((char_length(event) >= 1) AND (char_length(event) <= 40))),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given-up'::text]))),
  constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX webhook_delivery_by_age ON webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_of_webhook ON webhook_delivery USING btree (webhook_id, id DESC);
CREATE INDEX webhook_delivery_waiting ON webhook_delivery USING btree (webhook_id, next_at) WHERE (state = 'waiting'::text);

CREATE OR REPLACE FUNCTION add_to_view_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into listing_view_total as total (listing_id, views)
      select listing_id, sum(views)::int from added group by listing_id
      on conflict (listing_id) do update set views = total.views + excluded.views;
  elsif tg_op = 'UPDATE' then
    update listing_view_total total set views = total.views + change.views
      from (
        select listing_id, sum(views)::int as views
        from (select listing_id, views from added union all select listing_id, -views from removed) both_sides
        group by listing_id
      ) change
      where total.listing_id = change.listing_id and change.views <> 0;
  else
    update listing_view_total total set views = total.views - change.views
      from (select listing_id, sum(views)::int as views from removed group by listing_id) change
      where total.listing_id = change.listing_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION card_of(id uuid, title text, status text, rent_pence integer, bedrooms smallint, bathrooms real, property_type text, city text, outcode text, postcode text, available_date date, features text[], information jsonb, photos smallint, published_at timestamp with time zone)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE
RETURN json_build_object('id', id, 'title', title, 'status', status, 'rent_pence', rent_pence, 'bedrooms', bedrooms, 'bathrooms', bathrooms, 'property_type', property_type, 'city', city, 'outcode', outcode, 'postcode', postcode, 'available_date', available_date, 'features', (features)[1:3], 'information', CASE WHEN (cardinality(features) < 3) THEN jsonb_strip_nulls(jsonb_build_object('councilTaxBand', (information -> 'councilTaxBand'::text), 'epcRating', (information -> 'epcRating'::text), 'leaseLength', (information -> 'leaseLength'::text), 'billsIncluded', (information -> 'billsIncluded'::text), 'utilitiesIncluded', (information -> 'utilitiesIncluded'::text), 'fireSafetyFeatures', (information -> 'fireSafetyFeatures'::text), 'accessibilityFeatures', (information -> 'accessibilityFeatures'::text))) ELSE NULL::jsonb END, 'said', jsonb_strip_nulls(jsonb_build_object('floor', NULLIF((information ->> 'floor'::text), ''::text))), 'photos', photos, 'published_at', (floor((EXTRACT(epoch FROM published_at) * (1000)::numeric)))::bigint);

CREATE OR REPLACE FUNCTION count_account(person account, change integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into account_count (users, verified, suspended)
    select change, change * (person.verified_at is not null and person.pending_email is null)::int,
      change * (person.suspended_at is not null)::int
    where person.erased_at is null
$function$;

CREATE OR REPLACE FUNCTION count_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform count_account(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_account(new, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_live_listing(listing listing_search, change integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into live_listing_totals (region, property_type, bedrooms, rent_pence, listings, flag_counts)
    values (listing.region, listing.property_type, listing.bedrooms, listing.rent_pence, change,
      array(select change * (listing.flags >> position & 1)::integer from search_flag order by position));
$function$;

CREATE OR REPLACE FUNCTION count_live_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' or (old.region, old.lat, old.lng) is distinct from (new.region, new.lat, new.lng) then
    if tg_op <> 'INSERT' then perform count_live_map_listing(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_map_listing(new, 1); end if;
  end if;
  if tg_op <> 'UPDATE' or (old.region, old.property_type, old.bedrooms, old.rent_pence, old.flags)
      is distinct from (new.region, new.property_type, new.bedrooms, new.rent_pence, new.flags) then
    if tg_op <> 'INSERT' then perform count_live_listing(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_live_listing(new, 1); end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_live_map_listing(listing listing_search, change integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  -- Those without a place are counted in a cell off the map.
  insert into live_map_totals (region, lat_cell, lng_cell, listings, lat_sum, lng_sum)
    values (listing.region, coalesce(listing.lat, 0) / 312500, (coalesce(listing.lng, -90000000) + 90000000) / 287500,
      change, change * coalesce(listing.lat, 0)::bigint, change * coalesce(listing.lng, 0)::bigint);
$function$;

CREATE OR REPLACE FUNCTION cover_of(id uuid, caption text, width integer, height integer, widths integer[], placeholder text)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE
RETURN json_build_object('id', id, 'caption', caption, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder);

CREATE OR REPLACE FUNCTION keep_first_rents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_rent (listing_id, rent_pence, since)
    select id, rent_pence, coalesce(published_at, now()) from changed where status = 'live';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_rent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  latest listing_rent;
begin
  select * into latest from listing_rent where listing_id = new.id order by id desc limit 1;
  if new.status = 'live' and latest.rent_pence = new.rent_pence then
    update listing_rent set until = null where id = latest.id and until is not null;
  else
    update listing_rent set until = now() where id = latest.id and until is null;
    if new.status = 'live' then
      insert into listing_rent (listing_id, rent_pence, since)
        values (new.id, new.rent_pence, case when latest.id is null then coalesce(new.published_at, now()) else now() end);
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.waits_for_lister := new.lister_unread > old.lister_unread;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION key_to_encrypt_with()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(5238171102);
  return (select encryption_key.id from encryption_key, installation where is_current and encrypts_since is not null);
end
$function$;

CREATE OR REPLACE FUNCTION listings_alike(lister uuid, bands integer[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select alike.listing_id from (
      select every.listing_id, every.account_id, 1.0 / count(*) over (partition by every.band) as weight from (
        (select 1 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_1 = bands[1] limit 50)
        union all
        (select 2 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_2 = bands[2] limit 50)
        union all
        (select 3 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_3 = bands[3] limit 50)
        union all
        (select 4 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_4 = bands[4] limit 50)
        union all
        (select 5 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_5 = bands[5] limit 50)
        union all
        (select 6 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_6 = bands[6] limit 50)
        union all
        (select 7 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_7 = bands[7] limit 50)
        union all
        (select 8 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_8 = bands[8] limit 50)
        union all
        (select 9 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_9 = bands[9] limit 50)
        union all
        (select 10 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_10 = bands[10] limit 50)
        union all
        (select 11 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_11 = bands[11] limit 50)
        union all
        (select 12 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_12 = bands[12] limit 50)
        union all
        (select 13 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_13 = bands[13] limit 50)
        union all
        (select 14 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_14 = bands[14] limit 50)
        union all
        (select 15 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_15 = bands[15] limit 50)
        union all
        (select 16 as band, print.listing_id, print.account_id
          from listing_fingerprint print where print.band_16 = bands[16] limit 50)
      ) every
    ) alike
    where alike.account_id <> lister
    group by alike.listing_id
    order by sum(alike.weight) desc, alike.listing_id
    limit 10;
end
$function$;

CREATE OR REPLACE FUNCTION note_photos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Whoever else changes the same photographs has to be done before they are counted.
  perform from listing where id in (select listing_id from changed) order by id for no key update;
  update listing set photos = noted.photos, cover_id = noted.cover_id
    from (
      select id, count(photo_id) as photos, (array_agg(photo_id) filter (where position = 0))[1] as cover_id
      from (select distinct listing_id as id from changed) as listed
      left join listing_photo on listing_id = id
      group by id
    ) as noted
    where listing.id = noted.id
      and (listing.photos, listing.cover_id) is distinct from (noted.photos::smallint, noted.cover_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION notify_certificate_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('letfair_listings', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION notify_listing_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('letfair_listings', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit entries are written once';
end $function$;

CREATE OR REPLACE FUNCTION refuse_change_but_silence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.note <> '' or to_jsonb(new) - 'note' is distinct from to_jsonb(old) - 'note' then
    raise exception '% is written once', tg_table_name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION short_pieces(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select string_to_array($1, null) || array(
    select one || two from unnest(string_to_array($1, null), string_to_array(substr($1, 2), null)) as pair (one, two)
    where two is not null)
$function$;

CREATE OR REPLACE FUNCTION widen_district_bounds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A rebuild of the bounds waits for those who have written a home that it cannot see yet.
  perform pg_advisory_xact_lock_shared(5238171103);
  -- Looked up first, because an upsert would make the writers of a district wait for each other.
  if new.spot is not null and not exists (
    select from district_bounds where district = new.district
      and new.spot[0] between west and east and new.spot[1] between south and north
  ) then
    insert into district_bounds as known (district, west, south, east, north)
      values (new.district, floor(new.spot[0] / 1000) * 1000, floor(new.spot[1] / 1000) * 1000,
        ceil(new.spot[0] / 1000) * 1000, ceil(new.spot[1] / 1000) * 1000)
      on conflict (district) do update set west = least(known.west, excluded.west),
        south = least(known.south, excluded.south), east = greatest(known.east, excluded.east),
        north = greatest(known.north, excluded.north);
  end if;
  return null;
end $function$;
