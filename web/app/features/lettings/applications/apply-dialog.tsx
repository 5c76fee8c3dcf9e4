import type { Application } from '@letfair/contract/lettings/applications';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { useDetails } from '../../../lib/page-data.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Loaded } from '../../../ui/feedback/awaited.tsx';
import { FormPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { ApplicationStart } from './application-data.ts';
import { ApplicationBadge } from './application-details.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { AppliedHome } from './read-application.ts';

export function ApplyDialog({ onClose, ...home }: AppliedHome & { readonly onClose: () => void }) {
  const result = useDetails<ApplicationStart>('apply', home.propertyId, '/applications');
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={sent ? 'Application sent' : `Apply for “${home.title}”`} onClose={onClose}>
      {sent ? (
        <Sent title={home.title} />
      ) : (
        <Loaded result={result} what="your renter profile" fallback={<FormPlaceholder fields={6} isPlain />}>
          {({ profile, underWay }) =>
            underWay ? (
              <UnderWay application={underWay} />
            ) : (
              <ApplyForm home={home} profile={profile} onSent={() => setSent(true)} />
            )
          }
        </Loaded>
      )}
    </Dialog>
  );
}

const toApplications = (
  <LinkButton to="/applications" variant="primary">
    View your applications
  </LinkButton>
);

function Sent({ title }: Pick<AppliedHome, 'title'>) {
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button disappeared with its form, so the focus needs a new place.
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="wrap-anywhere outline-none">
        Your application for “{title}” has been sent. On your applications page you can see when it’s read and answered,
        and withdraw it if you change your mind.
      </p>
      <div>{toApplications}</div>
    </>
  );
}

const UnderWay = ({ application: { status, createdAt } }: { readonly application: Application }) => (
  <>
    <p>
      You applied for this home on {formatDate(createdAt)}. <ApplicationBadge reader="tenant" status={status} />
    </p>
    <div>{toApplications}</div>
  </>
);
