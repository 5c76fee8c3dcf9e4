import { counted } from '../../counted.ts';

/** What a person of a team looks after. */
interface LooksAfter {
  readonly homes: number;
  readonly conversations: number;
  readonly viewings: number;
}

/** "3 homes, 1 conversation and 2 upcoming viewings"; null where there is nothing. */
export function lookedAfter({ homes, conversations, viewings }: LooksAfter): string | null {
  const parts = [
    ...(homes > 0 ? [counted(homes, 'home')] : []),
    ...(conversations > 0 ? [counted(conversations, 'conversation')] : []),
    ...(viewings > 0 ? [counted(viewings, 'upcoming viewing')] : []),
  ];
  return parts.length === 0 ? null : new Intl.ListFormat('en-GB').format(parts);
}
