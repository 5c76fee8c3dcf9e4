import type { SessionUser } from '../session/index.ts';
import { userTypeLabels } from './ticket-choices.ts';

/** What we know of somebody who is signed in; whatever they typed themselves stays. */
export function fillInKnown(form: HTMLFormElement, { firstName, lastName, email, userType }: SessionUser): void {
  const known = {
    name: `${firstName} ${lastName}`.trim(),
    email,
    userType: userType in userTypeLabels ? userType : 'other',
  };
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === '')
      control.value = value;
  }
}
