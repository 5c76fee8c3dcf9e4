import { LoaderCircle } from 'lucide-react';

/** Decorative: the text beside it says what is going on. */
export const Spinner = () => <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />;
