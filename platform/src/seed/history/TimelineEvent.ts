/** Epoch milliseconds. */
export interface TimelineEvent {
  at: number;
  perform: (at: number) => Promise<unknown>;
  /** Instagram reports whole seconds, so it is backdated before other events of that second. */
  isByTheSecond?: boolean;
  isFollowedUp?: boolean;
}
