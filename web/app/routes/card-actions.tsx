import type { ComponentProps } from 'react';
import { SeenOnCard } from '../features/search/seen/index.ts';
import { SaveButton } from '../features/search/shortlist/index.ts';
import { ReportButton } from '../features/trust/reports/index.ts';

/** What someone can do with a home among the results. */
export const CardActions = ({ id, title, publishedAt }: ComponentProps<typeof SeenOnCard>) => (
  <>
    <SeenOnCard id={id} title={title} publishedAt={publishedAt} />
    <ReportButton type="property" targetId={id} title={title} />
    <SaveButton propertyId={id} title={title} />
  </>
);
