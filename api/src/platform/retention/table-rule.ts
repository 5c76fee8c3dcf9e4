export type Period = `${number} ${'hours' | 'days' | 'months' | 'years'}`;

/** The moment in SQL before which rows are old. */
export const before = (keep: Period, isDay = false): string =>
  `${isDay ? `(now() at time zone 'Europe/London')::date` : 'now()'} - interval '${keep}'`;

/** Rows that are deleted some time after the moment in a column. */
export interface Expiring<Column extends string = string> {
  /** Needs an index, which finds the oldest rows; null where `where` finds them. */
  readonly column: Column | null;
  readonly keep: Period;
  /** Only these rows, as SQL. */
  readonly where?: string;
  /** The column is a day of the United Kingdom. */
  readonly isDay?: true;
  /** Rows of one statement, if deleting one deletes others with it. */
  readonly batch?: number;
  readonly why: string;
}

/** Rows that no job deletes by their age. */
export interface Kept {
  readonly kept: string;
}

export type ExportFile = `${string}.json`;

/** Files of an export that are put together from several tables, by `composedFiles` of the privacy feature. */
export type ComposedFile =
  | 'account.json'
  | 'account-history.json'
  | 'alerts.json'
  | 'appeals.json'
  | 'applications.json'
  | 'client-access.json'
  | 'conversations.json'
  | 'emails.json'
  | 'favourites.json'
  | 'listings.json'
  | 'measures.json'
  | 'messages.json'
  | 'reports.json'
  | 'shared-messages.json'
  | 'support.json'
  | 'team.json'
  | 'viewing-times.json'
  | 'viewings.json'
  | 'waiting-lists.json';

/** A file with the rows of the owner as they are, one after the other by a column that is unique among them. */
export interface OwnFile {
  readonly file: ExportFile;
  readonly about: string;
  readonly by: string;
}

/** Part of other files; `as` where it is one row for an account, which account.json holds under this name. */
export interface Composed {
  readonly in: readonly ComposedFile[];
  readonly as?: string;
}

/** Rows about a person that are left out of an export. */
export interface Unexported {
  readonly unexported: string;
}

/** What is done about a table when an account is erased, each by a step of `eraseAccounts` in the privacy feature. */
export type EraseStep =
  | 'sessions'
  | 'bookings'
  | 'photos'
  | 'certificates'
  | 'exports'
  | 'applications'
  | 'viewings'
  | 'attachments'
  | 'messages'
  | 'notes'
  | 'reports'
  | 'appeals'
  | 'measures'
  | 'moderator notes'
  | 'tickets'
  | 'memberships'
  | 'addresses'
  | 'listings'
  | 'own rows'
  | 'mails'
  | 'audit notes'
  | 'account';

/** Everything that is decided about the rows of a table. */
export interface TableRule<Table> {
  readonly keep: Kept | readonly Expiring<keyof Table & string>[];
  /** The column that names the account whose rows these are; null if they are nobody's, or of several people. */
  readonly owner: (keyof Table & string) | null;
  /** Null for rows that tell nothing about a person which other tables do not. */
  readonly export: OwnFile | Composed | Unexported | null;
  /** 'own rows' deletes those of the owner. Empty if the rows end soon by themselves; null if they name nobody. */
  readonly erase: readonly EraseStep[] | null;
}

/** Rows that name nobody. */
export const impersonal = <Keep>(keep: Keep) => ({ keep, owner: null, export: null, erase: null });

/** Rows of one account, which are deleted with it. */
export const owned = <Keep, Export extends TableRule<unknown>['export']>(
  keep: Keep,
  exported: Export,
  ...steps: readonly EraseStep[]
) => ({ keep, owner: 'account_id', export: exported, erase: [...steps, 'own rows'] }) as const;

/** Rows of several people, or of a row of another table. */
export const shared = <Keep>(keep: Keep, exported: TableRule<unknown>['export'], ...erase: readonly EraseStep[]) => ({
  keep,
  owner: null,
  export: exported,
  erase,
});

export const inFile = (...files: readonly ComposedFile[]): Composed => ({ in: files });
export const inAccount = (as: string): Composed => ({ in: ['account.json'], as });
export const ownFile = (file: ExportFile, about: string, by = 'id'): OwnFile => ({ file, about, by });
export const unexported = (reason: string): Unexported => ({ unexported: reason });

export const days = (count: number): Period => `${count} days`;
/** For rows that name the moment of their end themselves. */
export const AT_ONCE: Period = '0 days';

/** A number is one of days. */
export const after = <Column extends string>(
  column: Column,
  keep: Period | number,
  why: string,
  more?: Pick<Expiring, 'where' | 'isDay' | 'batch'>,
): readonly Expiring<Column>[] => [{ column, keep: typeof keep === 'number' ? days(keep) : keep, why, ...more }];
export const ended = (what: string) => after('expires_at', AT_ONCE, `${what} expires then`);

export const keptWith = (what: string): Kept => ({ kept: `as long as ${what}` });
export const withAccount = keptWith('the account');
export const withListing = keptWith('the listing');
export const withConversation = keptWith('one of the two people has an account');
export const forGood: Kept = { kept: 'for good, to explain what was decided' };
/** Does not grow with time. */
export const present: Kept = { kept: 'only the current state: rows are replaced' };
