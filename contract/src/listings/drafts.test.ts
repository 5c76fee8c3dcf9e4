import { draftOfForm, formOfDraft } from '@letfair/domain/listings/form/draft-form';
import { anyListingForm } from '@letfair/domain/listings/form/listing-form-arbitrary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftForm } from './drafts.ts';

test('a form comes back from its draft as it was', () => {
  fc.assert(
    fc.property(anyListingForm, (form) => {
      const sent = JSON.parse(JSON.stringify(draftOfForm(form)));
      expect(formOfDraft(draftForm.parse(sent))).toEqual(form);
    }),
  );
});
