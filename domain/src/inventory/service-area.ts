/** Document 2, section 5: where the inventory specialists go. */
const postcodeAreas = ['M', 'BL', 'OL', 'SK', 'WN', 'L', 'LS', 'WA'] as const;
const counties = ['greater manchester', 'merseyside', 'west yorkshire', 'cheshire'] as const;
const cities = ['manchester', 'liverpool', 'leeds', 'warrington'] as const;

const servedPostcode = new RegExp(`^(?:${postcodeAreas.join('|')})\\d`, 'i');

export interface ServiceAddress {
  readonly postcode: string;
  readonly county: string;
  readonly city: string;
}

export function isInServiceArea({ postcode, county, city }: ServiceAddress): boolean {
  const mentions = (text: string, names: readonly string[]) => names.some((name) => text.toLowerCase().includes(name));
  return servedPostcode.test(postcode.trim()) || mentions(county, counties) || mentions(city, cities);
}

export const serviceAreaSentence =
  'The inventory service is limited to Greater Manchester, Liverpool, Leeds and Warrington.';
export const SPECIALIST_CONTACT_HOURS = 24;
