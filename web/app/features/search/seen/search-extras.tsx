import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { hiddenHomes, seenHomes } from './seen-homes.ts';
import { useShowsHidden } from './shows-hidden.ts';

/** Below the results of a search: what this browser remembers, and how to make it forget. */
export function SearchExtras() {
  const hidden = hiddenHomes.use();
  const seen = seenHomes.use();
  const [showsHidden, setShowsHidden] = useShowsHidden();
  const id = useId();
  if (hidden.length === 0 && seen.length === 0) return null;
  return (
    <Container>
      <div className="grid gap-6 pb-10 print:hidden">
        {hidden.length > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-muted">
              {hidden.length === 1 ? '1 home is' : `${hidden.length} homes are`} hidden on this device.
            </p>
            <Button size="sm" aria-pressed={showsHidden} onClick={() => setShowsHidden(!showsHidden)}>
              Show hidden
            </Button>
          </div>
        )}
        {seen.length > 0 && (
          <section aria-labelledby={id} className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id={id} className="text-title">
                Recently viewed
              </h2>
              <Button size="sm" onClick={() => seenHomes.write(null)}>
                Clear
              </Button>
            </div>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {seen.map(({ id: homeId, title, rent, photo }) => (
                <li
                  key={homeId}
                  className="relative flex min-w-0 gap-3 overflow-hidden rounded-md border border-line bg-card hover:border-line-strong"
                >
                  <span className="w-24 shrink-0 bg-sand-deep">
                    {photo && <img src={photo} alt="" loading="lazy" className="aspect-4/3 size-full object-cover" />}
                  </span>
                  <span className="grid min-w-0 content-center py-2 pr-3">
                    <span className="font-semibold tabular-nums">{rent}</span>
                    <Link
                      to={`/properties/${encodeURIComponent(homeId)}`}
                      className="truncate rounded-sm after:absolute after:inset-0 hover:underline"
                    >
                      {title}
                    </Link>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  );
}
