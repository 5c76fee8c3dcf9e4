import type { Application } from '@letfair/contract/lettings/applications';
import type { ApplicationStatus } from '@letfair/domain/lettings/applications/lifecycle';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the page of a home says to somebody who has applied for it; null where it says what it says to everybody. */
const words: Readonly<Record<ApplicationStatus, ((application: Application) => Words) | null>> = {
  sent: ({ createdAt, lister }) => ({
    title: 'You’ve applied.',
    text: `You sent your application on ${formatDate(createdAt)}. ${lister.name} hasn’t read it yet.`,
  }),
  seen: ({ createdAt, lister }) => ({
    title: 'You’ve applied.',
    text: `You sent your application on ${formatDate(createdAt)}. ${lister.name} has read it.`,
  }),
  shortlisted: ({ lister }) => ({ title: 'You’re on the shortlist.', text: `${lister.name} hasn’t decided yet.` }),
  accepted: ({ lister }) => ({
    title: 'You’ve been accepted.',
    text: `${lister.name} would like to let this home to you. You’ll find the next steps in your application.`,
  }),
  declined: null,
  withdrawn: null,
  closed: null,
};

export const applicationPath = ({ id }: Pick<Application, 'id'>): string =>
  `/applications?id=${encodeURIComponent(id)}`;

interface ApplicantNoticeProps {
  readonly application: Application | null;
  /** What everybody else reads. */
  readonly children: ReactNode;
}

/** How the reader's own application stands, on the page of the home. */
export function ApplicantNotice({ application, children }: ApplicantNoticeProps) {
  const said = application && words[application.status]?.(application);
  if (!said) return children;
  return (
    <Note>
      <p>
        <strong className="font-semibold">{said.title}</strong> {said.text}{' '}
        <TextLink to={applicationPath(application)}>View your application</TextLink>
        {application.conversationId && (
          <>
            {' · '}
            <TextLink to={`/messages?conversation=${encodeURIComponent(application.conversationId)}`}>
              Open the conversation
            </TextLink>
          </>
        )}
      </p>
    </Note>
  );
}
