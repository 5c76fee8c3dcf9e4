/** What the table of a lister's homes can be sorted by, with the direction that a first press gives. */
export const tableSorts = {
  newest: 'desc',
  title: 'asc',
  status: 'asc',
  rent: 'desc',
  views: 'desc',
  saves: 'desc',
  enquiries: 'desc',
  viewings: 'desc',
  applications: 'desc',
  daysLive: 'desc',
  advertScore: 'asc',
} as const;
export type TableSort = keyof typeof tableSorts;
/** What can be sorted by without counting anything for each home. */
export const listSorts = ['newest', 'title', 'status', 'rent'] as const satisfies readonly TableSort[];
export type ListSort = (typeof listSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
/** Which homes are meant by what is known of their photos. */
export const photoFilters = ['none'] as const;
export type PhotoFilter = (typeof photoFilters)[number];

export const HOMES_PER_TABLE_PAGE = 50;
export const MAX_TABLE_SEARCH = 100;
