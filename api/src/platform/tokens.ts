import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits that nobody can guess, safe in an address and in a header. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token. It needs neither salt nor slowness, because there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
