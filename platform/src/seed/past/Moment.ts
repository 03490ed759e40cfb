/** Something that happened at a moment of the past (epoch milliseconds). */
export interface Moment {
  at: number;
  perform: (at: number) => Promise<unknown>;
  /** Instagram tells its time in whole seconds: it moves to the past before anything else happens in the same second. */
  isByTheSecond?: boolean;
  /** It stays in the present for the rest of its day all the same, and sees to it that its second is over. */
  isFollowedUp?: boolean;
}
