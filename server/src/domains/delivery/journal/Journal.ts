export interface Delivery {
  body: Buffer;
  requestId: string;
}

/** Verified deliveries are appended before Instagram gets its 200 (ADR 0107). */
export interface Journal {
  /** Resolves when the delivery survives a crash. Any failure means 503, and Instagram delivers again. */
  append: (delivery: Delivery) => Promise<void>;
  /** True if deliveries are accepted without the database. */
  isReadyWithoutDatabase: () => boolean;
}
