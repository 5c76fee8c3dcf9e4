/** A measurement and its budget. */
export interface Figure {
  readonly name: string;
  readonly seen: string;
  readonly budget: string;
  readonly met: boolean;
}

export const atLeast = (name: string, seen: number, budget: number, unit = ''): Figure => ({
  name,
  seen: `${round(seen)}${unit}`,
  budget: `≥ ${budget}${unit}`,
  met: seen >= budget,
});

export const atMost = (name: string, seen: number, budget: number, unit = ''): Figure => ({
  name,
  seen: `${round(seen)}${unit}`,
  budget: `≤ ${budget}${unit}`,
  met: seen <= budget,
});

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export function print(figures: readonly Figure[]): void {
  const wide = Math.max(...figures.map((figure) => figure.name.length));
  for (const { name, seen, budget, met } of figures)
    console.log(`${met ? 'met   ' : 'MISSED'}  ${name.padEnd(wide)}  ${seen.padStart(12)}  (${budget})`);
}
