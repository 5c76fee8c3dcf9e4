import type { profileContract } from '@letfair/contract/accounts/profile';
import type { HandedOutAccess } from '../../../platform/access/access-kind.ts';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import type { EncodePortrait } from '../../../platform/photos/encode-portrait.ts';
import type { PhotoStore } from '../../../platform/photos/photo-store.ts';
import type { Limit } from '../../../platform/throttle.ts';
import type { Passwords } from '../sign-in/index.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  /** Links in mails start with it. */
  readonly publicUrl: string;
  readonly access: HandedOutAccess;
  readonly store: PhotoStore;
  readonly encodePortrait: EncodePortrait;
}

type Endpoints = typeof profileContract;
export type UseCase<K extends keyof Endpoints> = (deps: ProfileDeps) => Handler<Endpoints[K]>;

const HOUR = 3_600;

// Counted by account.
export const profileWrites: Limit = { bucket: 'profile', hits: 120, seconds: HOUR };
/** Each decodes a picture and writes two files. */
export const photoChanges: Limit = { bucket: 'profile-photo', hits: 30, seconds: HOUR };
