import type { PropertyType } from '../homes/vocabulary.ts';

const groups: Readonly<Partial<Record<PropertyType, readonly PropertyType[]>>> = {
  house: ['house', 'terraced', 'semi-detached', 'detached', 'bungalow'],
  flat: ['flat', 'maisonette'],
};

/** The kinds of home that a choice means; none when any will do. */
export const typesMeant = (chosen: readonly PropertyType[]): readonly PropertyType[] => [
  ...new Set(chosen.flatMap((type) => groups[type] ?? [type])),
];

/** The kinds of home that are like this one, itself among them. */
export const typesLike = (type: PropertyType): readonly PropertyType[] =>
  Object.values(groups).find((group) => group.includes(type)) ?? [type];
