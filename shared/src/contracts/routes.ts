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
  forgotPassword: '/forgot-password',
  /** Pages that mails link to. What the link proves stands behind the `#`, so that no server and no referrer sees it. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  twoFactorSetup: '/two-factor',
  uiGallery: '/lab/ui',
} as const;

export type RoutePath = (typeof routes)[keyof typeof routes];

/** Server entry points that browsers, Instagram or operators reach without the JSON client. */
export const serverPaths = {
  instagramWebhook: '/webhooks/instagram',
  instagramDeauthorize: '/webhooks/instagram/deauthorize',
  instagramDataDeletion: '/webhooks/instagram/data-deletion',
  instagramOauthCallback: '/api/instagram/auth/callback',
  releaseDocument: '/release-document.json',
  releases: '/r/',
  socket: '/socket.io',
  /** Pictures, shown without a session: `<name>.webp`, and `default/<seed>.svg` for the generated ones. */
  avatars: '/avatars/',
  apiDocs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
  /** For Prometheus, where the operator has set METRICS_TOKEN or METRICS_PORT. */
  metrics: '/metrics',
} as const;
