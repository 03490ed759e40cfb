/** Replaces axios's fetch adapter, which is not used; null means not available. */
export const getFetch = () => null;
