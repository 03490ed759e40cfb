export interface Observation {
  /** For example `message to lea containing "price"`. */
  description: string;
  /** Returns matches, oldest first. */
  seen: () => Seen[];
  /** Returns non-matches of the same kind, for the failure message. */
  others: () => Seen[];
}

export interface Seen {
  /** Increases within its kind. */
  id: number;
  line: string;
}
