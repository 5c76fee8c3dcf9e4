import { BayHouse, GableHouse, GeorgianHouse, Lamp, Sash, SmallSash, Tree } from './street-parts.tsx';

/** One stretch of the street; it repeats to any width. */
const STRETCH = 1044;

// Which house stands where: shape, place, front and door. The colours are tokens, so that dusk falls in dark mode.
const houses = [
  ['bay', 0, 'text-brick-a', '[--door:var(--color-door-a)]'],
  ['bay', 100, 'text-brick-b', '[--door:var(--color-door-c)]'],
  ['gable', 200, 'text-brick-e', '[--door:var(--color-door-a)]'],
  ['georgian', 360, 'text-brick-d', '[--door:var(--color-door-b)]'],
  ['georgian', 468, 'text-brick-c', '[--door:var(--color-door-c)]'],
  ['bay', 576, 'text-brick-e', '[--door:var(--color-door-c)]'],
  ['gable', 676, 'text-brick-b', '[--door:var(--color-door-b)]'],
  ['gable', 766, 'text-brick-c', '[--door:var(--color-door-b)]'],
  ['bay', 856, 'text-brick-d', '[--door:var(--color-door-a)]'],
] as const;

/** A terrace somewhere in the UK. Decoration, and nothing but. */
export const Street = () => (
  <svg aria-hidden="true" width="100%" height="204" className="block">
    <defs>
      <Sash />
      <SmallSash />
      <BayHouse />
      <GableHouse />
      <GeorgianHouse />
      <pattern id="street" width={STRETCH} height="204" patternUnits="userSpaceOnUse">
        <path d="M0 140q120-46 250-20t260-18 264 22 270-10v80H0z" className="fill-hill" />
        <Tree x={318} y={96} />
        <Tree x={990} y={108} />
        {houses.map(([shape, x, front, door]) => (
          <use key={x} href={`#${shape}`} x={x} y={14} className={`${front} ${door}`} />
        ))}
        <Lamp x={348} y={112} />
        <Lamp x={1024} y={112} />
        <rect y="192" width={STRETCH} height="12" className="fill-pavement" />
      </pattern>
    </defs>
    <rect width="100%" height="204" fill="url(#street)" />
  </svg>
);
