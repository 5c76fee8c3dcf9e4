import type { DraftSummary } from '@letfair/contract/listings/drafts';
import { homeMark } from '@letfair/domain/homes/own-home';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { connectionWords } from '../../../lib/network/connection-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { offerUndoFirst } from '../../../ui/feedback/offer-undo.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { api, landlordSignUp } from '../../accounts/session/index.ts';
import type { DashboardData } from './dashboard-data.ts';

interface DraftsSectionProps {
  /** Null for tenants, who have none. */
  readonly drafts: DashboardData['drafts'];
}

export function DraftsSection({ drafts }: DraftsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="drafts" className="grid gap-4">
      <h2 id="drafts" ref={heading} tabIndex={-1} className="text-title outline-none">
        Property Drafts
      </h2>
      {drafts ? (
        <Awaited
          promise={drafts}
          what="your drafts"
          fallback={<p className="min-h-16 text-muted">Loading drafts...</p>}
        >
          {(loaded) => <DraftList drafts={loaded} onDeleted={() => heading.current?.focus()} />}
        </Awaited>
      ) : (
        <NoDrafts canList={false} />
      )}
    </section>
  );
}

/** One line, so that what is there stays in sight. Tenants cannot list, so the link says what they would need. */
const NoDrafts = ({ canList }: { readonly canList: boolean }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-line bg-sand px-4 py-3">
    <h3 className="text-base">No drafts saved yet</h3>
    {canList ? (
      <LinkButton to="/list-property" size="sm">
        Start New Property Listing
      </LinkButton>
    ) : (
      <TextLink {...landlordSignUp}>Start New Property Listing (open a landlord account)</TextLink>
    )}
  </div>
);

interface DraftListProps {
  readonly drafts: readonly DraftSummary[];
  readonly onDeleted: () => void;
}

/** Drafts whose deletion can still be undone, also after going to another page and back. */
const beingDeleted = new Set<string>();

function DraftList({ drafts, onDeleted }: DraftListProps) {
  const { revalidate } = useRevalidator();
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([...beingDeleted]);
  const [failure, setFailure] = useState<string | null>(null);
  // A deleted draft disappears at once, and is deleted once Undo is no longer offered.
  const shown = drafts.filter(({ id }) => !deletedIds.includes(id));

  function deleteUnlessUndone(draft: DraftSummary) {
    const { id } = draft;
    setFailure(null);
    beingDeleted.add(id);
    setDeletedIds((before) => [...before, id]);
    offerUndoFirst({
      title: 'Draft deleted',
      description: `“${draftName(draft)}”`,
      onUndo: () => bringBack(id),
      onEnd: () => void deleteDraft(id),
    });
    onDeleted();
  }

  function bringBack(id: string) {
    beingDeleted.delete(id);
    setDeletedIds((before) => before.filter((other) => other !== id));
  }

  async function deleteDraft(id: string) {
    const answer = await api.listings.deleteDraft({ params: { id } }).catch(() => null);
    // Another tab may have deleted it first.
    const isGone = answer?.success || answer?.error?.code === 'not_found';
    if (!isGone) bringBack(id);
    const isOffline = !answer && navigator.onLine === false;
    if (!isGone) setFailure(isOffline ? connectionWords.notSent : sentences.notDeleted);
    beingDeleted.delete(id);
    if (isGone) void revalidate();
  }

  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {shown.length === 0 ? (
        <NoDrafts canList />
      ) : (
        <ul className="grid gap-3">
          {shown.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onDelete={() => deleteUnlessUndone(draft)} />
          ))}
        </ul>
      )}
    </>
  );
}

const sentences = { notDeleted: 'We couldn’t delete the draft. Please try again.' };

const draftName = ({ title }: DraftSummary): string => title.trim() || 'Untitled Draft';

interface DraftRowProps {
  readonly draft: DraftSummary;
  readonly onDelete: () => void;
}

const DraftRow = ({ draft, onDelete }: DraftRowProps) => {
  const home = homeMark(draft.propertyReference, draft.propertyStreet);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-card p-4">
      <div className="min-w-0">
        <h3 id={`draft-${draft.id}`} className="text-base">
          {draftName(draft)}
        </h3>
        {home && <p className="text-sm wrap-anywhere text-muted">{home}</p>}
        <p className="text-sm text-muted">
          Created {formatDate(draft.createdAt)} · Last modified {formatDate(draft.updatedAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <LinkButton
          to={`/list-property?draft=${encodeURIComponent(draft.id)}`}
          size="sm"
          aria-describedby={`draft-${draft.id}`}
        >
          Edit
        </LinkButton>
        <Button size="sm" variant="danger" onClick={onDelete}>
          Delete
          <VisuallyHidden> {draftName(draft)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
};
