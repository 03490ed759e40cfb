/** Replaces axios's unused fetch adapter; null: not available. */
export const getFetch = () => null;
