/** "0.4 miles away". */
export const distanceText = (miles: number): string => {
  const rounded = Math.round(miles * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'} away`;
};
