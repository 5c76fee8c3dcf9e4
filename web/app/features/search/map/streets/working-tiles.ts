import { useSyncExternalStore } from 'react';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import type { MapTiles } from '../map-data.ts';

/** What the archives of this visit turned out to be, by their URL. */
const broken = new Set<string>();
const attributions = new Map<string, string>();
const listeners = new Set<() => void>();
let changes = 0;

function change(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** All maps draw districts from now on, which is told once. */
export function reportBrokenArchive(url: string): void {
  if (broken.has(url)) return;
  broken.add(url);
  toast({ title: 'We couldn’t load the street map', description: 'The map shows districts instead.' });
  change();
}

export function reportAttribution(url: string, attribution: string): void {
  if (attributions.get(url) === attribution) return;
  attributions.set(url, attribution);
  change();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null where the map draws districts: without tiles, and after those that are set up turned out to be broken. */
export function useWorkingTiles(tiles: MapTiles | null): MapTiles | null {
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
  if (!tiles || broken.has(tiles.url)) return null;
  return { ...tiles, attribution: attributions.get(tiles.url) ?? tiles.attribution };
}
