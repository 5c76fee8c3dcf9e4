import type { AccessItem, EndedAccess } from '@letfair/contract/accounts/access';
import type { EndableKind } from '@letfair/domain/accounts/access';
import type { Db, Tx } from '../db.ts';

interface AccessRow {
  readonly id: string;
  /** What its owner recognises it by; empty where there is one at most. */
  readonly name: string;
  readonly since: Date;
  /** Whoever made it, if that is somebody else of the team. */
  readonly by?: string | null;
}

/** How one kind of access to an account is found and ended. */
export interface KindOfAccess {
  /**
   * Ends what this person made at or after a moment, or all of it where that cannot be told. Returns the names of what
   * its owner is told of.
   */
  readonly endSince: (tx: Tx, personId: string, since: Date) => Promise<readonly string[]>;
  /** What this person, and the account that is theirs, has handed out. */
  readonly list?: (db: Db, personId: string) => Promise<readonly AccessRow[]>;
  /** False when there is no such thing, or it has to stay. */
  readonly endOne?: (tx: Tx, personId: string, id: string) => Promise<boolean>;
}

/** All kinds of access together, as the feature that owns accounts uses them. */
export interface HandedOutAccess {
  readonly list: (db: Db, personId: string) => Promise<AccessItem[]>;
  readonly endSince: (tx: Tx, personId: string, since: Date) => Promise<EndedAccess[]>;
  readonly endOne: (tx: Tx, personId: string, kind: EndableKind, id: string) => Promise<boolean>;
}
