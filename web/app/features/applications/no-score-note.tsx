import { Note } from '../../ui/feedback/note.tsx';

/** Nobody is judged by a number alone, and the page says so to both sides. */
export const NoScoreNote = () => (
  <Note>
    Nothing here is decided by a score. Applications are neither rated nor ranked; people read them and answer them.
  </Note>
);
