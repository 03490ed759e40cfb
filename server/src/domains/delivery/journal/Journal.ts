export interface Delivery {
  body: Buffer;
  requestId: string;
}

/** Verified deliveries are appended before Instagram gets its 200 (ADR 0107). */
export interface Journal {
  append: (delivery: Delivery) => Promise<void>;
  isReadyWithoutDatabase: () => boolean;
}
