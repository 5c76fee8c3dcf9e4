export const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof nations)[number];

export const nationLabels: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
