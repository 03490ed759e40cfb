import {
  analyticsScreens,
  automation,
  danger,
  instagramCard,
  notificationSettings,
  profile,
  security,
} from '../proofs/analytics.ts';
import { authCopy, connect, signIn, signUp } from '../proofs/auth.ts';
import { builder } from '../proofs/builder.ts';
import { dashboard, notifications, pinned } from '../proofs/dashboard.ts';
import { authFaults, builderFaults, dashboardFaults, german, settingsPages, webhookFaults } from '../proofs/e2e.ts';
import { socket } from '../proofs/shared.ts';
import { host } from '../proofs/shell.ts';
import { events, monitoring, subscriptions, suites, webhookPanel } from '../proofs/webhooks.ts';
import { differs, exact, pending, topic } from '../Statement.ts';

export const authErrors = topic(
  '8 Errors of sign-in, sign-up and connecting',
  differs('8.auth.1', 'The texts read as specified in every browser.', 'languages', german.signedOut, german.all),
  exact('8.auth.2', 'Login: the text of the server comes first.', signIn.ownText, authFaults.texts),
  exact('8.auth.3', "Login 401: 'Invalid username or password'.", signIn.on401, authFaults.texts),
  exact('8.auth.4', "Login 500: 'Server error. Please try again later.'.", signIn.on500, authFaults.texts),
  exact(
    '8.auth.5',
    "Login without network: 'Connection failed. Please check your internet connection.'.",
    signIn.offline,
    authFaults.signIn,
  ),
  exact('8.auth.6', "Login otherwise: 'Login failed. Please try again.'.", signIn.otherwise, authFaults.texts),
  exact('8.auth.7', 'Login without success shows the error of the server.', signIn.refusedWithText, authFaults.texts),
  exact('8.auth.8', "Login without success and error: 'Login failed. Please try again.'.", signIn.refused, authFaults.texts),
  exact('8.auth.9', 'Register: the text of the server comes first.', signUp.ownText, authFaults.texts),
  exact('8.auth.10', "Register 400: 'Please check your input and try again.'.", signUp.on400, authFaults.texts),
  exact('8.auth.11', "Register 409: 'Username or email already exists.'.", signUp.on409, authFaults.texts),
  exact('8.auth.12', "Register 500: 'Server error. Please try again later.'.", signUp.on500, authFaults.texts),
  exact('8.auth.13', 'Register without network: the connection message.', signUp.offline, authFaults.signUp),
  exact('8.auth.14', "Register otherwise: 'Registration failed. Please try again.'.", signUp.otherwise, authFaults.texts),
  exact('8.auth.15', 'Register without success shows the error of the server.', authFaults.texts),
  exact('8.auth.16', 'Register without success and error: the fallback.', signUp.refused, authFaults.texts),
  exact(
    '8.auth.17',
    "Connect not successful: 'Failed to start Instagram connection'.",
    connect.refused,
    connect.foreign,
    authCopy.connect,
  ),
  pending('8.auth.18', 'It is shown also when the server gives a reason.', '9'),
  exact(
    '8.auth.19',
    "Connect fails: 'Failed to connect to Instagram. Please try again.'.",
    connect.fails,
    connect.offline,
    authFaults.connect,
  ),
  pending('8.auth.20', 'It is shown also when the server gives a reason.', '8'),
  exact('8.auth.21', "Disconnect fails: 'Failed to disconnect Instagram'.", connect.staysConnected, authCopy.connect),
  pending('8.auth.22', 'It is shown also when the server gives a reason.', '10'),
);

export const builderErrors = topic(
  '8 Errors of the flow builder',
  exact('8.builder.1', "'Failed to save flow: {error}'.", builder.saveErrors, builderFaults.texts),
  exact('8.builder.2', "'Error saving flow: {message}'.", builder.saveErrors, builderFaults.texts),
  exact('8.builder.3', "'Failed to load flow: {error}'.", builder.loadErrors, builderFaults.texts),
  exact('8.builder.4', "'Error loading flow: {message}'.", builder.loadErrors, builderFaults.texts),
);

export const profileErrors = topic(
  '8 Messages of the profile',
  differs('8.profile.1', 'Messages are browser alerts.', 'alerts as notices', profile.refused, host.cut),
  exact('8.profile.2', "'Failed to update profile. Please try again.'.", profile.refused),
  exact('8.profile.3', "'Error updating profile. Please try again.'.", profile.offline),
  exact(
    '8.profile.4',
    "'Failed to disconnect Instagram account. Please try again.'.",
    instagramCard.disconnectRefused,
    dashboardFaults.texts,
  ),
  exact(
    '8.profile.5',
    "'Error disconnecting Instagram account. Please try again.'.",
    instagramCard.disconnectOffline,
    dashboardFaults.texts,
  ),
  exact('8.profile.6', "'Failed to load Instagram account details.'.", instagramCard.detailsRefused, dashboardFaults.texts),
  exact('8.profile.7', "'Error loading Instagram account details.'.", instagramCard.detailsOffline, dashboardFaults.texts),
  exact('8.profile.8', "'Failed to enable 2FA. Please try again.'.", security.twoFactorRefused),
  exact('8.profile.9', "'Error enabling 2FA. Please try again.'.", security.twoFactorOffline),
  exact('8.profile.10', "'Failed to load notification settings. Please try again.'.", notificationSettings.refused),
  exact('8.profile.11', "'Error loading notification settings. Please try again.'.", notificationSettings.offline),
  exact('8.profile.12', "'Failed to upload avatar. Please try again.'.", profile.avatarRefused),
  exact('8.profile.13', "'Error uploading avatar. Please try again.'.", profile.avatarOffline),
  exact('8.profile.14', "'Failed to delete account: {error}'.", danger.reason),
  exact('8.profile.15', "'Failed to delete account: Unknown error'.", danger.unknown),
  exact('8.profile.16', "'Failed to delete account. Please try again.'.", danger.fails),
  exact('8.profile.17', "'Error deleting account. Please try again.'.", danger.offline),
  exact(
    '8.profile.18',
    "'2FA setup initiated. Please check your email for setup instructions.'.",
    security.twoFactor,
    settingsPages.twoFactor,
  ),
  exact('8.profile.19', "'Notification settings loaded. Feature coming soon!'.", notificationSettings.loaded),
  exact(
    '8.profile.20',
    "'Account deleted successfully. You will be redirected to the login page.'.",
    danger.deletes,
    settingsPages.twoFactor,
  ),
);

export const automationErrors = topic(
  '8 Messages of automation',
  differs('8.automation.1', 'Messages are browser alerts.', 'alerts as notices', automation.creates, automation.createFails),
  pending('8.automation.2', 'They are logged too.', '25'),
  exact('8.automation.3', "'Failed to create automation flow'.", automation.createFails),
  exact('8.automation.4', "'Failed to delete automation flow'.", automation.deletes),
  exact('8.automation.5', "'Failed to subscribe to webhooks'.", automation.subscribeFails, dashboardFaults.texts),
  exact('8.automation.6', "'Failed to unsubscribe from webhooks'.", automation.unsubscribeFails, dashboardFaults.texts),
  pending('8.automation.7', 'They are shown on the dashboard also when the server gives a reason.', '11'),
  exact('8.automation.8', "'Webhook subscription successful!'.", automation.webhook),
  exact('8.automation.9', "'Webhook unsubscription successful!'.", automation.webhook),
  exact('8.automation.10', "'Automation flow created successfully!'.", automation.creates),
  exact('8.automation.11', "'Automation flow deleted successfully!'.", automation.deletes),
  differs('8.automation.12', 'Loading flows fails silently.', 'loading flows reported', automation.empty),
  exact('8.automation.13', 'Checking the status fails silently.', dashboard.failedCheck, connect.unknown),
  differs('8.automation.14', 'Toggling fails silently.', 'toggling reported', analyticsScreens.toggleFails),
  differs('8.automation.15', 'Loading notifications fails silently.', 'loading notifications reported', notifications.fails),
  pending('8.automation.16', 'These failures are logged to the console.', '25'),
);

export const webhookErrors = topic(
  '8 Messages of dashboard and webhook management',
  exact('8.webhooks.1', "'Failed to connect to notification service'.", notifications.fails, dashboardFaults.texts),
  pending('8.webhooks.2', 'It is shown when the socket fails.', '13'),
  exact('8.webhooks.3', "'Failed to load webhook data'.", webhookPanel.fails, webhookFaults.texts),
  pending('8.webhooks.4', 'It is shown on the events also when the server gives a reason.', '12'),
  exact('8.webhooks.5', "'Failed to update subscription'.", subscriptions.switches, webhookFaults.texts),
  exact('8.webhooks.6', "'Failed to delete subscription'.", subscriptions.deletes, webhookFaults.texts),
  exact('8.webhooks.7', "'Failed to retry event'.", pinned.refusedRetry, events.retryFails, webhookFaults.texts),
  exact('8.webhooks.8', "'Failed to load test suites'.", suites.results, webhookFaults.texts),
  exact('8.webhooks.9', "'Failed to create test suite'.", suites.creates, webhookFaults.texts),
  exact('8.webhooks.10', "'Failed to execute test suite'.", suites.runFails, webhookFaults.texts),
  exact('8.webhooks.11', "'Failed to cleanup test data'.", suites.cleanUp, webhookFaults.texts),
  exact('8.webhooks.12', "'Failed to load monitoring data'.", monitoring.fails, webhookFaults.texts),
  exact('8.webhooks.13', "'Failed to perform health check'.", monitoring.check, webhookFaults.texts),
  exact('8.webhooks.14', "'Webhook endpoint test failed'.", webhookPanel.tests, dashboardFaults.texts),
  exact('8.webhooks.15', "'Webhook endpoint test error'.", webhookPanel.tests, dashboardFaults.texts),
  exact('8.webhooks.16', "'Simulated {type} event failed'.", webhookPanel.simulates, dashboardFaults.texts),
  exact('8.webhooks.17', "'Simulated {type} event error'.", webhookPanel.simulates, dashboardFaults.texts),
  exact('8.webhooks.18', 'Socket authentication failure shows nothing.', socket.refused),
  pending('8.webhooks.19', 'It is logged in what users run.', '27'),
  pending('8.webhooks.20', 'A missing token for the socket logs a warning.', '28'),
  exact('8.webhooks.21', "'Subscription activated'.", webhookFaults.texts),
  exact('8.webhooks.22', "'Subscription deactivated'.", subscriptions.switches, webhookFaults.texts),
  exact('8.webhooks.23', "'Subscription deleted successfully'.", subscriptions.deletes, webhookFaults.texts),
  exact('8.webhooks.24', "'Event queued for retry'.", pinned.retry, webhookFaults.texts),
  exact('8.webhooks.25', "'Test suite created successfully'.", suites.creates, webhookFaults.texts),
  exact('8.webhooks.26', "'Old test data cleaned up successfully'.", suites.cleanUp, webhookFaults.texts),
  exact('8.webhooks.27', "'Manual health check completed'.", monitoring.check, webhookFaults.texts),
);
