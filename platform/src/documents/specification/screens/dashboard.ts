import { automationTab, dashboard, dashboardScreens, flows, instagramResult } from '../proofs/dashboard.ts';
import { figuresPages, settingsPages } from '../proofs/e2e.ts';
import { eventFigures } from '../proofs/server.ts';
import { webhookPanel } from '../proofs/webhooks.ts';
import { differs, exact, topic } from '../Statement.ts';

export const dashboardFrame = topic(
  '2 Dashboard',
  exact('2.dashboard.1', 'The header has the product name.', dashboardScreens.header),
  exact('2.dashboard.2', 'The Instagram chip says Checking first.', dashboard.header),
  exact('2.dashboard.3', 'The chip says Connected with the username.', dashboard.header),
  exact('2.dashboard.4', 'The chip says Connected with the account type.', dashboard.header),
  exact('2.dashboard.5', 'The chip says Not Connected.', dashboard.offersConnect),
  exact('2.dashboard.6', 'A refresh button asks for the status again.', dashboard.refresh),
  exact('2.dashboard.7', 'Not connected: a Connect Instagram button leads to /connect-instagram.', dashboard.offersConnect),
  exact('2.dashboard.8', 'The button is hidden while an account is connected.', dashboard.header),
  exact('2.dashboard.9', 'The header has the notification bell.', dashboardScreens.header),
  exact('2.dashboard.10', 'The header has the user name.', dashboard.header),
  exact('2.dashboard.11', 'The header has the email.', dashboard.header),
  exact('2.dashboard.12', 'The header has the avatar.', settingsPages.person),
  exact('2.dashboard.13', 'Logout clears the login.', dashboard.logout),
  exact('2.dashboard.14', 'Logout leads to /login.', dashboard.logout),
  exact('2.dashboard.15', 'A success banner hides after 5 s.', instagramResult.banner),
  exact('2.dashboard.16', 'An error banner shows the error of the navigation state.', dashboard.error),
  exact('2.dashboard.17', 'Tab Notifications.', dashboard.tabs),
  exact('2.dashboard.18', 'Tab Instagram.', dashboard.tabs),
  exact('2.dashboard.19', 'Tab Flows.', dashboard.tabs),
  exact('2.dashboard.20', 'Create new flow in Flows leads to /flow-builder.', flows.list),
  exact('2.dashboard.21', 'Tab Automation.', dashboard.tabs),
  differs('2.dashboard.22', 'Automation shows static figures.', 'automation figures are real', automationTab.figures),
  exact('2.dashboard.23', 'Automation has quick actions.', automationTab.tests, automationTab.figures),
  exact('2.dashboard.24', 'Tab Webhooks.', dashboard.tabs),
  exact('2.dashboard.25', 'Tab Settings.', dashboard.tabs),
);

export const webhookPanelTab = topic(
  '2 Webhook tab panel',
  exact('2.webhook-panel.1', 'It shows the status.', webhookPanel.status, webhookPanel.words),
  exact('2.webhook-panel.2', 'It shows the endpoint.', webhookPanel.status),
  exact('2.webhook-panel.3', 'It shows the total count.', webhookPanel.status),
  exact('2.webhook-panel.4', 'The total counts simulated events.', eventFigures.simulated, figuresPages.simulated),
  exact('2.webhook-panel.5', 'It shows the processed count.', webhookPanel.status),
  exact('2.webhook-panel.6', 'The processed count counts simulated events.', eventFigures.simulated, figuresPages.simulated),
  exact('2.webhook-panel.7', 'It shows the pending count.', webhookPanel.status),
  exact('2.webhook-panel.8', 'A button tests the endpoint.', webhookPanel.tests),
  exact('2.webhook-panel.9', 'A button simulates a comment.', webhookPanel.comment),
  exact('2.webhook-panel.10', 'A button simulates a mention.', webhookPanel.mention),
  exact('2.webhook-panel.11', 'A button simulates a live comment.', webhookPanel.liveComment),
  exact('2.webhook-panel.12', 'A button simulates a reaction.', webhookPanel.reaction),
  exact('2.webhook-panel.13', 'The last 5 results are shown.', webhookPanel.results),
  exact('2.webhook-panel.14', 'The 10 most recent events are shown.', webhookPanel.recent),
  exact('2.webhook-panel.15', 'It has setup instructions.', webhookPanel.status),
);
