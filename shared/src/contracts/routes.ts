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
  settings: '/settings',
  automation: '/automation',
  forgotPassword: '/forgot-password',
  /** Pages that mails link to. What the link proves stands behind the `#`, so that no server and no referrer sees it. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  twoFactorSetup: '/two-factor',
  /** Of the shell itself: what is live of each remote; for staff. */
  releases: '/releases',
} as const;

/** State of a link to the flow builder that begins a flow instead of showing the one left open. Its address stays the plain one. */
export const newFlowState = { isNewFlow: true } as const;

/** The list of stored events, and the story of one of them. */
export const webhookEventsPath = `${routes.webhookManagement}?tab=dashboard&view=events`;
export const webhookEventPath = (id: string) => `${webhookEventsPath}&event=${encodeURIComponent(id)}`;

/** Pictures of messages, where Instagram fetches them. Apart from the paths below: no browser needs to know it. */
export const messagePicturesPath = '/pictures/';

export type RoutePath = (typeof routes)[keyof typeof routes];

/** Server entry points that browsers, Instagram or operators reach without the JSON client. */
export const serverPaths = {
  instagramWebhook: '/webhooks/instagram',
  instagramDeauthorize: '/webhooks/instagram/deauthorize',
  instagramDataDeletion: '/webhooks/instagram/data-deletion',
  instagramOauthCallback: '/api/instagram/auth/callback',
  releaseDocument: '/release-document.json',
  releases: '/r/',
  /** Where a team publishes builds of its remote, with a deploy token. */
  registry: '/registry/',
  /** The packages that a remote in a repository of its own is made with, and the shell that it is tested in. */
  sdk: '/sdk/',
  /** Where browsers report what the content security policy has refused. */
  cspReports: '/reports/csp',
  socket: '/socket.io',
  /** Pictures, shown without a session: `<name>.webp`, and `default/<seed>.svg` for the generated ones. */
  avatars: '/avatars/',
  apiDocs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
  /** For Prometheus, where the operator has set METRICS_TOKEN or METRICS_PORT. */
  metrics: '/metrics',
} as const;
