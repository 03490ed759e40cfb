export const boundary: {
  /** A store action, or a socket message as `[event, ...payload]`. */
  record?: (event: unknown) => void;
} = {};
