import { Eye, Heart, Inbox, LogOut, MessageSquare, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import {
  FiguresPlaceholder,
  FormPlaceholder,
  ListPlaceholder,
  PagePlaceholder,
  ThreadPlaceholder,
} from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox, CheckboxGroup } from '../../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import { Table, TablePlaceholder } from '../../../ui/layout/table.tsx';
import { TabList, TabPanel } from '../../../ui/layout/tabs.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

const variants = ['primary', 'quiet', 'plain', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const nothing = () => undefined;

function ActionsSample() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
          <Button variant={variant} busy="Saving...">
            {variant}, busy
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to="/dev/style">A link that looks like a button</LinkButton>
        <TextLink to="/dev/style">A link in a text</TextLink>
        <Chip text="Leeds" onRemove={nothing} />
        <Menu
          label="Sample"
          button="Menu"
          header={<p className="font-semibold">Maya Osei</p>}
          items={[
            { label: 'Somewhere', icon: User, to: '/dev/style' },
            { label: 'Something', icon: LogOut, onSelect: nothing },
          ]}
        />
        <Button onClick={() => setAsking(true)}>Ask first</Button>
      </div>
      <LoadMore list={{ hasMore: true, loadingMore: false, moreFailed: true, loadMore: async () => nothing() }} />
      {asking && (
        <ConfirmDialog
          title="Withdraw this listing?"
          action="Withdraw"
          busy={false}
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          Nobody will find it any more. You can list it again from a copy.
        </ConfirmDialog>
      )}
    </div>
  );
}

const tabs = [
  { value: 'one', label: 'Property Info' },
  { value: 'two', label: 'Financial (Part A)' },
] as const;

function StructureSample() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('one');
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatGrid count={3}>
        <StatCard label="Views" value={1_248} icon={Eye} />
        <StatCard label="Saves" value={0} icon={Heart} to="/dev/style" />
        <StatCard label="Loading" value={undefined} icon={MessageSquare} />
      </StatGrid>
      <Card>
        <div className="flex items-center gap-4">
          <Avatar names={['Maya', 'Osei']} />
          <p>A card holds one thing.</p>
        </div>
      </Card>
      <div className="grid gap-4">
        <TabList id="style" label="Sample" tabs={tabs} selected={tab} onSelect={setTab} />
        <TabPanel id="style" value={tab}>
          {tab === 'one' ? 'The first panel.' : 'The second panel.'}
        </TabPanel>
      </div>
      <Table
        caption="Sample"
        items={homes}
        columns={[
          { label: 'Home', cell: ({ title }) => title },
          { label: 'State', cell: ({ tone, state }) => <Badge tone={tone}>{state}</Badge> },
        ]}
      />
    </div>
  );
}

const homes = [
  { id: 'canal', title: 'Two rooms by the canal', tone: 'good', state: 'Live' },
  { id: 'hull', title: 'A house in Hull', tone: 'neutral', state: 'Paused' },
] as const;

const PlaceholdersSample = () => (
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
    <TablePlaceholder low columns={[{ label: 'Home' }, { label: 'Status' }, { label: 'Rent' }]} />
  </div>
);

const MessagesSample = () => (
  <div className="grid grid-cols-1 gap-5">
    <Alert>Something was refused, and this says why.</Alert>
    <Alert tone="good">Something worked that a person has to know of.</Alert>
    <Note>Something to bear in mind.</Note>
    <div className="flex flex-wrap gap-3">
      <Badge>Neutral</Badge>
      <Badge tone="good">Good</Badge>
      <Badge tone="warm">Warm</Badge>
      <Badge tone="harm">Harm</Badge>
    </div>
    <div>
      <Button onClick={() => toast({ title: 'Draft Saved', description: 'Your progress has been saved.' })}>
        Show a toast
      </Button>
    </div>
    <LoadFailure what="your messages" onRetry={() => undefined} />
    <EmptyState icon={Inbox} title="Nothing here yet" level="h3" actions={<Button variant="primary">Begin</Button>}>
      What will be here, and how it gets here.
    </EmptyState>
  </div>
);

const items = ['Gas', 'Electricity', 'Water'] as const;
type Item = (typeof items)[number];

function FieldsSample() {
  const [chosen, setChosen] = useState<readonly Item[]>(['Gas']);
  const [search, setSearch] = useState('');
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <TextField name="plain" label="Title" />
      <TextField name="hinted" label="Monthly rent" prefix="£" hint="What a tenant pays each calendar month." />
      <TextField name="optional" label="Address line 2" optional />
      <TextField name="wrong" label="Postcode" defaultValue="Leeds" error="Enter a UK postcode such as LS1 4DY." />
      <PasswordField name="secret" label="Password" autoComplete="off" />
      <DateField name="day" label="Available from" />
      <SelectField
        name="choice"
        label="Property type"
        prompt="Choose a type"
        options={[
          { value: 'flat', label: 'Flat' },
          { value: 'house', label: 'House' },
        ]}
      />
      <SelectField name="missing" label="EPC rating" prompt="Choose" options={[]} error="EPC rating is required" />
      <TextArea name="text" label="Description" hint="In your own words." />
      <SearchField label="Search" placeholder="Name or address" value={search} onChange={setSearch} />
      <Checkbox name="one" label="Pets considered" hint="A ban on all pets is hard to enforce." />
      <CheckboxGroup
        name="several"
        legend="Utilities included"
        items={items}
        chosen={chosen}
        onToggle={(item, checked) => setChosen(checked ? [...chosen, item] : chosen.filter((one) => one !== item))}
      />
    </div>
  );
}

/** The classes are written out: the stylesheet holds those that it finds in the source. */
const pairs = [
  { name: 'Paper, ink', style: 'bg-paper text-ink' },
  { name: 'Card, ink', style: 'bg-card text-ink' },
  { name: 'Card, muted', style: 'bg-card text-muted' },
  { name: 'Card, link', style: 'bg-card text-link' },
  { name: 'Sand, ink', style: 'bg-sand text-ink' },
  { name: 'Deep sand, ink', style: 'bg-sand-deep text-ink' },
  { name: 'Primary', style: 'bg-primary text-on-primary' },
  { name: 'Soft primary', style: 'bg-primary-soft text-ink' },
  { name: 'Accent', style: 'bg-accent text-on-accent' },
  { name: 'Soft accent', style: 'bg-accent-soft text-on-accent-soft' },
  { name: 'Soft danger', style: 'bg-danger-soft text-on-danger-soft' },
] as const;

const ColoursSample = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
    {pairs.map(({ name, style }) => (
      <li key={name} className={`rounded-md border border-line p-4 font-semibold ${style}`}>
        {name}
      </li>
    ))}
  </ul>
);

const samples: readonly { readonly title: string; readonly why: string; readonly sample: ReactNode }[] = [
  { title: 'Colours', why: 'By what they are for. Each holds in light and dark.', sample: <ColoursSample /> },
  { title: 'Actions', why: 'One accent on a page; everything else is quieter.', sample: <ActionsSample /> },
  {
    title: 'Fields',
    why: 'A label, an optional hint, and a sentence when something is wrong.',
    sample: <FieldsSample />,
  },
  { title: 'Messages', why: 'What happened, why, and what to do next.', sample: <MessagesSample /> },
  {
    title: 'Structure',
    why: 'Cards, tables, tabs and figures.',
    sample: <StructureSample />,
  },
  {
    title: 'Placeholders',
    why: 'What stands there before things come: their shape and size, so that nothing jumps.',
    sample: <PlaceholdersSample />,
  },
];

/** Every part of the kit in every state, for someone who builds a page. */
export const StyleGuide = () => (
  <Container>
    <div className="grid grid-cols-1 gap-12 py-10">
      <PageHeading
        title="Style guide"
        subtitle="What pages are built from. If it is not here, look twice before adding it."
      />
      {samples.map(({ title, why, sample }) => (
        <section key={title} aria-label={title} className="grid grid-cols-1 gap-5">
          <div className="grid gap-1 border-b border-line pb-3">
            <h2 className="text-title">{title}</h2>
            <p className="text-muted">{why}</p>
          </div>
          {sample}
        </section>
      ))}
    </div>
  </Container>
);
