/** Something that happened at a moment of the past (epoch milliseconds). */
export interface Moment {
  at: number;
  perform: () => Promise<unknown>;
  /** Instagram tells its time in whole seconds: it moves to the past before anything else happens in the same second. */
  isByTheSecond?: boolean;
}
