import type { accountsContract } from '@letfair/contract/accounts';
import type { Answer, Fields } from '@letfair/contract/endpoint';
import type { Submitted } from '../../lib/use-submission.ts';
import type { SessionUser } from '../session/index.ts';

export const sentences = {
  network: 'Network error. Please try again.',
  unreachable: 'Cannot connect to server. Please check your connection.',
  logInFailed: 'Login failed',
  logInBroke: 'An error occurred during login. Please try again.',
  logInUnverified: 'Please verify your email address before signing in.',
  signUpFailed: 'Signup failed',
  signUpBroke: 'An error occurred during signup. Please try again.',
  signUpUnverified: 'Account created successfully. Please verify your email.',
  forgotFailed: 'Failed to send reset email. Please try again.',
  forgotInvalid: 'Please enter a valid email address',
  verifyFailed: 'Verification failed',
  verifyIncomplete: 'Please enter your email and verification code',
  resendFailed: 'Failed to resend verification email',
  resendIncomplete: 'Please enter your email address',
  resetFailed: 'Failed to set your new password. Please try again.',
} as const;

export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
  readonly fields: Fields;
}
interface SignedIn {
  readonly kind: 'signed-in';
  readonly user: SessionUser;
  readonly token: string;
}
interface Unverified {
  readonly kind: 'unverified';
  readonly email: string;
  readonly message: string;
  readonly code?: string | undefined;
}

type Contract = typeof accountsContract;

export function logInOutcome(sent: Submitted<Answer<Contract['login']>>): SignedIn | Unverified | Refused {
  if ('error' in sent) return refused(sentences.network);
  const { answer } = sent;
  if (answer.success) return { kind: 'signed-in', ...answer.data };
  if (answer.data?.requiresVerification)
    return { kind: 'unverified', email: answer.data.email, message: answer.message || sentences.logInUnverified };
  return refused(answer.message || sentences.logInFailed, answer.error?.fields);
}

/** What the document's client reads; a server that asks for no verification signs people in at once. */
interface SignUpData {
  readonly requiresVerification?: boolean;
  readonly user: SessionUser;
  readonly verificationCode?: string | undefined;
  readonly token?: string;
}

export function signUpOutcome(sent: Submitted<Answer<Contract['signUp']>>): SignedIn | Unverified | Refused {
  // `fetch` throws a TypeError when it reaches nobody.
  if ('error' in sent) return refused(sent.error instanceof TypeError ? sentences.unreachable : sentences.network);
  const { answer } = sent;
  if (!answer.success) return refused(answer.message || sentences.signUpFailed, answer.error?.fields);
  const { requiresVerification, user, verificationCode, token }: SignUpData = answer.data;
  if (!requiresVerification && token) return { kind: 'signed-in', user, token };
  return {
    kind: 'unverified',
    email: user.email,
    message: answer.message || sentences.signUpUnverified,
    code: verificationCode,
  };
}

export function verifyOutcome(sent: Submitted<Answer<Contract['verify']>>): SignedIn | Refused {
  if ('error' in sent) return refused(sentences.network);
  const { answer } = sent;
  return answer.success
    ? { kind: 'signed-in', ...answer.data }
    : refused(answer.message || sentences.verifyFailed, answer.error?.fields);
}

type PlainCall = Contract['resendVerification' | 'forgotPassword' | 'resetPassword'];

/** For the calls that answer with nothing but yes or no. */
export function plainOutcome(
  sent: Submitted<Answer<PlainCall>>,
  failed: string,
): { readonly kind: 'done'; readonly message: string | undefined } | Refused {
  if ('error' in sent) return refused(sentences.network);
  const { answer } = sent;
  return answer.success
    ? { kind: 'done', message: answer.message }
    : refused(answer.message || failed, answer.error?.fields);
}

export const refused = (message: string, fields: Fields = {}): Refused => ({ kind: 'refused', message, fields });
