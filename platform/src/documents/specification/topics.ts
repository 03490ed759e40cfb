import type { Topic } from './Statement.ts';
import { analyticsScreen } from './screens/analytics.ts';
import { signInScreen, signUpScreen } from './screens/auth.ts';
import { automationScreen } from './screens/automation.ts';
import { builderScreen } from './screens/builder.ts';
import { callbackScreen, connectScreen } from './screens/connect.ts';
import { dashboardFrame, webhookPanelTab } from './screens/dashboard.ts';
import { bellDropdown, notificationsTab } from './screens/notifications.ts';
import { routes } from './screens/routes.ts';
import { settingsScreen } from './screens/settings.ts';
import { webhookScreen } from './screens/webhooks.ts';
import { brief } from './sections/brief.ts';
import { accountCalls, flowCalls, instagramCalls } from './sections/calls.ts';
import { constants } from './sections/constants.ts';
import { flowEntities, people } from './sections/entities.ts';
import { authErrors, automationErrors, builderErrors, profileErrors, webhookErrors } from './sections/errors.ts';
import { analyticsEntities, eventEntity, managementEntities } from './sections/events.ts';
import { purpose } from './sections/purpose.ts';
import { roles, validation } from './sections/rules.ts';
import { socketStatements } from './sections/socket.ts';
import { builderStates, formStates, liveStates } from './sections/states.ts';
import { webhookCalls } from './sections/webhookCalls.ts';

/** The whole specification, in its order. */
export const topics: readonly Topic[] = [
  brief,
  purpose,
  routes,
  signInScreen,
  signUpScreen,
  connectScreen,
  callbackScreen,
  dashboardFrame,
  webhookPanelTab,
  notificationsTab,
  bellDropdown,
  builderScreen,
  settingsScreen,
  automationScreen,
  analyticsScreen,
  webhookScreen,
  people,
  flowEntities,
  eventEntity,
  managementEntities,
  analyticsEntities,
  formStates,
  builderStates,
  liveStates,
  validation,
  roles,
  accountCalls,
  instagramCalls,
  flowCalls,
  webhookCalls,
  socketStatements,
  authErrors,
  builderErrors,
  profileErrors,
  automationErrors,
  webhookErrors,
  constants,
];

export const statements = topics.flatMap((topic) => topic.statements);
