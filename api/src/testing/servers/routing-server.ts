import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface Location {
  readonly lat: number;
  readonly lon: number;
}

/** What a search asks of an engine, as its API documents it. */
export interface RoutingCall {
  readonly path: string;
  readonly body: {
    readonly costing: string;
    readonly locations?: readonly Location[];
    readonly contours?: readonly { readonly time: number }[];
    readonly date_time?: { readonly type: number; readonly value: string };
    readonly sources?: readonly Location[];
    readonly targets?: readonly Location[];
  };
}

type Trouble = 'none' | 'slow' | 'error' | 'no-road' | 'not-json' | 'other-form' | 'too-large' | 'redirect';

/** Degrees of latitude that the engine goes in a minute, by costing. */
const speeds: Readonly<Record<string, number>> = { pedestrian: 0.0005, bicycle: 0.002, auto: 0.005, multimodal: 0.003 };
/** Along a street, north comes before east. */
const apart = (one: Location, other: Location): number => Math.abs(one.lat - other.lat) + Math.abs(one.lon - other.lon);

/** A diamond of all that is as far away along a grid of streets. */
function isochroneOf({ costing, locations, contours }: RoutingCall['body']) {
  const { lat, lon } = locations![0]!;
  const far = speeds[costing]! * contours![0]!.time;
  const ring = [
    [lon + far, lat],
    [lon, lat + far],
    [lon - far, lat],
    [lon, lat - far],
    [lon + far, lat],
  ];
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { contour: contours![0]!.time, metric: 'time', color: '#bf4040', opacity: 0.33 },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
    ],
  };
}

function matrixOf({ costing, sources, targets }: RoutingCall['body']) {
  const cells = sources!.map((source, from_index) =>
    targets!.map((target, to_index) => {
      const time = Math.round((apart(source, target) / speeds[costing]!) * 60);
      return { from_index, to_index, time, distance: time / 60 };
    }),
  );
  return { sources_to_targets: cells, units: 'kilometers', algorithm: 'timedistancematrix' };
}

async function readCall(request: IncomingMessage): Promise<RoutingCall> {
  return { path: request.url ?? '', body: JSON.parse(await text(request)) };
}

/** A small routing engine that answers as Valhalla documents it, or makes the trouble it is told to. */
export async function startRoutingServer() {
  const calls: RoutingCall[] = [];
  let trouble: Trouble = 'none';
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const answer = () => JSON.stringify(call.path === '/isochrone' ? isochroneOf(call.body) : matrixOf(call.body));
    if (trouble === 'slow') return;
    if (trouble === 'error') response.writeHead(500).end('{}');
    else if (trouble === 'no-road')
      response.writeHead(400).end('{"error_code":171,"error":"No suitable edges near location","status_code":400}');
    else if (trouble === 'not-json') response.end('<html>');
    else if (trouble === 'other-form') response.end('{"features":[{"geometry":{"type":"Point","coordinates":[0,0]}}]}');
    else if (trouble === 'too-large') response.end(`{"features":"${'x'.repeat(3_000_000)}"}`);
    else if (trouble === 'redirect') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else response.setHeader('content-type', 'application/json').end(answer());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  afterAll(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop,
    answerWith: (next: Trouble) => {
      trouble = next;
    },
  };
}
