import type { viewingLinksContract } from '@letfair/contract/lettings/viewings/links';
import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { actOnViewing, confirmAttendance, rescheduleViewing } from './act-on-viewing.ts';
import { bookViewing } from './book-viewing.ts';
import { viewingFeedCalls } from './calendar/viewing-feed.ts';
import { undoCancellation } from './cancel-viewing.ts';
import { contestViewing, decideContest, listContests } from './contest-viewing.ts';
import { listOwnViewings, showViewing, summariseViewings } from './list-viewings.ts';
import { actByViewingLink, openViewingLink } from './mails/act-by-link.ts';
import { suggestMove } from './move-viewing.ts';
import { proposeViewings } from './propose-viewings.ts';
import { saveViewingTimes, showViewingTimes } from './times/save-viewing-times.ts';
import { showSlots } from './times/show-slots.ts';
import { joinWaitingList, leaveWaitingList } from './waiting/wait-for-viewing.ts';

export const viewingsRoutes = (db: Db): Handlers<typeof viewingsContract> => ({
  times: showViewingTimes(db),
  saveTimes: saveViewingTimes(),
  slots: showSlots(db),
  book: bookViewing(db),
  list: listOwnViewings(db),
  summary: summariseViewings(db),
  show: showViewing(db),
  act: actOnViewing(),
  undo: undoCancellation(),
  reschedule: rescheduleViewing(),
  suggestMove: suggestMove(),
  confirm: confirmAttendance(),
  joinWaitingList: joinWaitingList(),
  leaveWaitingList: leaveWaitingList(),
  propose: proposeViewings(),
  contest: contestViewing(),
  contests: listContests(db),
  decideContest: decideContest(),
});

export const viewingLinksRoutes = (db: Db, publicUrl: string): Handlers<typeof viewingLinksContract> => ({
  ...viewingFeedCalls(db, publicUrl),
  open: openViewingLink(db),
  act: actByViewingLink(),
});
