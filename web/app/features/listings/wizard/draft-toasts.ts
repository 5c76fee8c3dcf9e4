/** Document 2, section 8. */
export const draftToasts = {
  loaded: { title: 'Draft Loaded' },
  notLoaded: { title: 'Error', description: 'Failed to load draft. Please try again.' },
  saved: { title: 'Draft Saved', description: 'Your progress has been saved.' },
  notSaved: { title: 'Error', description: 'Failed to save draft. Please try again.' },
} as const;
