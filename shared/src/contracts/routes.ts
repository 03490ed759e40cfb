/** Paths of the browser's screens, and of HTTP entry points that are not JSON calls. */
export const routes = {
  root: '/',
  login: '/login',
  signup: '/signup',
  connectInstagram: '/connect-instagram',
  oauthCallback: '/oauth-callback',
  dashboard: '/dashboard',
  flowBuilder: '/flow-builder',
  webhookManagement: '/webhook-management',
  analytics: '/analytics',
} as const;

export type RoutePath = (typeof routes)[keyof typeof routes];

/** Server entry points that browsers, Instagram or operators reach without the JSON client. */
export const serverPaths = {
  instagramWebhook: '/webhooks/instagram',
  instagramOauthCallback: '/api/instagram/auth/callback',
  releaseDocument: '/release-document.json',
  releases: '/r/',
  socket: '/socket.io',
  apiDocs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
} as const;
