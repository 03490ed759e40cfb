/** Takes the place of axios's fetch adapter, which no page uses: the client sends with XMLHttpRequest. Null means "not in this build". */
export const getFetch = () => null;
