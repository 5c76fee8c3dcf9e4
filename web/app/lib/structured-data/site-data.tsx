import { JsonLd } from './json-ld.tsx';
import { organization, website } from './site.ts';
import { usePublicUrl } from './use-public-url.ts';

/** Who we are and where our search is. For pages that introduce the whole site. */
export function SiteData() {
  const publicUrl = usePublicUrl();
  if (!publicUrl) return null;
  return (
    <>
      <JsonLd thing={organization(publicUrl)} />
      <JsonLd thing={website(publicUrl)} />
    </>
  );
}
