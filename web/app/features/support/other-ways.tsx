import { REPLY_HOURS } from '@letfair/domain/support/tickets';
import { TextLink } from '../../ui/actions/links.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OwnTicketsLink } from './own-tickets-link.tsx';

const hours = [
  ['Mon-Fri', '9:00 AM-6:00 PM'],
  ['Sat', '10:00 AM-4:00 PM'],
  ['Sun', 'closed'],
] as const;

export const OtherWays = () => (
  <Card>
    <div className="grid gap-5">
      <h2 className="text-title">Other Ways to Reach Us</h2>
      <div className="grid gap-2">
        <h3 className="font-semibold">Find it yourself</h3>
        <p>
          The <TextLink to="/help">help centre</TextLink> answers most questions at any hour.
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Support hours</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {hours.map(([days, time]) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">We reply within {REPLY_HOURS} hours.</p>
      </div>
      <OwnTicketsLink />
      <div className="grid gap-2">
        <h3 className="font-semibold">Contest a decision</h3>
        <p>Was a listing hidden or an account suspended? Use the form and say which one; somebody else looks at it.</p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Your personal data</h3>
        <p>
          Unhappy with how we handle it? <TextLink to="/privacy/complaint">Complain about your data</TextLink>.
        </p>
      </div>
    </div>
  </Card>
);
