type Errors = Readonly<Record<string, string>>;

/** What ties a field to its value at the beginning and to what is wrong with it: its name, said once. */
export const fieldsOf =
  <Values extends object>(values: Values, errors: Errors) =>
  <Name extends keyof Values & string>(name: Name) => ({ name, defaultValue: values[name], error: errors[name] });
