/** Growth of a value by the straight line that fits the samples best; `at` in seconds. */
export function slopeAMinute<K extends string>(
  samples: readonly ({ readonly at: number } & Readonly<Record<K, number>>)[],
  name: K,
): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(samples.map(({ at }) => at)), mean(samples.map((sample) => sample[name]))];
  const along = samples.reduce((sum, sample) => sum + (sample.at - middle) * (sample[name] - level), 0);
  const spread = samples.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  return (along / spread) * 60;
}
