export const metaHosts = ['www.instagram.com', 'api.instagram.com', 'graph.instagram.com'] as const;

/** Null if the host has only a prefix on the shared port. */
export type HostPorts = Readonly<Record<(typeof metaHosts)[number], number | null>>;

export const portSettings: Readonly<Record<keyof HostPorts, string>> = {
  'www.instagram.com': 'SANDBOX_WWW_PORT',
  'api.instagram.com': 'SANDBOX_API_PORT',
  'graph.instagram.com': 'SANDBOX_GRAPH_PORT',
};
