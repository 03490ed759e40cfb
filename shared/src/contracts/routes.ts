/** Paths of screens, and of HTTP endpoints other than JSON calls. */
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
  /** Targets of mailed links. The token is in the fragment, which reaches neither servers nor referrers. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  twoFactorSetup: '/two-factor',
  invitation: '/invitation',
  /** For admins only; part of the shell. */
  releases: '/releases',
} as const;

/** Navigation state that starts a new flow in the builder. */
export const newFlowState = { isNewFlow: true } as const;

export const webhookEventsPath = `${routes.webhookManagement}?tab=dashboard&view=events`;
export const webhookEventPath = (id: string) => `${webhookEventsPath}&event=${encodeURIComponent(id)}`;

/** Images of messages, which only Instagram fetches. */
export const messagePicturesPath = '/pictures/';
/** Uploaded files, with a signature in the query. */
export const mediaPath = '/media/';

/** The sandbox's phone as the shell frames it. */
export const dockedPhonePath = '/phone?dock=1';

/** A message between the windows of the shell and of the phone that it frames. */
export type PhoneMessage =
  | { phone: 'ready' | 'close' | 'focus' }
  | {
      phone: 'theme';
      theme: 'light' | 'dark';
    };

export type RoutePath = (typeof routes)[keyof typeof routes];

/** Paths on the server for browsers, Instagram or operators. */
export const serverPaths = {
  instagramWebhook: '/webhooks/instagram',
  instagramDeauthorize: '/webhooks/instagram/deauthorize',
  instagramDataDeletion: '/webhooks/instagram/data-deletion',
  instagramOauthCallback: '/api/instagram/auth/callback',
  oidcCallback: '/api/auth/oidc/callback',
  releaseDocument: '/release-document.json',
  releases: '/r/',
  /** Accepts builds with a deploy token. */
  registry: '/registry/',
  /** Packages and shell for remotes in other repositories. */
  sdk: '/sdk/',
  /** Reports of the content security policy. */
  cspReports: '/reports/csp',
  socket: '/socket.io',
  /** URLs that need no session: `<name>.webp`, and `default/<seed>.svg` for generated avatars. */
  avatars: '/avatars/',
  apiDocs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
  /** Prometheus; requires METRICS_TOKEN or METRICS_PORT. */
  metrics: '/metrics',
} as const;
