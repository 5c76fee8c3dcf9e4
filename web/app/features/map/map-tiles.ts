/** A server of map pictures, where the operator has one. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  readonly url: string;
  /** Whom to thank for them. */
  readonly attribution: string;
}
