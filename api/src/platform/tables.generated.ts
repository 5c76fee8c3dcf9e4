/** Written by `npm run schema` from a migrated database; tables.ts says what the database cannot know. */
import type { Defaulted, DefaultedTimestamp, Int8, Int8List, Kept, Point, Timestamp } from './column-types.ts';

export interface GeneratedTables {
  account: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    user_type: 'tenant' | 'landlord' | 'agent' | 'admin';
    verified_at: Timestamp | null;
    suspended_at: Timestamp | null;
    suspension_reason: string | null;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    search_text: Kept<string>;
    photo_id: string | null;
    pending_email: string | null;
    pending_email_key: string | null;
    pending_since: Timestamp | null;
    closed_at: Timestamp | null;
    erased_at: Timestamp | null;
    is_demo: Defaulted<boolean>;
    password_changed_at: Timestamp | null;
    sign_ups: Defaulted<number>;
    limited_at: Timestamp | null;
    homes_hidden_at: Timestamp | null;
    hidden_at: Kept<Date | null>;
    access_review_at: Timestamp | null;
    saved_home_emails: Defaulted<boolean>;
    unread_message_emails: Defaulted<boolean>;
    certificate_emails: Defaulted<boolean>;
    first_steps_hidden_at: Timestamp | null;
    team_inbox_emails: Defaulted<boolean>;
    shows_page: boolean | null;
  };
  account_count: {
    users: number;
    verified: number;
    suspended: number;
  };
  agency: {
    account_id: string;
    company_name: string;
    license_number: string | null;
    registration_number: string;
    trading_address: string;
    redress_scheme: Defaulted<string>;
    redress_number: Defaulted<string>;
    client_money_protection: Defaulted<string>;
    fees_link: Defaulted<string>;
    redress_confirmed_at: Timestamp | null;
  };
  alert: {
    search_id: string;
    listing_id: string;
    account_id: string;
    created_at: DefaultedTimestamp;
    told: 'instant' | 'digest' | null;
    told_at: Timestamp | null;
    previous_rent_pence: number | null;
  };
  api_key: {
    id: string;
    account_id: string;
    name: string;
    secret_hash: Buffer;
    hint: string;
    scopes: string[];
    created_at: DefaultedTimestamp;
    last_used_at: Timestamp | null;
    created_by: string | null;
  };
  appeal: {
    id: string;
    account_id: string | null;
    kind: 'rejection' | 'hiding' | 'wording' | 'warning' | 'limit' | 'hidden-homes' | 'suspension';
    decision_id: string | null;
    listing_id: string | null;
    rule: string | null;
    field: string | null;
    excerpt: string | null;
    excerpt_hash: Buffer | null;
    content: string;
    status: Defaulted<'open' | 'upheld' | 'overturned'>;
    reason: Defaulted<string>;
    decided_by: string | null;
    created_at: DefaultedTimestamp;
    decided_at: Timestamp | null;
  };
  appeal_link: {
    token_hash: Buffer;
    account_id: string;
    decision_id: string;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  application: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    status: 'sent' | 'seen' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'closed';
    rent_pence: number;
    offer_pence: number | null;
    shared: unknown;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    tenant_shares_contact_at: Timestamp | null;
    lister_shares_contact_at: Timestamp | null;
    claim_answers: Defaulted<unknown>;
    closed_with_account: Defaulted<boolean>;
  };
  application_event: {
    id: string;
    application_id: string;
    at: DefaultedTimestamp;
    by: 'tenant' | 'lister';
    status: 'sent' | 'seen' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'closed';
    note: Defaulted<string>;
    reason: string | null;
  };
  application_next_step: {
    application_id: string;
    step: 'viewing' | 'references' | 'right-to-rent' | 'contract' | 'deposit-paid' | 'deposit-protected';
    done_on: string;
    done_by: 'tenant' | 'lister';
  };
  area_dataset: {
    id: string;
    kind: 'residents' | 'ages' | 'students' | 'broadband';
    level: 'sector' | 'output-area' | 'ward' | 'authority';
    title: string;
    licence: string;
    attribution: string;
    as_of: string;
    file_name: string;
    areas: number;
    imported_at: DefaultedTimestamp;
  };
  area_fact: {
    dataset_id: string;
    area: string;
    area_name: Defaulted<string>;
    measure: string;
    value: number;
  };
  attachment: {
    id: string;
    account_id: string;
    conversation_id: string;
    message_id: string | null;
    position: number | null;
    name: string;
    type: 'application/pdf' | 'image/webp';
    bytes: number;
    width: number | null;
    height: number | null;
    created_at: DefaultedTimestamp;
  };
  audit_entry: {
    id: string;
    at: DefaultedTimestamp;
    actor_id: string | null;
    actor_role: 'lister' | 'moderator' | 'clock' | 'tenant';
    action: string;
    target_type: 'listing' | 'account' | 'inventory-booking' | 'ticket' | 'report' | 'appeal' | 'postcodes' | 'system';
    target_id: string;
    status: string;
    note: Defaulted<string>;
  };
  branch: {
    id: string;
    account_id: string;
    name: string;
    code: string;
    address: string;
    created_at: DefaultedTimestamp;
  };
  bulk_change: {
    id: string;
    account_id: string;
    actor_id: string;
    action: 'confirm' | 'pause' | 'resume' | 'agree' | 'let' | 'rent' | 'assign';
    made_at: DefaultedTimestamp;
    is_final: Defaulted<boolean>;
    assigned_to: string | null;
  };
  bulk_change_home: {
    change_id: string;
    listing_id: string;
    version: number;
    status: string;
    rent_pence: number;
    confirmed_at: Timestamp | null;
    reminded_at: Timestamp | null;
    let_at: Timestamp | null;
    withheld_at: Timestamp | null;
    reduced_from_pence: number | null;
    reduced_until: Timestamp | null;
    assigned_to: string | null;
    deposits: unknown | null;
  };
  certificate: {
    id: string;
    listing_id: string;
    account_id: string;
    kind: 'gasSafety' | 'electricalSafety' | 'epc' | 'alarms' | 'licence' | 'depositScheme';
    number: string;
    scheme: string;
    issued: string | null;
    expires: string | null;
    file_id: string | null;
    file_type: 'application/pdf' | 'image/webp' | null;
    file_bytes: number | null;
    confirmed_at: Timestamp | null;
    confirmed_by: string | null;
    replaced_at: Timestamp | null;
    reminded_days: number | null;
    version: Defaulted<number>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  certificate_calendar: {
    account_id: string;
    token_hash: Buffer;
    created_at: DefaultedTimestamp;
    created_by: string | null;
  };
  client: {
    id: string;
    account_id: string;
    name: string;
    email: string;
    phone: string;
    address: string;
    notes: string;
    archived_at: Timestamp | null;
    created_at: DefaultedTimestamp;
    name_key: Kept<string>;
    search_text: Kept<string>;
  };
  client_access: {
    client_id: string;
    account_id: string;
    person_id: string;
    joined_at: DefaultedTimestamp;
    ended_at: Timestamp | null;
    email: Defaulted<string>;
    invited_by: string | null;
    invited_at: Timestamp | null;
  };
  client_invitation: {
    id: string;
    account_id: string;
    client_id: string;
    email: string;
    email_key: string;
    token_hash: Buffer;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
    invited_by: string | null;
  };
  conversation: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    message_count: Defaulted<number>;
    tenant_read: Defaulted<number>;
    lister_read: Defaulted<number>;
    tenant_unread: Defaulted<number>;
    lister_unread: Defaulted<number>;
    tenant_mailed: Defaulted<boolean>;
    lister_mailed: Defaulted<boolean>;
    blocked_by_tenant: Defaulted<boolean>;
    blocked_by_lister: Defaulted<boolean>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    let_told_at: Timestamp | null;
    assigned_to: string | null;
    waits_for_lister: Defaulted<boolean>;
  };
  conversation_note: {
    id: string;
    conversation_id: string;
    author_id: string | null;
    content: string;
    created_at: DefaultedTimestamp;
  };
  conversation_notice: {
    conversation_id: string;
    person_id: string;
    kind: 'assigned' | 'mentioned';
    by_id: string | null;
    note_id: string | null;
    created_at: DefaultedTimestamp;
    mailed_at: Timestamp | null;
  };
  conversation_seen: {
    conversation_id: string;
    person_id: string;
    number: number;
    seen_at: DefaultedTimestamp;
  };
  data_export: {
    id: string;
    account_id: string;
    created_at: DefaultedTimestamp;
    ready_at: Timestamp | null;
    expires_at: Timestamp | null;
    bytes: Int8 | null;
    ticket_hash: Buffer | null;
    ticket_expires_at: Timestamp | null;
  };
  district_area: {
    district: string;
    level: 'output-area' | 'ward' | 'authority';
    code: string;
    postcodes: number;
  };
  district_bounds: {
    district: string;
    west: number;
    south: number;
    east: number;
    north: number;
  };
  draft: {
    id: string;
    account_id: string;
    form: unknown;
    version: Defaulted<number>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  email_revert: {
    token_hash: Buffer;
    account_id: string;
    email: string;
    password_mark: Buffer;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  email_verification: {
    account_id: string;
    code_hash: Buffer;
    token_hash: Buffer;
    expires_at: Timestamp;
    email_key: string;
    sign_up: unknown | null;
  };
  encryption_key: {
    id: string;
    is_current: boolean;
    created_at: DefaultedTimestamp;
  };
  favorite: {
    account_id: string;
    listing_id: string;
    created_at: DefaultedTimestamp;
  };
  feed_property: {
    account_id: string;
    reference: string;
    received_at: DefaultedTimestamp;
    photos: Defaulted<unknown>;
    media: Defaulted<'none' | 'waiting' | 'done'>;
    media_problems: Defaulted<unknown>;
    agent_ref: Defaulted<string>;
  };
  home_news: {
    listing_id: string;
    account_id: string;
    event: 'let' | 'withdrawn' | 'hidden' | 'lister-gone' | 'lister-closed' | 'back' | 'rent-cut';
    tie: 'viewing' | 'accepted' | 'applied' | 'waiting' | 'viewed' | 'enquired' | 'saved';
    rent_id: Int8 | null;
    previous_rent_pence: number | null;
    due_at: Timestamp;
    told_at: Timestamp | null;
  };
  idempotency_key: {
    scope: string;
    key_hash: Buffer;
    request_hash: Buffer;
    answer: Buffer | null;
    created_at: DefaultedTimestamp;
  };
  import_mapping: {
    account_id: string;
    targets: unknown;
  };
  installation: {
    only_row: Defaulted<boolean>;
    id: Defaulted<string>;
    created_at: DefaultedTimestamp;
    encrypts_since: Timestamp | null;
  };
  inventory_booking: {
    id: string;
    listing_id: string;
    status: Defaulted<'requested' | 'arranged' | 'completed' | 'cancelled'>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  known_device: {
    account_id: string;
    mark: Buffer;
    last_used_at: DefaultedTimestamp;
  };
  landlord: {
    account_id: string;
    address: string;
    registration_number: Defaulted<string>;
  };
  last_backup: {
    one: Defaulted<boolean>;
    begun_at: Timestamp;
    finished_at: Timestamp;
    bytes: Int8;
    row_count: Int8;
    object_count: Int8;
    is_encrypted: boolean;
  };
  lister_replies: {
    account_id: string;
    rate: number | null;
    median_minutes: number | null;
    answers_within_day: Defaulted<boolean>;
    due_at: DefaultedTimestamp;
  };
  listing: {
    id: string;
    account_id: string;
    status: 'pending' | 'live' | 'paused' | 'let-agreed' | 'let' | 'rejected' | 'withdrawn' | 'expired';
    version: Defaulted<number>;
    title: string;
    description: string;
    line1: string;
    line2: string;
    city: string;
    county: string;
    postcode: string;
    outcode: string;
    nation: 'england' | 'wales' | 'scotland' | 'northern-ireland' | null;
    rent_pence: number;
    property_type:
      | 'flat'
      | 'house'
      | 'studio'
      | 'terraced'
      | 'semi-detached'
      | 'detached'
      | 'maisonette'
      | 'bungalow'
      | 'room';
    bedrooms: number;
    bathrooms: number;
    has_parking: boolean;
    is_shared: boolean;
    available_date: string;
    features: string[];
    material_information: unknown;
    rejection_reason: string | null;
    flags: Defaulted<unknown>;
    submitted_at: Timestamp;
    published_at: Timestamp | null;
    confirmed_at: Timestamp | null;
    reminded_at: Timestamp | null;
    confirm_token_hash: Buffer | null;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    client_id: string | null;
    photos: Defaulted<number>;
    cover_id: string | null;
    card: Kept<unknown>;
    withheld_at: Timestamp | null;
    approved_wording: unknown | null;
    point_lat: number | null;
    point_lng: number | null;
    point_source: 'pin' | 'postcode' | 'outcode' | 'none' | null;
    let_at: Timestamp | null;
    reduced_from_pence: number | null;
    reduced_until: Timestamp | null;
    continues_id: string | null;
    reference: Defaulted<string>;
    branch_id: string | null;
    assigned_to: string | null;
    approved_rent_pence: number | null;
    is_blocked: Defaulted<boolean>;
    rejection_field: string | null;
  };
  listing_allowance: {
    account_id: string;
    day: string;
    listed: number;
  };
  listing_fingerprint: {
    listing_id: string;
    account_id: string;
    address_key: string | null;
    band_1: number | null;
    band_2: number | null;
    band_3: number | null;
    band_4: number | null;
    band_5: number | null;
    band_6: number | null;
    band_7: number | null;
    band_8: number | null;
    band_9: number | null;
    band_10: number | null;
    band_11: number | null;
    band_12: number | null;
    band_13: number | null;
    band_14: number | null;
    band_15: number | null;
    band_16: number | null;
  };
  listing_import: {
    id: string;
    account_id: string;
    state:
      | 'receiving'
      | 'reading'
      | 'mapping'
      | 'checking'
      | 'checked'
      | 'importing'
      | 'done'
      | 'refused'
      | 'cancelled'
      | 'undoing'
      | 'undone';
    file_name: string;
    bytes: number;
    received: Defaulted<number>;
    format: 'csv' | 'blm' | 'json' | null;
    columns: Defaulted<unknown>;
    share: Defaulted<number>;
    done_rows: Defaulted<number>;
    counts: Defaulted<unknown>;
    is_whole_portfolio: Defaulted<boolean>;
    problem: Defaulted<string>;
    is_cancelled: Defaulted<boolean>;
    started_at: DefaultedTimestamp;
    touched_at: DefaultedTimestamp;
    ended_at: Timestamp | null;
    person_id: string | null;
    waits_until: Timestamp | null;
    undo_person_id: string | null;
    undone_at: Timestamp | null;
  };
  listing_import_row: {
    import_id: string;
    number: number;
    outcome: 'new' | 'changed' | 'unchanged' | 'withdrawn' | 'refused';
    reference: string;
    title: string;
    home: unknown | null;
    problems: Defaulted<unknown>;
    findings: Defaulted<unknown>;
    listing_id: string | null;
    applied_at: Timestamp | null;
    in_review: Defaulted<boolean>;
    replaced: unknown | null;
    file_row: number | null;
    changes: Defaulted<unknown>;
    new_client: string | null;
    undone_at: Timestamp | null;
    undone: 'withdrawn' | 'restored' | 'partly' | 'kept' | null;
    undo_notes: Defaulted<unknown>;
    new_branch: string | null;
  };
  listing_photo: {
    listing_id: string;
    photo_id: string;
    position: number;
  };
  listing_rent: {
    id: Int8;
    listing_id: string;
    rent_pence: number;
    since: Timestamp;
    until: Timestamp | null;
  };
  listing_revision: {
    id: string;
    listing_id: string;
    form: unknown;
    captions: Defaulted<unknown>;
    reasons: unknown;
    flags: unknown;
    base_version: number;
    submitted_at: DefaultedTimestamp;
  };
  listing_search: {
    listing_id: string;
    published_at: Timestamp;
    spot: Point | null;
    lat: number | null;
    lng: number | null;
    rent_pence: number;
    flags: Int8;
    available_date: string;
    bedrooms: number;
    bath_halves: number;
    district: string;
    outcode: string;
    region: string;
    property_type: string;
  };
  listing_view: {
    listing_id: string;
    day: string;
    views: number;
  };
  listing_view_total: {
    listing_id: string;
    views: number;
  };
  listing_words: {
    listing_id: string;
    words: string;
  };
  live_listing_totals: {
    region: string;
    property_type: string;
    bedrooms: number;
    rent_pence: number;
    listings: number;
    flag_counts: number[];
  };
  live_map_totals: {
    region: string;
    lat_cell: number;
    lng_cell: number;
    listings: number;
    lat_sum: Int8;
    lng_sum: Int8;
  };
  mail: {
    id: string;
    template: string;
    to_address: string;
    subject: string;
    text_body: string | null;
    html_body: string | null;
    created_at: DefaultedTimestamp;
    sent_at: Timestamp | null;
    unsubscribe_link: string | null;
    expires_at: Timestamp | null;
    invitation: string | null;
    topic: string | null;
    rewrite: unknown | null;
  };
  measure: {
    id: string;
    account_id: string;
    kind: 'warn' | 'limit' | 'hide' | 'suspend';
    reason: string;
    requested_by: string | null;
    requested_at: DefaultedTimestamp;
    confirmed_by: string | null;
    started_at: Timestamp | null;
    ends_at: Timestamp | null;
    ended_at: Timestamp | null;
  };
  message: {
    id: string;
    conversation_id: string;
    number: number;
    by_tenant: boolean;
    content: string;
    created_at: Timestamp;
    sent_by: string | null;
  };
  moderator_note: {
    id: string;
    listing_id: string | null;
    account_id: string | null;
    author_id: string | null;
    content: string;
    created_at: DefaultedTimestamp;
  };
  page_name: {
    name: string;
    account_id: string;
    is_current: boolean;
    given_at: DefaultedTimestamp;
  };
  passkey: {
    id: string;
    account_id: string;
    credential_key: string;
    public_key: Buffer;
    counter: Int8;
    transports: Defaulted<string[]>;
    name: string;
    created_at: DefaultedTimestamp;
    last_used_at: Timestamp | null;
  };
  password_reset: {
    account_id: string;
    token_hash: Buffer;
    expires_at: Timestamp;
  };
  photo: {
    id: string;
    account_id: string;
    caption: Defaulted<string>;
    width: number;
    height: number;
    widths: number[];
    placeholder: string;
    bytes: number;
    phash: Int8 | null;
    phash_bands: Defaulted<number[]>;
    created_at: DefaultedTimestamp;
    cover: Kept<unknown>;
    kind: Defaulted<'photo' | 'floor-plan' | 'epc'>;
    contact_details: Defaulted<string[]>;
    wider_phash: Int8 | null;
    wider_phash_bands: Defaulted<number[]>;
  };
  photo_source: {
    photo_id: string;
    key: Buffer;
  };
  postcode_directory: {
    is_used: Defaulted<boolean>;
    format: string;
    attribution: string;
    file_name: string;
    postcodes: number;
    imported_at: DefaultedTimestamp;
  };
  postcode_import: {
    is_latest: Defaulted<boolean>;
    id: string;
    state: 'receiving' | 'waiting' | 'running' | 'done' | 'refused' | 'cancelled' | 'interrupted';
    file_name: string;
    bytes: number;
    received: Defaulted<number>;
    share: Defaulted<number>;
    postcodes: Defaulted<number>;
    skipped: Defaulted<number>;
    bad_rows: Defaulted<number>;
    first_bad_row: Defaulted<string>;
    is_cancelled: Defaulted<boolean>;
    problem: Defaulted<string>;
    started_at: DefaultedTimestamp;
    touched_at: DefaultedTimestamp;
    ended_at: Timestamp | null;
  };
  postcode_point: {
    postcode: string;
    lat: number;
    lng: number;
  };
  process_heartbeat: {
    id: string;
    kind: 'all' | 'web' | 'worker';
    version: string;
    host: string;
    memory_bytes: Int8;
    started_at: Timestamp;
    seen_at: DefaultedTimestamp;
    key_ids: string[] | null;
  };
  recovery_code: {
    account_id: string;
    code_hash: Buffer;
    created_at: DefaultedTimestamp;
  };
  renter_profile: {
    account_id: string;
    move_in_date: string | null;
    people: number | null;
    employment: 'full-time' | 'part-time' | 'self-employed' | 'student' | 'retired' | 'between-jobs' | 'other' | null;
    pets: string;
    note: string;
    updated_at: DefaultedTimestamp;
  };
  repeated_sign_up: {
    email_key: string;
    account_id: string;
    email: string;
    password_hash: string;
    code_until: Timestamp;
    created_at: DefaultedTimestamp;
  };
  reply_template: {
    id: string;
    account_id: string;
    title: string;
    content: string;
    updated_at: DefaultedTimestamp;
  };
  report: {
    id: string;
    target_id: string;
    reporter_id: string | null;
    type: 'property' | 'user' | 'listing';
    reason: string;
    description: string;
    created_at: DefaultedTimestamp;
    closed_at: Timestamp | null;
    outcome: 'dismissed' | 'upheld' | null;
    decision_id: string | null;
    conversation_id: string | null;
    about: 'message' | 'conversation' | null;
    shared_up_to: number | null;
    messages_read_at: Timestamp | null;
  };
  report_decision: {
    id: string;
    target_id: string;
    decision: 'dismiss' | 'hide-listing' | 'suspend-user';
    outcome: 'dismissed' | 'upheld';
    reason: string;
    last_report_id: string;
    reports: number;
    decided_by: string | null;
    decided_at: DefaultedTimestamp;
  };
  reported_target: {
    id: string;
    listing_id: string | null;
    account_id: string | null;
    open_reporters: Defaulted<number>;
    last_report_id: string | null;
  };
  review_claim: {
    target_id: string;
    account_id: string;
    claimed_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  saved_homes_link: {
    token_hash: Buffer;
    account_id: string;
    created_at: DefaultedTimestamp;
    stops: Defaulted<string>;
  };
  saved_search: {
    id: string;
    account_id: string;
    name: string;
    search: string;
    frequency: 'none' | 'instant' | 'daily' | 'weekly';
    created_at: DefaultedTimestamp;
    min_bath_halves: number;
    available_by: string;
    west: number;
    south: number;
    east: number;
    north: number;
    words: string;
    any_flags: Int8List;
    shapes: Defaulted<string[]>;
    travel_circles: Defaulted<string[]>;
    travel_polygons: Defaulted<string[]>;
    available_from: Defaulted<string>;
    added_days: number | null;
    added_since: Timestamp | null;
  };
  saved_search_key: {
    key: string;
    search_id: string;
    account_id: string;
    writes: boolean;
    min_rent_pence: number;
    max_rent_pence: number;
    type_flags: Int8;
    excluded_flags: Int8;
    required_flags: Int8;
    min_bedrooms: number;
    reach: string | null;
    asks_more: boolean;
    max_bedrooms: number;
  };
  search_flag: {
    name: string;
    position: number;
    is_filled: Defaulted<boolean>;
  };
  second_step: {
    account_id: string;
    secret_key: string;
    enabled_at: Timestamp | null;
    last_step: Defaulted<number>;
    created_at: DefaultedTimestamp;
  };
  secret: {
    name: string;
    value: string;
  };
  security_link: {
    token_hash: Buffer;
    account_id: string;
    purpose: 'not-me' | 'review';
    email: string;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  session: {
    token_hash: Buffer;
    account_id: string;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
    id: Defaulted<string>;
    device: Defaulted<string>;
    last_used_at: DefaultedTimestamp;
    confirmed_at: DefaultedTimestamp;
    two_step: Defaulted<boolean>;
    network: Defaulted<string>;
  };
  shared_message: {
    report_id: string;
    number: number;
    sender: 'tenant' | 'landlord' | 'agent';
    content: string;
    attachments: Defaulted<string>;
    sent_at: Timestamp;
    decided_at: Timestamp | null;
  };
  sign_in_challenge: {
    token_hash: Buffer;
    kind: 'second-step' | 'passkey-use' | 'passkey-creation';
    account_id: string | null;
    remember_me: Defaulted<boolean>;
    tries: Defaulted<number>;
    expires_at: Timestamp;
  };
  sign_in_event: {
    id: string;
    account_id: string | null;
    kind: string;
    at: DefaultedTimestamp;
    device: string;
    network: string;
  };
  suspension_report: {
    measure_id: string;
    target_id: string;
    last_report_id: string;
  };
  team_departure: {
    account_id: string;
    person_id: string;
    left_at: DefaultedTimestamp;
    invited_by: string | null;
    invited_at: Timestamp | null;
  };
  team_invitation: {
    id: string;
    account_id: string;
    email: string;
    email_key: string;
    role: 'owner' | 'manager' | 'negotiator' | 'viewer';
    branch_id: string | null;
    token_hash: Buffer;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
    invited_by: string | null;
  };
  team_member: {
    person_id: string;
    account_id: string;
    role: 'owner' | 'manager' | 'negotiator' | 'viewer';
    branch_id: string | null;
    joined_at: DefaultedTimestamp;
    invited_by: string | null;
    invited_at: Timestamp | null;
  };
  tenant_preference: {
    account_id: string;
    max_budget_pence: number | null;
    preferred_area: string | null;
    property_type: 'flat' | 'house' | 'studio' | 'room' | null;
    move_in_date: string | null;
    must_haves: Defaulted<string[]>;
    min_bedrooms: number | null;
    wants_parking: Defaulted<boolean>;
    wants_pets: Defaulted<boolean>;
  };
  throttle: {
    bucket: string;
    subject: Buffer;
    window_start: Timestamp;
    hits: number;
  };
  ticket: {
    id: string;
    reference: string;
    account_id: string | null;
    name: string;
    email: string;
    user_type: 'tenant' | 'landlord' | 'agent' | 'other';
    subject: 'account' | 'listing' | 'application' | 'billing' | 'technical' | 'other';
    priority: 'low' | 'medium' | 'high' | 'urgent';
    status: Defaulted<'open' | 'in-progress' | 'waiting' | 'resolved' | 'closed'>;
    message: string;
    created_at: DefaultedTimestamp;
    kind: Defaulted<'help' | 'data-complaint'>;
    email_key: string;
    assignee_id: string | null;
    asked_at: Timestamp | null;
    moved_at: DefaultedTimestamp;
  };
  ticket_message: {
    id: string;
    ticket_id: string;
    by: 'sender' | 'desk';
    author_id: string | null;
    content: string;
    created_at: DefaultedTimestamp;
  };
  unsubscribe_token: {
    token_hash: Buffer;
    search_id: string;
    created_at: DefaultedTimestamp;
  };
  view_salt: {
    day: string;
    salt: Buffer;
  };
  view_seen: {
    day: string;
    visitor_hash: Buffer;
  };
  viewing: {
    id: string;
    slot_id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    status:
      | 'proposed'
      | 'booked'
      | 'rescheduled'
      | 'move-suggested'
      | 'happened'
      | 'cancelled-by-tenant'
      | 'cancelled-by-lister'
      | 'no-show-tenant'
      | 'no-show-lister';
    starts_at: Timestamp;
    ends_at: Timestamp;
    is_coming: boolean;
    sequence: Defaulted<number>;
    is_late: Defaulted<boolean>;
    is_struck: Defaulted<boolean>;
    confirmed_at: Timestamp | null;
    note: Defaulted<string>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    assigned_to: string | null;
    move_slot_id: string | null;
    mode: 'in-person' | 'video' | null;
    undo_status: 'proposed' | 'booked' | 'rescheduled' | 'move-suggested' | null;
    undo_until: Timestamp | null;
    ended_by: 'moderator' | 'letfair' | null;
    ended_step: string | null;
    ended_status: string | null;
  };
  viewing_contest: {
    id: string;
    account_id: string;
    content: string;
    status: 'open' | 'upheld' | 'struck';
    reason: Defaulted<string>;
    decided_by: string | null;
    created_at: DefaultedTimestamp;
    decided_at: Timestamp | null;
  };
  viewing_feed: {
    account_id: string;
    token_hash: Buffer;
    created_at: DefaultedTimestamp;
    created_by: string | null;
  };
  viewing_link: {
    token_hash: Buffer;
    viewing_id: string;
    account_id: string;
    created_at: DefaultedTimestamp;
  };
  viewing_notice: {
    id: string;
    event: string;
    listing_id: string;
    tenant_id: string;
    viewing_id: string | null;
    slot_id: string | null;
    note: string;
    created_at: DefaultedTimestamp;
    forgotten: Defaulted<unknown>;
  };
  viewing_reminder: {
    viewing_id: string;
    kind: 'day' | 'hours' | 'after';
    due_at: Timestamp;
    sent_at: Timestamp | null;
  };
  viewing_slot: {
    id: string;
    listing_id: string;
    lister_id: string;
    starts_at: Timestamp;
    ends_at: Timestamp;
    capacity: number;
    taken: Defaulted<number>;
    source: 'weekly' | 'single' | 'proposed';
    reserved_for: string | null;
    may_overlap: boolean;
    withdrawn_at: Timestamp | null;
  };
  viewing_times: {
    listing_id: string;
    minutes: number;
    gap_minutes: number;
    capacity: number;
    mode: 'in-person' | 'video' | 'both';
    video_link: string;
    notice_hours: number;
    meeting_place: string;
    notes: string;
    meets: string;
    allows_overlap: boolean;
    pattern: unknown;
    extended_to: string;
    updated_at: DefaultedTimestamp;
  };
  viewing_waiting: {
    id: string;
    listing_id: string;
    tenant_id: string;
    slot_id: string | null;
    offered_until: Timestamp | null;
    created_at: DefaultedTimestamp;
  };
  web_asset: {
    name: string;
    content: Buffer;
    is_gzipped: boolean;
    served_at: DefaultedTimestamp;
  };
  webhook: {
    id: string;
    account_id: string;
    url: string;
    secret_key: string;
    events: string[];
    created_at: DefaultedTimestamp;
    failing_since: Timestamp | null;
    disabled_at: Timestamp | null;
    disabled_by: 'owner' | 'failures' | null;
    created_by: string | null;
    set_by: string | null;
    set_at: DefaultedTimestamp;
    disabled_why: 'person-left' | 'taken-back' | null;
    secret_unreadable_at: Timestamp | null;
  };
  webhook_attempt: {
    delivery_id: string;
    number: number;
    at: DefaultedTimestamp;
    duration_ms: number;
    status: number | null;
    problem: string | null;
    answer: Defaulted<string>;
  };
  webhook_delivery: {
    id: string;
    webhook_id: string;
    event: string;
    body: string;
    state: Defaulted<'waiting' | 'delivered' | 'given-up'>;
    attempts: Defaulted<number>;
    next_at: DefaultedTimestamp;
    created_at: DefaultedTimestamp;
  };
}
