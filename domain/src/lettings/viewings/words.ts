import { keysOf } from '../../keys-of.ts';
import type { ViewingSide, ViewingStatus } from './lifecycle.ts';

const shared = {
  booked: 'Booked',
  rescheduled: 'Booked for a new time',
  happened: 'Went ahead',
} as const;

/** What each side calls a status. */
export const viewingWords: Readonly<Record<ViewingSide, Readonly<Record<ViewingStatus, string>>>> = {
  tenant: {
    ...shared,
    proposed: 'Offered to you',
    'move-suggested': 'New time suggested',
    'cancelled-by-tenant': 'Cancelled by you',
    'cancelled-by-lister': 'Cancelled by the landlord or agent',
    'no-show-tenant': 'You missed it',
    'no-show-lister': 'Nobody was there to meet you',
  },
  lister: {
    ...shared,
    proposed: 'Offered to the tenant',
    'move-suggested': 'New time suggested',
    'cancelled-by-tenant': 'Cancelled by the tenant',
    'cancelled-by-lister': 'Cancelled by you',
    'no-show-tenant': 'The tenant missed it',
    'no-show-lister': 'You weren’t there',
  },
};

/** Who ended a viewing, where that was neither of its two sides. */
export const viewingEnders = ['moderator', 'letfair'] as const;
export type ViewingEnder = (typeof viewingEnders)[number];

const endedWords: Readonly<Record<ViewingEnder, string>> = {
  moderator: 'Cancelled by a moderator',
  letfair: 'Cancelled by Letfair',
};

interface Named {
  readonly status: ViewingStatus;
  /** Null where its two sides decided. */
  readonly endedBy: ViewingEnder | null;
}

/** What a side calls a viewing as it stands, with who ended it. */
export const viewingInWords = (side: ViewingSide, { status, endedBy }: Named): string =>
  endedBy ? endedWords[endedBy] : viewingWords[side][status];

/** What the history of a listing says about its viewings. */
export const viewingAuditLabels = {
  'viewing-times': 'Viewing times changed',
  'viewing-proposed': 'Viewing offered',
  'viewing-booked': 'Viewing booked',
  'viewing-rescheduled': 'Viewing moved',
  'viewing-move-suggested': 'New viewing time suggested',
  'viewing-move-declined': 'New viewing time declined',
  'viewing-move-withdrawn': 'New viewing time withdrawn',
  'viewing-move-lapsed': 'No reply to the new viewing time',
  'viewing-happened': 'Viewing went ahead',
  'viewing-cancelled-by-tenant': 'Viewing cancelled by the tenant',
  'viewing-cancelled-by-lister': 'Viewing cancelled by the landlord or agent',
  'viewing-cancelled-by-moderator': 'Viewing cancelled by a moderator',
  'viewing-cancelled-by-letfair': 'Viewing cancelled by Letfair',
  'viewing-returned': 'Viewing back on',
  'viewing-no-show-tenant': 'Tenant missed a viewing',
  'viewing-no-show-lister': 'Nobody met the tenant at a viewing',
  'viewing-contested': 'Viewing record contested',
  'viewing-upheld': 'Viewing record kept after it was contested',
  'viewing-struck': 'Viewing record removed after it was contested',
} as const satisfies Record<`viewing-${ViewingStatus}`, string> & Record<string, string>;
export type ViewingAuditAction = keyof typeof viewingAuditLabels;
export const viewingAuditActions = keysOf(viewingAuditLabels);
