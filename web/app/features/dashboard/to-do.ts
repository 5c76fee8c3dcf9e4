import { formatDate } from '../../lib/dates.ts';
import type { Figures } from './use-figures.ts';

export type ToDo = Figures['toDo'][number];

interface ToDoWords {
  readonly text: string;
  readonly to: string;
}

/** What there is to do, in words, and where to do it. */
export function toDoWords({ kind, id, title, at }: ToDo): ToDoWords {
  switch (kind) {
    case 'expiring':
      return {
        text: `Confirm by ${formatDate(at)} that “${title}” is still available`,
        to: '/properties/manage?status=live',
      };
    case 'rejected':
      return { text: `See why “${title}” was sent back, and change it`, to: '/properties/manage?status=rejected' };
    case 'unanswered':
      return {
        text: `Answer the message about “${title}” of ${formatDate(at)}`,
        to: `/messages?conversation=${encodeURIComponent(id)}`,
      };
    case 'application':
      return {
        text: `Answer the application for “${title}” of ${formatDate(at)}`,
        to: `/applications?id=${encodeURIComponent(id)}`,
      };
  }
}
