import { callback, connect } from '../proofs/auth.ts';
import { builderScreens } from '../proofs/builder.ts';
import { dashboard } from '../proofs/dashboard.ts';
import { guards } from '../proofs/e2e.ts';
import { calls } from '../proofs/server.ts';
import { session } from '../proofs/shell.ts';
import { webhookScreens } from '../proofs/webhooks.ts';
import { differs, exact, topic } from '../Statement.ts';

export const routes = topic(
  '2 Routes',
  exact('2.routes.1', '/ leads to /login when logged out.', guards.rootOut),
  exact('2.routes.2', '/ leads to /dashboard when logged in.', guards.rootIn),
  exact('2.routes.3', '/login is open when logged out.', guards.loginOut),
  exact('2.routes.4', '/login redirects to /dashboard when logged in.', guards.loginIn),
  exact('2.routes.5', '/signup is open when logged out.', guards.signupOut),
  exact('2.routes.6', '/signup redirects to /dashboard when logged in.', guards.signupIn),
  exact('2.routes.7', '/connect-instagram redirects to /login when logged out.', guards.connectOut),
  exact('2.routes.8', '/connect-instagram is the Instagram connect screen.', guards.connectIn, connect.explains),
  exact('2.routes.9', '/oauth-callback redirects to /login when logged out.', guards.callbackOut),
  exact('2.routes.10', '/oauth-callback is the result of the Instagram authorisation.', calls.callback, callback.shows),
  exact('2.routes.11', '/dashboard redirects to /login when logged out.', guards.dashboardOut),
  exact('2.routes.12', '/dashboard is the main dashboard.', guards.dashboardIn, dashboard.header),
  exact('2.routes.13', '/flow-builder redirects to /login when logged out.', guards.builderOut),
  exact('2.routes.14', '/flow-builder is the bot flow builder.', guards.builderIn, builderScreens.header),
  exact('2.routes.15', '/webhook-management redirects to /login when logged out.', guards.webhooksOut),
  exact('2.routes.16', '/webhook-management is the webhook management page.', guards.webhooksIn, webhookScreens.tabs),
  exact('2.routes.17', 'All logged-in only routes redirect to /login when logged out.', guards.closed),
  exact('2.routes.18', 'Login state is a stored token.', session.stored),
  exact('2.routes.19', 'Login state is a stored user beside it.', session.stored),
  exact('2.routes.20', 'Logging out clears the token.', session.stored, guards.logout),
  exact('2.routes.21', 'Logging out clears the user.', session.stored, guards.logout),
  differs('2.routes.22', 'The path of the Profile/Settings screen is not named.', 'unnamed paths', guards.settings),
  differs('2.routes.23', 'The path of the Instagram Automation screen is not named.', 'unnamed paths', guards.automation),
  differs('2.routes.24', 'The path of the Instagram Analytics screen is not named.', 'unnamed paths', guards.analytics),
);
