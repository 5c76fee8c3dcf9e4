import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { ViewingFeedCard } from '../feed/viewing-feed-card.tsx';
import { Counted } from './counted.tsx';
import type { DiaryData } from './diary-data.ts';

interface BelowDiaryProps extends Pick<DiaryData, 'summary' | 'calendar'> {
  readonly side: ViewingSide;
}

export const BelowDiary = ({ summary, calendar, side }: BelowDiaryProps) => (
  <>
    <Awaited promise={summary} what="what is counted">
      {(data) => <Counted summary={data} side={side} />}
    </Awaited>
    <div className="print:hidden">
      <ViewingFeedCard calendar={calendar} />
    </div>
  </>
);
