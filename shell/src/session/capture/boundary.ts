/** Who listens while something is captured. It comes late, and none of it is in the way of anybody who captures nothing. */
export const boundary: {
  /** An action of the store, or a message of the socket: its name and what it carries. */
  tell?: (happened: unknown) => void;
} = {};
