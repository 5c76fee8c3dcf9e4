import type { Application } from '@letfair/contract/applications';
import { isOpen } from '@letfair/domain/applications/lifecycle';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Placeholder, Repeat, SkeletonField } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api } from '../session/index.ts';
import { ApplicationBadge } from './application-details.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { AppliedHome } from './read-application.ts';

/** The saved renter profile, and an open application for the same listing if there is one. */
async function loadStart(propertyId: string, signal: AbortSignal) {
  const [profile, list] = await Promise.all([
    api.applications.profile({}, { signal }),
    api.applications.list({ query: { propertyId } }, { signal }),
  ]);
  if (!profile.success) return profile;
  if (!list.success) return list;
  const underWay = list.data.applications.find(({ status }) => isOpen(status)) ?? null;
  return { success: true as const, data: { profile: profile.data, underWay } };
}

export function ApplyDialog({ onClose, ...home }: AppliedHome & { readonly onClose: () => void }) {
  const load = useCallback((signal: AbortSignal) => loadStart(home.propertyId, signal), [home.propertyId]);
  const { data, status, reload } = useLoaded(load);
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={sent ? 'Application sent' : `Apply for “${home.title}”`} onClose={onClose}>
      {status === 'failed' && <LoadFailure what="your renter profile" onRetry={reload} />}
      {!data && status === 'loading' && (
        <Placeholder>
          <Repeat count={6}>
            <SkeletonField />
          </Repeat>
        </Placeholder>
      )}
      {data && !sent && data.underWay && <UnderWay application={data.underWay} />}
      {data && !sent && !data.underWay && <ApplyForm home={home} profile={data.profile} onSent={() => setSent(true)} />}
      {sent && <Sent title={home.title} />}
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
        Your application for “{title}” has been sent. You see when it is read and answered on your applications page,
        and can withdraw it there.
      </p>
      <div>{toApplications}</div>
    </>
  );
}

const UnderWay = ({ application: { status, createdAt } }: { readonly application: Application }) => (
  <>
    <p>
      You applied for this home on {formatDate(createdAt)}. <ApplicationBadge status={status} />
    </p>
    <div>{toApplications}</div>
  </>
);
