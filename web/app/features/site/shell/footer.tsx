import { Link } from 'react-router';
import { Container } from '../../../ui/layout/container.tsx';
import { useIsSignedIn } from '../../accounts/session/index.ts';
import { footerAccountLinks, footerLinks } from './site-links.ts';

const VERSION_STAMP = '13.08.25';

export const Footer = () => (
  <footer className="border-t border-line bg-sand">
    <Container>
      <div className="grid grid-cols-2 gap-8 py-10 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-2 sm:col-span-1">
          <p className="font-display text-title font-semibold">Letfair</p>
          <p className="max-w-xs text-muted">
            Renting homes in the United Kingdom, free for tenants, landlords and agents.
          </p>
        </div>
        {footerLinks.map(({ heading, links }) => (
          <nav key={heading} aria-labelledby={`footer-${heading}`} className="grid content-start gap-1">
            <h2 id={`footer-${heading}`} className="mb-1 font-sans text-sm font-semibold tracking-normal text-muted">
              {heading}
            </h2>
            {links.map((link) => (
              <FooterLink key={link.path} {...link} />
            ))}
            {heading === 'Renting' && <AccountLinks />}
          </nav>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
        <p>Open source under the MIT licence.</p>
        <p>
          Beta · Version <span className="tabular-nums">{VERSION_STAMP}</span>
        </p>
      </div>
    </Container>
  </footer>
);

function AccountLinks() {
  const signedIn = useIsSignedIn();
  return footerAccountLinks[signedIn ? 'signedIn' : 'signedOut'].map((link) => (
    <FooterLink key={link.path} {...link} />
  ));
}

const FooterLink = ({ label, path }: { readonly label: string; readonly path: string }) => (
  <Link to={path} className="flex min-h-8 items-center rounded-sm hover:underline">
    {label}
  </Link>
);
