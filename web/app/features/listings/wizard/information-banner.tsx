import { Note } from '../../../ui/feedback/note.tsx';

/** Why the form asks what it asks. */
export const InformationBanner = () => (
  <Note>
    <p className="font-semibold">Material information</p>
    <p>
      National Trading Standards sorted what every advert for a home has to tell into Parts A, B and C, and this form
      follows them. Its guidance has been withdrawn since; the duty to leave out nothing a renter needs to decide now
      rests on the Digital Markets, Competition and Consumers Act 2024. Listing is free.
    </p>
  </Note>
);
