import {
  FiguresPlaceholder,
  FormPlaceholder,
  ListPlaceholder,
  PagePlaceholder,
  ThreadPlaceholder,
} from '../../../ui/feedback/placeholders.tsx';
import { TablePlaceholder } from '../../../ui/layout/table.tsx';

export const PlaceholdersSample = () => (
  <div className="grid grid-cols-1 gap-6">
    <PagePlaceholder />
    <ListPlaceholder entry="home" count={2} className="gap-4 sm:grid-cols-2" />
    <ListPlaceholder entry="home-beside" count={1} buttons={2} />
    <ListPlaceholder entry="row" count={2} />
    <ListPlaceholder entry="fact" />
    <FormPlaceholder fields={2} />
    <FiguresPlaceholder count={3} />
    <ThreadPlaceholder />
    <TablePlaceholder columns={[{ label: 'Home' }, { label: 'State' }, { label: 'Actions' }]} />
  </div>
);
