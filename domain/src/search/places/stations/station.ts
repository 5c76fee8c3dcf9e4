/** A railway station near a home. */
export interface NearestStation {
  readonly name: string;
  /** In a straight line. */
  readonly miles: number;
  /** On foot. */
  readonly minutes: number;
}

/** Filters and pages count 0.75 miles in a straight line as a walk of 15 minutes, because streets are not known. */
export const METRES_A_MINUTE = 80;
export const WALK_MINUTES = 15;
/** Hardly anybody walks further to a train: beyond it, a station is so many miles away and no fact of a card. */
const LONGEST_WALK_MINUTES = 30;

/** How many stations the page of a home names. */
export const STATIONS_ON_PAGE = 3;

const isWalk = ({ minutes }: NearestStation): boolean => minutes <= LONGEST_WALK_MINUTES;
const milesText = ({ miles }: NearestStation): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
const walkText = ({ minutes }: NearestStation): string =>
  minutes === 1 ? '1 minute’s walk' : `${minutes} minutes’ walk`;

/** "12 minutes’ walk (0.6 miles)", or "2.1 miles" where nobody would walk. */
export const stationDistance = (station: NearestStation): string =>
  isWalk(station) ? `${walkText(station)} (${milesText(station)})` : milesText(station);

/** "12 minutes’ walk to Leeds station"; null where nobody would walk. */
export const stationOnCard = (station: NearestStation): string | null =>
  isWalk(station) ? `${walkText(station)} to ${station.name} station` : null;

/** The licence of the data asks for it wherever stations are named; the footer of every page says it once. */
export const STATION_ATTRIBUTION =
  'Stations: uk-railway-stations by David Wheatley, from Trainline EU and its sources (ODbL); Northern Ireland by Letfair.';
