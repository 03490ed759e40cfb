export interface Observation {
  /** `message to lea containing "price"`. */
  told: string;
  /** Matches, oldest first. */
  seen: () => Seen[];
  /** Non-matches of the same kind, for the failure message. */
  others: () => Seen[];
}

export interface Seen {
  /** Increases within its kind. */
  id: number;
  line: string;
}
