import { LinkButton } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';

export const NotFound = () => (
  <Container width="form">
    <div className="grid justify-items-center gap-4 py-20 text-center sm:py-28">
      <p aria-hidden="true" className="font-display text-display font-semibold text-primary">
        404
      </p>
      <h1 className="text-heading">Oops! Page not found</h1>
      <p className="text-muted">
        There’s no page at this address. It may have been mistyped, or the home may have been let.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
        <LinkButton to="/properties">Browse properties</LinkButton>
      </div>
    </div>
  </Container>
);
