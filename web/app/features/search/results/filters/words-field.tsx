import { MAX_SENTENCE } from '@letfair/domain/search/words/max-sentence';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { SEARCH_PATH, sentenceUrl } from '../search-url.ts';

const WORDS_FORM = 'words-form';

/** A form of its own beside that of the filters: a sentence begins a new search. Its field stands wherever there is room. */
export function WordsForm() {
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const sentence = field.value.trim();
    field.value = '';
    if (sentence === '') field.focus();
    else void navigate(sentenceUrl({}, sentence));
  }
  return <form id={WORDS_FORM} action={SEARCH_PATH} onSubmit={onSubmit} />;
}

export const WordsField = () => (
  <div className="search-words">
    <label htmlFor="search-words" className="font-semibold whitespace-nowrap">
      Or in your own words
    </label>
    <input
      id="search-words"
      form={WORDS_FORM}
      name="q"
      maxLength={MAX_SENTENCE}
      placeholder="2 bed in Leeds, garden, cat ok"
      className="min-h-9 min-w-0 flex-1 rounded-sm border border-line-strong bg-card px-3 placeholder:text-muted"
    />
    <button type="submit" form={WORDS_FORM} className={buttonStyle('quiet', 'sm', false)}>
      Find homes
    </button>
  </div>
);
