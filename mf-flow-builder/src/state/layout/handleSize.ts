/** A dot on the border of the card inside a larger target. */
export const HANDLE_PX = { dot: 14, target: 32 } as const;
