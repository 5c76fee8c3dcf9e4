import type { ScreenPicture } from '@letfair/contract/site/pages/screen-pictures';
import { listerTypes, type UserType, userTypes } from '@letfair/domain/accounts/user-types';
import type { Register } from 'react-router';

/** A visitor has no account. */
export type Reader = 'visitor' | UserType;

export const everyone: readonly Reader[] = ['visitor', ...userTypes];
export const members: readonly Reader[] = userTypes;
export const bothSides: readonly Reader[] = ['tenant', ...listerTypes];
export const listers: readonly Reader[] = listerTypes;
export const admins: readonly Reader[] = ['admin'];

/** What stands in a path for the parameters of its pattern. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}:${string}` ? `${Before}${string}` : Pattern;
/** The page of a home is left out: its pattern would let every path below `/properties/` pass. */
type PagePath = Filled<Exclude<keyof Register['pages'], '/*' | '/properties/:id/:words?'>>;

/** A page of the route table; the address of one that is gone does not compile. */
export type CapabilityPath = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;

export interface WayIn {
  readonly label: string;
  readonly to: CapabilityPath;
  readonly readers: readonly Reader[];
}

export const wayIn = (label: string, to: CapabilityPath, readers: readonly Reader[]): WayIn => ({ label, to, readers });

/** Something that people can do here. One row of this is its line on `/features` and decides which help it needs. */
export interface Capability {
  readonly name: string;
  /** One sentence that says what it does. */
  readonly line: string;
  /** The screen that shows it. */
  readonly picture: ScreenPicture;
  /** What opens it; who stands in none of these cannot use it. */
  readonly waysIn: readonly [WayIn, ...WayIn[]];
  /** The passages of docs/product that describe it, as `area/page.md#heading`. */
  readonly documentedIn: readonly [`${string}.md#${string}`, ...`${string}.md#${string}`[]];
}

export type CapabilityTable = Readonly<Record<string, Capability>>;

/** The way in for a reader; somebody signed out sees the first one, whose page asks them to sign in. */
export const wayInFor = (waysIn: readonly WayIn[], reader: Reader): WayIn | undefined =>
  waysIn.find(({ readers }) => readers.includes(reader)) ?? (reader === 'visitor' ? waysIn[0] : undefined);
