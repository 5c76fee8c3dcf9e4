/** The railway station that a home is nearest to. */
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

const walkText = ({ minutes }: NearestStation): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}’ walk`;

/** "Leeds, 12 minutes’ walk (0.6 miles)" */
export const stationFact = (station: NearestStation): string =>
  `${station.name}, ${walkText(station)} (${station.miles} ${station.miles === 1 ? 'mile' : 'miles'})`;

/** "12 minutes’ walk to Leeds station" */
export const stationOnCard = (station: NearestStation): string => `${walkText(station)} to ${station.name} station`;

/** The licence of the data asks for it wherever stations are named. */
export const STATION_ATTRIBUTION =
  'Stations: uk-railway-stations by David Wheatley, from Trainline EU and its sources (ODbL).';
