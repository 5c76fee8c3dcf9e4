export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_TITLE = 80;
export const MAX_TEMPLATE_TEXT = 2_000;

interface TemplateText {
  readonly title: string;
  readonly content: string;
}

/** What a template can name, and how it stands in its text. */
export const templatePlaceholders = { home: '{home}', name: '{name}' } as const;

interface TemplateValues {
  /** Title of the home that the conversation is about. */
  readonly home: string;
  /** The tenant's first name. */
  readonly name: string;
}

/** Filled in once, so that a title with braces stays as it is; other words in braces stay too. */
export const fillTemplate = (content: string, values: TemplateValues): string =>
  content.replace(/\{(home|name)\}/g, (_, placeholder: keyof TemplateValues) => values[placeholder]);

/** Of a public name, "Maya O.". */
export const firstNameIn = (publicName: string): string => publicName.replace(/ \S\.$/u, '');

/** A template goes below what is written already. */
export const addToText = (written: string, template: string): string =>
  written.trim() === '' ? template : `${written.trimEnd()}\n\n${template}`;

/** Offered to listers, who keep and change what they like. */
export const suggestedTemplates: readonly TemplateText[] = [
  {
    title: 'Offer a viewing',
    content:
      'Hello {name}, thank you for your interest in “{home}”. Would you like to see it? Please suggest two or three times that would suit you.',
  },
  {
    title: 'Still available',
    content: 'Hello {name}, yes, “{home}” is still available. What would you like to know?',
  },
  {
    title: 'Before you apply',
    content:
      'Hello {name}, to apply for “{home}” please use the Apply button on its page. You don’t have to pay anything to view it or to apply.',
  },
  {
    title: 'No longer available',
    content: 'Hello {name}, “{home}” has now been let. Thank you for getting in touch, and good luck with your search.',
  },
];

/** Reasons by field; null when there is nothing to say. */
export function templateProblems({ title, content }: TemplateText): Partial<Record<keyof TemplateText, string>> | null {
  const problems = {
    ...(title === '' && { title: 'Give the template a title.' }),
    ...(title.length > MAX_TEMPLATE_TITLE && { title: `Use at most ${MAX_TEMPLATE_TITLE} characters.` }),
    ...(content === '' && { content: 'Enter the template text.' }),
    ...(content.length > MAX_TEMPLATE_TEXT && { content: `Use at most ${MAX_TEMPLATE_TEXT} characters.` }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}
