import { ClipboardList } from 'lucide-react';
import { LinkButton } from '../../ui/actions/links.tsx';

/** The way to the applications, for those who have any. */
export const ApplicationsSection = ({ lister }: { readonly lister: boolean }) => (
  <section aria-labelledby="applications" className="grid gap-4">
    <h2 id="applications" className="text-title">
      Applications
    </h2>
    <p className="max-w-prose text-muted">
      {lister ? 'Read, compare and answer those who applied for your homes.' : 'See how far each of yours is.'}
    </p>
    <div>
      <LinkButton to="/applications">
        <ClipboardList aria-hidden="true" className="size-4.5" />
        View applications
      </LinkButton>
    </div>
  </section>
);
