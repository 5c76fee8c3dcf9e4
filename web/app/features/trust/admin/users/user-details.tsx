import type { User } from '@letfair/contract/accounts/accounts';
import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { type ReactNode, useState } from 'react';
import { formatDate, formatMoment } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ConfirmDialog, Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api, userTypeLabels, withConfirmation } from '../../../accounts/session/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { byWhom, doneInWords, noteInWords } from '../audit/audit-words.ts';
import { LoadedPersonNotes } from '../moderation/notes.tsx';
import { Measures } from './measures.tsx';

interface UserDetailsProps {
  readonly id: string;
  /** Shown until the details are loaded. */
  readonly known?: User;
  /** A measure has changed the user. */
  readonly onChanged?: (user: User) => void;
  readonly onClose: () => void;
}

export function UserDetails({ id, known, onChanged, onClose }: UserDetailsProps) {
  const loaded = useAdminDetails('user-details', id);
  const user = loaded.data?.user ?? known;
  const suspension = loaded.data?.suspension;
  return (
    <Dialog title="User details" onClose={onClose}>
      {!user && !loaded.hasFailed && <ListPlaceholder entry="fact" count={5} />}
      {user && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          {[...factsOf(user), ...suspensionFacts(suspension)].map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {loaded.hasFailed && <LoadFailure what="the history" onRetry={loaded.reload} />}
      {loaded.data && loaded.data.history.length > 0 && <HistoryList history={loaded.data.history} />}
      {loaded.data?.hasSecondStep && <RemoveSecondStep userId={id} onRemoved={loaded.reload} />}
      {loaded.data && (
        <>
          <Folded title="Warnings and restrictions">
            <Measures
              user={loaded.data.user}
              onChanged={(changed) => {
                loaded.reload();
                onChanged?.(changed);
              }}
            />
          </Folded>
          <Folded title="Private notes">
            <LoadedPersonNotes person={{ id, name: nameOf(loaded.data.user) }} />
          </Folded>
        </>
      )}
    </Dialog>
  );
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

const factsOf = (user: User) =>
  [
    ['Name', nameOf(user)],
    ['Email', user.email],
    ['Type', userTypeLabels[user.userType]],
    ['Verified', user.isVerified ? 'Yes' : 'No'],
    ['Joined', formatDate(user.createdAt)],
  ] as const;

const suspensionFacts = (suspension: { readonly at: string; readonly reason: string } | null | undefined) =>
  suspension
    ? ([
        ['Suspended', formatMoment(suspension.at)],
        ['Reason', suspension.reason],
      ] as const)
    : [];

/** What happened to one user, newest first. */
const HistoryList = ({ history }: { readonly history: readonly ShownAuditEntry[] }) => (
  <section className="grid gap-3" aria-labelledby="user-history">
    <h3 id="user-history" className="font-semibold">
      History
    </h3>
    <ol className="grid gap-3 border-l border-line pl-4">
      {history.map((entry) => (
        <li key={entry.id}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{doneInWords(entry)}</span>: {byWhom(entry)}
            <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatMoment(entry.at)}</span>
          </p>
          <p className="text-sm wrap-anywhere whitespace-pre-line text-muted empty:hidden">{noteInWords(entry)}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** Loads what it holds when it is opened. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="border-t border-line pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm font-semibold text-link">{title}</summary>
      {isOpen && <div className="mt-4 grid gap-5">{children}</div>}
    </details>
  );
}

interface RemoveSecondStepProps {
  readonly userId: string;
  readonly onRemoved: () => void;
}

/** For somebody who lost phone, passkeys and recovery codes. */
function RemoveSecondStep({ userId, onRemoved }: RemoveSecondStepProps) {
  const [isAsking, setAsking] = useState(false);
  const step = useStep();

  async function remove() {
    const taken = await step.take('remove', () =>
      withConfirmation(() => api.security.removeSecondStepOf({ params: { id: userId } })),
    );
    if (!taken) return;
    if (taken.isDone || taken.refused) setAsking(false);
    if (!taken.isDone) return toast({ title: 'We couldn’t remove it', description: taken.problem });
    toast({ title: 'Two-step sign-in removed', description: 'We’ve emailed the user and signed them out everywhere.' });
    onRemoved();
  }

  return (
    <div className="flex justify-end">
      <Button onClick={() => setAsking(true)}>Remove two-step sign-in</Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove two-step sign-in?"
          action="Remove"
          busy={step.isBusy && 'Removing...'}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          This also removes all passkeys, so they’ll only need their password to sign in. Make sure it’s really the
          account’s owner asking. Call the phone number we have, or ask something only they would know.
        </ConfirmDialog>
      )}
    </div>
  );
}
