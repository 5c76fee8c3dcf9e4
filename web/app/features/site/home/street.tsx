/** Width of one repetition of the street. */
const STRETCH = 1044;

// Colours are design tokens, so that the street follows the colour scheme.
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

/*
 * Symbols that `<use>` repeats. A front takes the colour of its house (`currentColor`), a door the custom property
 * `--door`.
 */

const Sash = () => (
  <g id="sash">
    <rect width="22" height="34" rx="1" className="fill-stone" />
    <path d="M2.5 2.5h17V16h-17zM2.5 18h17v13.5h-17z" className="fill-pane" />
    <path d="M11 2.5v29" strokeWidth="1.2" className="stroke-stone" />
    <rect x="-2" y="34" width="26" height="2.5" className="fill-stone" />
  </g>
);

const SmallSash = () => (
  <g id="small-sash">
    <rect width="20" height="23" rx="1" className="fill-stone" />
    <path d="M2.5 2.5h15v8h-15zM2.5 12.5h15v8h-15z" className="fill-pane" />
    <rect x="-2" y="23" width="24" height="2" className="fill-stone" />
  </g>
);

const Chimney = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g>
    <path d={`M${x + 2} ${y}v-6h4v6zM${x + 9} ${y}v-6h4v6z`} className="fill-brick-e" />
    <path d={`M${x} ${y}h15v30h-15z`} className="fill-roof" />
  </g>
);

const Door = ({ x }: { readonly x: number }) => (
  <g>
    <path d={`M${x} 178v-46a13 13 0 0 1 26 0v46z`} className="fill-stone" />
    <path d={`M${x + 3.5} 136v-4a9.500 9.500 0 0 1 19 0v4z`} className="fill-pane" />
    <path d={`M${x + 3.5} 138.500h19V178h-19z`} className="fill-(--door)" />
    <path d={`M${x + 18} 158h2v4h-2z`} className="fill-stone" />
    <path d={`M${x - 3} 174h32v4h-32z`} className="fill-stone" />
  </g>
);

const BayHouse = () => (
  <g id="bay">
    <Chimney x={76} y={20} />
    <path d="M0 62 9 36h82l9 26z" className="fill-roof" />
    <path d="M0 62h100v116H0z" fill="currentColor" />
    <path d="M0 60h100v4.500H0z" className="fill-stone" />
    <use href="#sash" x="17" y="76" />
    <use href="#sash" x="64" y="76" />
    <path d="m9 130 6-5h38l6 5v48H9z" className="fill-stone" />
    <path d="M13 133h9v34h-9zM25 133h18v34H25zM46 133h9v34h-9z" className="fill-pane" />
    <path d="M13 148h42" strokeWidth="1.500" className="stroke-stone" />
    <Door x={66} />
  </g>
);

const GableHouse = () => (
  <g id="gable">
    <Chimney x={66} y={28} />
    <path d="M0 178V68l45-44 45 44v110z" fill="currentColor" />
    <path d="M0 70 45 26l45 44" fill="none" strokeWidth="6" strokeLinejoin="round" className="stroke-roof" />
    <circle cx="45" cy="58" r="9" className="fill-stone" />
    <circle cx="45" cy="58" r="6.500" className="fill-pane" />
    <use href="#sash" x="14" y="80" />
    <use href="#sash" x="54" y="80" />
    <path d="M0 120h90v3H0z" className="fill-stone" />
    <use href="#sash" x="16" y="132" />
    <Door x={52} />
  </g>
);

const GeorgianHouse = () => (
  <g id="georgian">
    <Chimney x={10} y={8} />
    <Chimney x={83} y={8} />
    <path d="M0 28h108v150H0z" fill="currentColor" />
    <path d="M0 24h108v7H0z" className="fill-stone" />
    <use href="#small-sash" x="13" y="40" />
    <use href="#small-sash" x="44" y="40" />
    <use href="#small-sash" x="75" y="40" />
    <use href="#sash" x="12" y="74" />
    <use href="#sash" x="43" y="74" />
    <use href="#sash" x="74" y="74" />
    <path d="M0 118h108v60H0z" opacity="0.55" className="fill-stone" />
    <path d="M0 116h108v4H0z" className="fill-stone" />
    <use href="#sash" x="10" y="130" />
    <use href="#sash" x="76" y="130" />
    <Door x={41} />
  </g>
);

const Tree = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className="fill-tree">
    <path d={`M${x - 2} ${y + 40}h4V193h-4z`} className="fill-roof" />
    <path
      d={`M${x} ${y - 22}c14 0 21 10 20 20 9 5 11 18 4 26-5 9-15 11-24 10-9 1-19-1-24-10-7-8-5-21 4-26-1-10 6-20 20-20z`}
    />
  </g>
);

const Lamp = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g>
    <path d={`M${x - 1.2} ${y + 12}h2.400V193h-2.400zM${x - 4} 189h8v4h-8z`} className="fill-roof" />
    <path d={`M${x - 5} ${y}h10l-2.500 13h-5z`} className="fill-pane" />
    <path d={`M${x - 6} ${y}l6-6 6 6z`} className="fill-roof" />
  </g>
);
