import type { DraftSummary } from '@letfair/contract/drafts';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { api } from '../session/index.ts';

/** Shown to everybody who has a dashboard; only landlords and agents have drafts to load (document 2, section 2). */
export function DraftsSection({ lister }: { readonly lister: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="drafts" className="grid gap-4">
      <h2 id="drafts" ref={heading} tabIndex={-1} className="text-title outline-none">
        Property Drafts
      </h2>
      {lister ? <ListerDrafts heading={heading} /> : <NoDrafts />}
    </section>
  );
}

const NoDrafts = () => (
  <EmptyState
    icon={FileText}
    title="No drafts saved yet"
    level="h3"
    actions={<LinkButton to="/list-property">Start New Property Listing</LinkButton>}
  />
);

function ListerDrafts({ heading }: { readonly heading: { readonly current: HTMLElement | null } }) {
  const { drafts, status, reload, remove, deleting, failed } = useDrafts();
  const [asked, setAsked] = useState<DraftSummary | null>(null);

  async function onConfirm(draft: DraftSummary) {
    const gone = await remove(draft);
    setAsked(null);
    // The button that had the focus goes with its draft.
    if (gone) setTimeout(() => heading.current?.focus());
  }

  if (!drafts && status === 'loading') return <p className="min-h-80 text-muted">Loading drafts...</p>;
  return (
    <>
      {failed && <Alert>The draft could not be deleted. Please try again.</Alert>}
      {status === 'failed' && <LoadFailure what="your drafts" onRetry={reload} />}
      {drafts?.length === 0 && <NoDrafts />}
      {drafts && drafts.length > 0 && (
        <ul className="grid gap-3">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title="Delete this draft?"
          action="Delete draft"
          busy={deleting && 'Deleting...'}
          onConfirm={() => void onConfirm(asked)}
          onClose={() => setAsked(null)}
        >
          “{draftName(asked)}” and what you typed in it will be gone for good.
        </ConfirmDialog>
      )}
    </>
  );
}

const draftName = ({ title }: DraftSummary): string => title.trim() || 'Untitled Draft';

interface DraftRowProps {
  readonly draft: DraftSummary;
  readonly onDelete: () => void;
}

const DraftRow = ({ draft, onDelete }: DraftRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-card p-4">
    <div className="min-w-0">
      <h3 id={`draft-${draft.id}`} className="text-base">
        {draftName(draft)}
      </h3>
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

const loadDrafts = (signal: AbortSignal) => api.listings.drafts({}, { signal });

/** The drafts of a lister, and what becomes of the one that is being deleted. */
function useDrafts() {
  const { data, status, reload } = useLoaded(loadDrafts);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);

  /** True when the draft is gone, whoever was first. */
  async function remove({ id }: DraftSummary): Promise<boolean> {
    if (deleting) return false;
    setDeleting(true);
    setFailed(false);
    try {
      const answer = await api.listings.deleteDraft({ params: { id } });
      const isGone = answer.success || answer.error?.code === 'not_found';
      if (isGone) setGone((before) => [...before, id]);
      setFailed(!isGone);
      return isGone;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setDeleting(false);
    }
  }

  return { drafts: data?.filter(({ id }) => !gone.includes(id)), status, reload, remove, deleting, failed };
}
