import type { LiveEvent } from '@letfair/contract/conversations';

export type LiveEventType = LiveEvent['type'];

const isType: Readonly<Record<LiveEventType, true>> = {
  message: true,
  read: true,
  application: true,
  ticket: true,
  'signed-out': true,
};

/** Null for what a newer server may say and this page does not know. */
export function parseLiveEvent(data: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const { type, id } = value as Partial<LiveEvent>;
    return typeof type === 'string' && Object.hasOwn(isType, type) && typeof id === 'string' ? { type, id } : null;
  } catch {
    // What is no JSON was not sent by our server.
    return null;
  }
}
