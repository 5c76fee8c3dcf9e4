import type { FeatureId } from '../feature-status.ts';

export interface HelpArticle {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
  /** Until this feature works, the article says so. */
  readonly needs?: FeatureId;
  /** Words people search for that the article itself does not use. */
  readonly alsoFoundBy?: string;
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
