import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, safe in URLs and headers. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Only the hash of a token is stored; a random token needs neither salt nor a slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
