interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** The agency somebody works for, where there is one. */
  readonly company?: string | null;
}

/** How somebody is called towards others: the agency, or first name and initial. */
export function publicName({ firstName, lastName, company }: Named): string {
  if (company) return company;
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
