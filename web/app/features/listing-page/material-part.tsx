import type { FactGroup } from './fact.ts';
import { FactList } from './fact-list.tsx';
import { PagePart } from './page-part.tsx';

export const MaterialInformation = ({ parts }: { readonly parts: readonly FactGroup[] }) => (
  <PagePart title="Material information">
    <p className="max-w-prose text-muted">
      What you need to know before you decide, as the lister gave it. Ask about anything that is not stated.
    </p>
    <div className="grid gap-6">
      {parts.map(({ title, facts }) => (
        <div key={title} className="grid gap-3">
          <h3 className="text-base">{title}</h3>
          <FactList facts={facts} />
        </div>
      ))}
    </div>
  </PagePart>
);
