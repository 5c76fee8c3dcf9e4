import { randomInt } from 'node:crypto';
import { normalizeSecondStepCode, RECOVERY_CODES } from '@letfair/domain/accounts/second-step';
import { hashToken } from '../../../../platform/tokens.ts';

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 79 random bits, so that a fast hash is enough. */
const createRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

export const hashRecoveryCode = (typed: string): Buffer => hashToken(normalizeSecondStepCode(typed));
