import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { useResumeAfterSignIn } from '../../../lib/use-resume-after-sign-in.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { useSession } from '../../accounts/session/index.ts';

const SaveSearchDialog = lazyPart(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);

const label = (
  <>
    <BellPlus aria-hidden="true" className="size-4.5" />
    {/* A phone has room for the bell alone, beside the order and the views. */}
    <span className="max-sm:sr-only">Save this search</span>
  </>
);

/** Saves the search of the page. `search` is its query string. */
export function SaveSearchButton({ search }: { readonly search: string }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  useResumeAfterSignIn('save-search', session.status === 'signed-in', () => setOpen(true));
  const asked = search.replace(/^\?/, '');
  if (session.status === 'signed-out' && !open)
    return <LinkButton to={signInPath(`/properties${asked && `?${asked}`}#save-search`)}>{label}</LinkButton>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {session.status === 'signed-in' && (
        // Before the button, which keeps its place at the edge. Only a tablet has room for both in a row.
        <span className="-order-1 max-sm:hidden lg:hidden">
          <TextLink to="/saved-searches">Saved searches</TextLink>
        </span>
      )}
      {open && (
        <Suspense>
          <SaveSearchDialog search={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
