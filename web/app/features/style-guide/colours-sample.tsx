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

export const ColoursSample = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
    {pairs.map(({ name, style }) => (
      <li key={name} className={`rounded-md border border-line p-4 font-semibold ${style}`}>
        {name}
      </li>
    ))}
  </ul>
);
