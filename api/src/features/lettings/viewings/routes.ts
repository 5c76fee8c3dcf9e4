import type { viewingLinksContract } from '@letfair/contract/lettings/viewings/links';
import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { actOnViewing, confirmAttendance, rescheduleViewing } from './act-on-viewing.ts';
import { bookViewing, type Conversations } from './book-viewing.ts';
import { viewingFeedCalls } from './calendar/viewing-feed.ts';
import { contestViewing, decideContest, listContests } from './contest-viewing.ts';
import { listOwnViewings, showViewing, summariseViewings } from './list-viewings.ts';
import { actByViewingLink, openViewingLink } from './mails/act-by-link.ts';
import { proposeViewings } from './propose-viewings.ts';
import { saveViewingTimes, showViewingTimes } from './times/save-viewing-times.ts';
import { showSlots } from './times/show-slots.ts';
import { joinWaitingList, leaveWaitingList } from './waiting/wait-for-viewing.ts';

export const viewingsRoutes = (db: Db, conversations: Conversations): Handlers<typeof viewingsContract> => ({
  times: showViewingTimes(db),
  saveTimes: saveViewingTimes(),
  slots: showSlots(db),
  book: bookViewing(db, conversations),
  list: listOwnViewings(db),
  summary: summariseViewings(db),
  show: showViewing(db),
  act: actOnViewing(conversations),
  reschedule: rescheduleViewing(),
  confirm: confirmAttendance(),
  joinWaitingList: joinWaitingList(conversations),
  leaveWaitingList: leaveWaitingList(),
  propose: proposeViewings(conversations),
  contest: contestViewing(),
  contests: listContests(db),
  decideContest: decideContest(),
});

interface LinksDeps {
  readonly publicUrl: string;
  readonly conversations: Conversations;
}

export const viewingLinksRoutes = (
  db: Db,
  { publicUrl, conversations }: LinksDeps,
): Handlers<typeof viewingLinksContract> => ({
  ...viewingFeedCalls(db, publicUrl),
  open: openViewingLink(db),
  act: actByViewingLink(conversations),
});
