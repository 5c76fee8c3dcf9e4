import type { SelectType } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Tables } from '../tables.ts';

/** What PostgreSQL may call a column of this TypeScript type; a question mark where it may be null. */
type PgType<T> = null extends T ? `${Named<NonNullable<T>>}?` : Named<T & {}>;
type Named<T> = [T] extends [string]
  ? 'uuid' | 'text' | 'date' | 'bigint' | 'circle' | 'tsvector'
  : [T] extends [number]
    ? 'integer' | 'smallint' | 'real'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [Date]
        ? 'timestamptz'
        : [T] extends [Buffer]
          ? 'bytea'
          : [T] extends [string[] | number[]]
            ? 'ARRAY'
            : [T] extends [{ readonly x: number }]
              ? 'point'
              : 'jsonb';

// A column that tables.ts has and this has not, or that is of another type there, does not compile.
const columns: { [T in keyof Tables]: { [C in keyof Tables[T]]: PgType<SelectType<Tables[T][C]>> } } = {
  account: {
    id: 'uuid',
    email: 'text',
    email_key: 'text',
    password_hash: 'text',
    first_name: 'text',
    last_name: 'text',
    phone: 'text',
    user_type: 'text',
    verified_at: 'timestamptz?',
    suspended_at: 'timestamptz?',
    suspension_reason: 'text?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    search_text: 'text',
  },
  tenant_preference: {
    account_id: 'uuid',
    max_budget_pence: 'integer?',
    preferred_area: 'text?',
    property_type: 'text?',
    move_in_date: 'date?',
  },
  agency: {
    account_id: 'uuid',
    company_name: 'text',
    license_number: 'text?',
    registration_number: 'text',
    trading_address: 'text',
  },
  landlord: { account_id: 'uuid', address: 'text' },
  session: { token_hash: 'bytea', account_id: 'uuid', created_at: 'timestamptz', expires_at: 'timestamptz' },
  email_verification: { account_id: 'uuid', code_hash: 'bytea', token_hash: 'bytea', expires_at: 'timestamptz' },
  password_reset: { account_id: 'uuid', token_hash: 'bytea', expires_at: 'timestamptz' },
  mail: {
    id: 'uuid',
    template: 'text',
    to_address: 'text',
    subject: 'text',
    text_body: 'text?',
    html_body: 'text?',
    unsubscribe_link: 'text?',
    created_at: 'timestamptz',
    sent_at: 'timestamptz?',
  },
  idempotency_key: {
    scope: 'text',
    key_hash: 'bytea',
    request_hash: 'bytea',
    answer: 'bytea?',
    created_at: 'timestamptz',
  },
  ticket: {
    id: 'uuid',
    reference: 'text',
    account_id: 'uuid?',
    name: 'text',
    email: 'text',
    user_type: 'text',
    subject: 'text',
    priority: 'text',
    status: 'text',
    message: 'text',
    created_at: 'timestamptz',
  },
  draft: {
    id: 'uuid',
    account_id: 'uuid',
    form: 'jsonb',
    version: 'integer',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  listing: {
    id: 'uuid',
    account_id: 'uuid',
    status: 'text',
    version: 'integer',
    title: 'text',
    description: 'text',
    line1: 'text',
    line2: 'text',
    city: 'text',
    county: 'text',
    postcode: 'text',
    outcode: 'text',
    nation: 'text?',
    rent_pence: 'integer',
    property_type: 'text',
    bedrooms: 'smallint',
    bathrooms: 'real',
    has_parking: 'boolean',
    is_shared: 'boolean',
    available_date: 'date',
    features: 'ARRAY',
    material_information: 'jsonb',
    rejection_reason: 'text?',
    flags: 'jsonb',
    submitted_at: 'timestamptz',
    published_at: 'timestamptz?',
    confirmed_at: 'timestamptz?',
    reminded_at: 'timestamptz?',
    confirm_token_hash: 'bytea?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  photo: {
    id: 'uuid',
    account_id: 'uuid',
    caption: 'text',
    width: 'integer',
    height: 'integer',
    widths: 'ARRAY',
    placeholder: 'text',
    bytes: 'integer',
    phash: 'bigint?',
    phash_bands: 'ARRAY',
    created_at: 'timestamptz',
  },
  listing_photo: { listing_id: 'uuid', photo_id: 'uuid', position: 'smallint' },
  listing_search: {
    listing_id: 'uuid',
    published_at: 'timestamptz',
    spot: 'point',
    lat: 'integer',
    lng: 'integer',
    rent_pence: 'integer',
    marks: 'integer',
    available_date: 'date',
    bedrooms: 'smallint',
    bath_halves: 'smallint',
    epc: 'smallint',
    district: 'text',
    outcode: 'text',
    region: 'text',
  },
  listing_words: { listing_id: 'uuid', words: 'tsvector' },
  live_count: { region: 'text', outcode: 'text', homes: 'integer', lats: 'bigint', lngs: 'bigint' },
  live_kind: {
    region: 'text',
    type_mark: 'integer',
    bedrooms: 'smallint',
    rent_pence: 'integer',
    homes: 'integer',
    counts: 'ARRAY',
  },
  inventory_booking: {
    id: 'uuid',
    listing_id: 'uuid',
    status: 'text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  audit_entry: {
    id: 'uuid',
    at: 'timestamptz',
    actor_id: 'uuid?',
    actor_role: 'text',
    action: 'text',
    target_type: 'text',
    target_id: 'uuid',
    status: 'text',
    note: 'text',
  },
  favorite: { account_id: 'uuid', listing_id: 'uuid', created_at: 'timestamptz' },
  listing_view: { listing_id: 'uuid', day: 'date', views: 'integer' },
  view_salt: { day: 'date', salt: 'bytea' },
  view_seen: { day: 'date', visitor_hash: 'bytea' },
  saved_search: {
    id: 'uuid',
    account_id: 'uuid',
    name: 'text',
    search: 'text',
    frequency: 'text',
    created_at: 'timestamptz',
    min_bath_halves: 'smallint',
    furnishing: 'integer',
    worst_epc: 'smallint',
    available_by: 'date',
    west: 'integer',
    south: 'integer',
    east: 'integer',
    north: 'integer',
    words: 'text',
  },
  saved_search_key: {
    key: 'text',
    search_id: 'uuid',
    account_id: 'uuid',
    writes: 'boolean',
    min_rent_pence: 'integer',
    max_rent_pence: 'integer',
    types: 'integer',
    marks_looked_at: 'integer',
    marks_wanted: 'integer',
    min_bedrooms: 'smallint',
    reach: 'circle?',
    asks_more: 'boolean',
  },
  alert: {
    search_id: 'uuid',
    listing_id: 'uuid',
    account_id: 'uuid',
    created_at: 'timestamptz',
    told: 'text?',
    told_at: 'timestamptz?',
  },
  unsubscribe_token: { token_hash: 'bytea', search_id: 'uuid', created_at: 'timestamptz' },
  throttle: { bucket: 'text', subject: 'bytea', window_start: 'timestamptz', hits: 'integer' },
};

const { pool } = await testDatabase();

test('tables.ts names every column of the database as it is', async () => {
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column",
       replace(data_type, 'timestamp with time zone', 'timestamptz') || case is_nullable when 'YES' then '?' else '' end as type
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'`,
  );
  const real: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) real[table] = { ...real[table], [column]: type };
  expect(real).toEqual(columns);
});
