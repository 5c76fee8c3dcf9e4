import { missingInWords } from '@letfair/domain/listings/quality/missing-details';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { api } from '../../accounts/session/index.ts';

/** "12 homes wait for an energy rating", with the way to add them; nothing where none does. */
export function MissingNote() {
  const { data } = useAnswer((signal) => api.missingDetails.counts({}, { signal }));
  const sentences = data ? missingInWords(data) : [];
  if (sentences.length === 0) return null;
  return (
    <Note>
      {sentences.join('. ')}. <TextLink to="/properties/manage/missing">Add what’s missing</TextLink>
    </Note>
  );
}
