/** Something that may be received, as an assertion asks for it. */
export interface Sight {
  /** `message to lea containing "price"`. */
  told: string;
  /** What was received that fits, one line each, oldest first. */
  seen: () => Seen[];
  /** What else of its kind was received, for whoever looks for the difference. */
  others: () => Seen[];
}

export interface Seen {
  /** Grows with time within its kind. */
  id: number;
  line: string;
}
