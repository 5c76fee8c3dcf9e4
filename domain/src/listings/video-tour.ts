import { joinWords } from '../join-words.ts';

interface TourHost {
  readonly name: string;
  readonly hosts: readonly string[];
  /** Of a tour: other pages of a host may lead anywhere. */
  readonly path: RegExp;
}

/** Where a video tour may be, by exact names of hosts. Anything else could be a page that asks for money or passwords. */
const tourHosts: readonly TourHost[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'],
    path: /^\/(?:watch\?|embed\/|shorts\/|live\/)/,
  },
  { name: 'YouTube', hosts: ['youtu.be'], path: /^\/[\w-]/ },
  { name: 'Vimeo', hosts: ['vimeo.com', 'www.vimeo.com'], path: /^\/\d/ },
  { name: 'Vimeo', hosts: ['player.vimeo.com'], path: /^\/video\/\d/ },
  { name: 'Matterport', hosts: ['my.matterport.com'], path: /^\/show\/?\?/ },
  { name: 'Matterport', hosts: ['discover.matterport.com'], path: /^\/space\/\w/ },
  { name: 'Kuula', hosts: ['kuula.co'], path: /^\/(?:share|post)\/\w/ },
  { name: 'Giraffe360', hosts: ['tour.giraffe360.com'], path: /^\/[\w-]/ },
  { name: 'CloudPano', hosts: ['app.cloudpano.com'], path: /^\/tours\/\w/ },
];

/** "YouTube, Vimeo or Matterport". */
export const tourHostNames = joinWords([...new Set(tourHosts.map(({ name }) => name))], 'or');
export const MAX_TOUR_LINK = 300;

/** A host without a port or a name in front of it, and a path without characters that a link has to escape. */
const LINK = /^(?:(?:https?:)?\/\/)?([a-z\d.-]+)(\/[\w\-./?=&%#~+:@!$'()*,;]+)$/i;

export interface VideoTour {
  readonly host: string;
  /** Always encrypted. */
  readonly url: string;
}

/** The tour that a link leads to; null where it isn't one of a known host. */
export function videoTourOf(link: string): VideoTour | null {
  const given = link.trim();
  if (given.length > MAX_TOUR_LINK) return null;
  const [, host = '', path = ''] = LINK.exec(given) ?? [];
  const name = host.toLowerCase();
  const known = tourHosts.find(({ hosts, path: isTour }) => hosts.includes(name) && isTour.test(path));
  return known ? { host: known.name, url: `https://${name}${path}` } : null;
}

export const VIDEO_TOUR_WANTED = `Use a link to a tour on ${tourHostNames}.`;

export const videoTourProblem = (link: string): string | null =>
  link.trim() === '' || videoTourOf(link) ? null : VIDEO_TOUR_WANTED;
