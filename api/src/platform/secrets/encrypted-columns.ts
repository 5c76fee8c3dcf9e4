import type { Tables } from '../tables.ts';

interface EncryptedTable<Columns extends string> {
  /** Values are bound to it. */
  readonly id: Columns;
  readonly columns: readonly Columns[];
  /** Whether every value is a secret; of mails only those that carry a code or a link that signs somebody in. */
  readonly isAllSecret: boolean;
}

/** Every column whose values are encrypted: what is converted, rotated and counted follows from it. */
export const encryptedColumns = {
  second_step: { id: 'account_id', columns: ['secret_key'], isAllSecret: true },
  webhook: { id: 'id', columns: ['secret_key'], isAllSecret: true },
  mail: { id: 'id', columns: ['text_body', 'html_body'], isAllSecret: false },
} as const satisfies { readonly [T in keyof Tables]?: EncryptedTable<keyof Tables[T] & string> };

type EncryptedColumns = typeof encryptedColumns;

/** Where an encrypted value is stored. */
export type SecretPlace = {
  [T in keyof EncryptedColumns]: {
    readonly table: T;
    readonly column: EncryptedColumns[T]['columns'][number];
    readonly row: string;
  };
}[keyof EncryptedColumns];

export interface ListedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly isAllSecret: boolean;
}

export const listEncryptedColumns = (): ListedColumn[] =>
  Object.entries(encryptedColumns).flatMap(([table, { id, columns, isAllSecret }]) =>
    columns.map((column) => ({ table, id, column, isAllSecret })),
  );
