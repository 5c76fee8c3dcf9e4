/** Done, no room, no answer or no permission, or a bug. */
export type StorageOutcome = 'done' | 'full' | 'away' | 'failed';

/** What a sign-in was refused at. */
export type SignInStep = 'password' | 'code' | 'passkey';

/** What the API counts; the process shows the figures. No value of a label comes from what people send. */
export interface Meters {
  readonly countJob: (job: string, outcome: 'done' | 'failed', seconds: number) => void;
  readonly countMail: (outcome: 'sent' | 'failed') => void;
  readonly countStorageOperation: (operation: string, outcome: StorageOutcome, bytes: number) => void;
  /** Called once with a function that counts the open live channels. */
  readonly watchLiveStreams: (count: () => number) => void;
  /** The process had as many live channels as it may have. */
  readonly countRefusedStream: () => void;
  /** Locked: after too many tries, whatever was entered. */
  readonly countRefusedSignIn: (step: SignInStep, outcome: 'refused' | 'locked') => void;
}

export const noMeters: Meters = {
  countJob: () => undefined,
  countMail: () => undefined,
  countStorageOperation: () => undefined,
  watchLiveStreams: () => undefined,
  countRefusedStream: () => undefined,
  countRefusedSignIn: () => undefined,
};
