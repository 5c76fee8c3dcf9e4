import { timeMap } from '../../e2e/map-timing.ts';
import { adminAtScale } from './admin.ts';
import { itemCalls, measureFirstStart, pagesOnAPhone, SECOND_READY_SECONDS } from './first-start.ts';
import { hostileTextCosts } from './hostile.ts';
import { bulkWork } from './listers/bulk.ts';
import { comparedHomes } from './listers/copies.ts';
import { listingImport } from './listers/imports.ts';
import { reassessmentAtScale } from './listers/reassessment.ts';
import { measureListingSubmission } from './listers/submit-listing.ts';
import { undoneImports } from './listers/undone-imports.ts';
import { liveChannels } from './live-channel.ts';
import { measureOverload } from './overload.ts';
import { pageWeight } from './page-weight.ts';
import { publicPages } from './pages/public-pages.ts';
import { photoUploads } from './photos.ts';
import { placeLookups } from './places.ts';
import { postcodeImport } from './postcodes.ts';
import { privacyTools } from './privacy.ts';
import { backupAndRestore } from './processes/backup.ts';
import { mixedLoad } from './processes/mixed-load.ts';
import { telemetryCost } from './processes/telemetry-cost.ts';
import { twoProcesses } from './processes/two-processes.ts';
import { dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { httpRatios } from './ratios/http-ratios.ts';
import { atMost, type Figure, print } from './report.ts';
import { savedSearchMatches } from './saved-searches.ts';
import { searchAtScale } from './search.ts';
import { drawnAreas } from './shapes.ts';
import { addressTiming } from './timing.ts';
import { travelSearches } from './travel.ts';
import { viewingsAtScale } from './viewings.ts';
import { readSentences } from './words.ts';

const FIRST_DRAW_MS = 300;
const LONGEST_TASK_MS = 100;

/** The map of a search in a real browser, with 5,000 homes in sight. */
async function mapInBrowser({ url }: Product): Promise<Figure[]> {
  const { firstDrawMs, longestPanMs, longestZoomMs } = await timeMap(url);
  return [
    atMost('map with 5,000 homes, script until it is drawn', firstDrawMs, FIRST_DRAW_MS, ' ms'),
    atMost('map with 5,000 homes, longest task while moved', longestPanMs, LONGEST_TASK_MS, ' ms'),
    atMost('map with 5,000 homes, longest task while zoomed', longestZoomMs, LONGEST_TASK_MS, ' ms'),
  ];
}

/** Each part can be run alone: `npm run bench -- http item`. */
const parts: Readonly<Record<string, (product: Product) => Promise<Figure[]>>> = {
  weight: pageWeight,
  pages: publicPages,
  places: placeLookups,
  words: readSentences,
  map: mapInBrowser,
  postcodes: postcodeImport,
  http: httpRatios,
  item: itemCalls,
  hostile: hostileTextCosts,
  listing: measureListingSubmission,
  copies: comparedHomes,
  imports: listingImport,
  undo: undoneImports,
  photos: photoUploads,
  search: searchAtScale,
  travel: () => travelSearches(),
  shapes: drawnAreas,
  law: reassessmentAtScale,
  alerts: savedSearchMatches,
  viewings: viewingsAtScale,
  bulk: bulkWork,
  admin: adminAtScale,
  live: liveChannels,
  privacy: privacyTools,
  timing: addressTiming,
  overload: measureOverload,
  processes: twoProcesses,
  backup: backupAndRestore,
  mixed: mixedLoad(10),
  hour: mixedLoad(60),
  telemetry: telemetryCost,
  lighthouse: pagesOnAPhone,
  demo: measureFirstStart,
};

/** Run only by their names, because they take ten minutes and an hour. */
const onlyWhenAsked = ['mixed', 'hour'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== 'start' && !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. There are: start, ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = (name: string): boolean => asked.includes(name) || (asked.length === 0 && !onlyWhenAsked.includes(name));

const dataDir = await newDataDir();
const figures: Figure[] = [];
try {
  // The first start makes the database (and the build, if there is none); the second is what people wait for every day.
  await (await startProduct(dataDir)).stop();
  const product = await startProduct(dataDir);
  try {
    if (wanted('start'))
      figures.push(atMost('second start until ready', product.readyMs / 1000, SECOND_READY_SECONDS, ' s'));
    for (const [name, measure] of Object.entries(parts)) if (wanted(name)) figures.push(...(await measure(product)));
  } finally {
    await product.stop();
  }
} finally {
  await dropDataDir(dataDir);
}

print(figures);
const missed = figures.filter((figure) => !figure.met).length;
console.log(`${figures.length - missed} met, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
