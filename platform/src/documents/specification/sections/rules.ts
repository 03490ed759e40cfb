import { automation, danger, instagramCard } from '../proofs/analytics.ts';
import { authCopy, authScreens, passwordRules } from '../proofs/auth.ts';
import { builder } from '../proofs/builder.ts';
import { authFaults, guards, releasesPage } from '../proofs/e2e.ts';
import { commonPasswords, flowLimits, ownership, testData } from '../proofs/server.ts';
import { requests, socketCalls } from '../proofs/shared.ts';
import { session, staffCommands } from '../proofs/shell.ts';
import { subscriptions, suites } from '../proofs/webhooks.ts';
import { differs, exact, topic } from '../Statement.ts';

export const validation = topic(
  '5 Validation',
  exact(
    '5.validation.1',
    "password must equal confirmPassword, else 'Passwords do not match'.",
    passwordRules.order,
    authCopy.signUp,
  ),
  exact('5.validation.2', 'That is checked first.', passwordRules.order, authFaults.signUp),
  exact(
    '5.validation.3',
    "Six characters are enough, else 'Password must be at least 6 characters'.",
    passwordRules.length,
    authCopy.signUp,
  ),
  differs('5.validation.4', 'Every password of six characters is accepted.', 'common passwords refused', commonPasswords.refused),
  exact('5.validation.5', 'All four sign-up fields are required.', authScreens.signUpFields),
  exact('5.validation.6', 'Both sign-in fields are required.', authScreens.signInFields),
  exact('5.validation.7', "Saving a blank flow name says 'Please enter a flow name'.", builder.saveRules),
  exact('5.validation.8', "Saving without a node says 'Please add at least one node to save the flow'.", builder.saveRules),
  exact('5.validation.9', "Loading a blank name says 'Please enter a flow name to load'.", builder.loadRules),
  exact('5.validation.10', 'Create Flow is disabled while the trimmed name is empty.', automation.creates),
  exact('5.validation.11', 'Create Flow is disabled while a request is in flight.', automation.creates),
  exact('5.validation.12', "Deleting a flow asks 'Are you sure you want to delete this automation flow?'.", automation.deletes),
  exact(
    '5.validation.13',
    "Disconnecting asks 'Are you sure you want to disconnect your Instagram account?'.",
    instagramCard.disconnects,
  ),
  exact('5.validation.14', 'Account deletion asks for confirmation.', danger.deletes),
  exact('5.validation.15', 'Then it asks for the password.', danger.deletes),
  exact('5.validation.16', 'Cancelling the prompt does nothing.', danger.nothing),
  exact('5.validation.17', 'A test suite requires accountId.', suites.creates),
  exact('5.validation.18', 'A test suite requires senderId.', suites.creates),
  exact('5.validation.19', 'A test suite requires senderUsername.', suites.creates),
  exact('5.validation.20', "Otherwise it says 'All fields are required'.", suites.creates),
  exact('5.validation.21', "Its title is 'Validation Error'.", suites.creates),
  exact(
    '5.validation.22',
    "Deleting a subscription asks 'Are you sure you want to delete this subscription?'.",
    subscriptions.deletes,
  ),
  exact('5.validation.23', 'Cleaning up test data asks nothing.', suites.cleanUp, testData.cleanUp),
  differs('5.validation.24', 'No length limits are shown.', 'length limits', flowLimits.refused),
);

export const roles = topic(
  '6 Roles and permissions',
  exact('6.roles.1', 'A stored token and user mean logged in.', session.stored),
  exact('6.roles.2', 'Without them one is logged out.', session.stored),
  differs('6.roles.3', 'Only these two states exist.', 'staff', staffCommands.staff, releasesPage.notStaff),
  differs('6.roles.4', 'There are no roles.', 'staff', releasesPage.notStaff),
  exact('6.roles.5', 'Protected routes redirect to /login.', guards.closed),
  exact('6.roles.6', 'Calls carry an Authorization bearer header from the stored token.', requests.token),
  exact('6.roles.7', 'Calls without a token carry none.', requests.noToken),
  exact('6.roles.8', 'The realtime connection authenticates with the stored token.', socketCalls.payloads),
  exact('6.roles.9', 'It authenticates with the user id.', socketCalls.payloads),
  exact('6.roles.10', 'The server decides on access itself.', ownership.session),
);
