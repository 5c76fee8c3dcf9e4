interface OwnHome {
  readonly id: string;
  /** The lister's own, empty without one. */
  readonly reference: string;
  readonly title: string;
  readonly place: string;
}

/** What tells the homes of a landlord or agent apart, such as "FLAT-12 · 3 Elm Street"; empty for others, who are told neither. */
export const homeMark = (reference: string | undefined, address: string | undefined): string =>
  [reference, address].filter(Boolean).join(' · ');

/** A home in a list to choose from: "FLAT-12 · 3 Elm Street, Leeds, LS1 1AA · Two rooms by the canal". */
export const homeOption = ({ id, reference, place, title }: OwnHome) => ({
  value: id,
  label: [homeMark(reference, place), title].filter(Boolean).join(' · '),
});
