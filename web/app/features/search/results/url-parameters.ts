import { filterNames } from '@letfair/domain/search/filters';
import { type SearchParameter, searchParameterNames, searchParameters } from '@letfair/domain/search/search-query';

// Browsers get these values without the table that they are read from: see web/values-only-plugin.ts.

/** Every parameter of a search, in the order of a URL, with the text that it is unset by besides an empty one. */
export const unsetTexts = Object.fromEntries(
  searchParameterNames.map((name) => [name, searchParameters[name].unsetText ?? '']),
) as Readonly<Record<SearchParameter, string>>;

/** What joins several values of a parameter, where a comma may be part of one. */
export const joints = Object.fromEntries(
  searchParameterNames.flatMap((name) => {
    const parameter = searchParameters[name];
    return 'joint' in parameter ? [[name, parameter.joint]] : [];
  }),
) as Readonly<Partial<Record<SearchParameter, string>>>;

/** The fields of the drawer. Type and highest rent are in the bar as well, with fewer choices. */
export const drawerFields: readonly SearchParameter[] = ['radius', 'travel', ...filterNames, 'rentPer'];
