/** "1 mile", "2.5 miles". */
export const milesText = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** "0.4 miles away". */
export const distanceText = (miles: number): string => `${milesText(Math.round(miles * 10) / 10)} away`;
