import type { ReactNode } from 'react';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ActionsSample } from './actions-sample.tsx';
import { FieldsSample } from './fields-sample.tsx';
import { MessagesSample } from './messages-sample.tsx';
import { PlaceholdersSample } from './placeholders-sample.tsx';
import { StructureSample } from './structure-sample.tsx';

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

/** Every part of the kit in every state, for whoever builds a page. */
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
