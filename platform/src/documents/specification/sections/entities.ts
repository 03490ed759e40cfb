import { analyticsScreens, instagramCard, profile } from '../proofs/analytics.ts';
import { signIn, signUp } from '../proofs/auth.ts';
import { actionNames, builder, canvas, newNode, nodeEditing } from '../proofs/builder.ts';
import { accountCard, dashboard } from '../proofs/dashboard.ts';
import { settingsPages } from '../proofs/e2e.ts';
import { engine } from '../proofs/platform.ts';
import { calls } from '../proofs/server.ts';
import { contracts } from '../proofs/shared.ts';
import { session } from '../proofs/shell.ts';
import { exact, topic } from '../Statement.ts';

export const people = topic(
  '3 User and Instagram account',
  exact('3.user.1', 'A user has username.', calls.auth, contracts.accounts),
  exact('3.user.2', 'A user has email.', calls.auth, contracts.accounts),
  exact('3.user.3', 'A user has avatar.', contracts.accounts, settingsPages.person),
  exact('3.user.4', 'The profile has fullName.', calls.profile, contracts.accounts),
  exact('3.user.5', 'The profile has bio.', calls.profile, contracts.accounts),
  exact('3.user.6', 'The profile has avatarUrl.', contracts.accounts, analyticsScreens.avatar),
  exact('3.user.7', 'The profile has createdAt.', contracts.accounts, profile.edit),
  exact('3.user.8', 'A token comes with the user on sign-in and sign-up.', calls.auth),
  exact('3.user.9', 'The token is in local storage under the name token.', session.stored),
  exact('3.user.10', 'The login payload has username, which is a username or an email.', calls.auth),
  exact('3.user.11', 'The login payload has password.', signIn.signsIn),
  exact('3.user.12', 'The register payload has username.', signUp.creates),
  exact('3.user.13', 'The register payload has email.', signUp.creates),
  exact('3.user.14', 'The register payload has password.', signUp.creates),
  exact('3.user.15', 'confirmPassword is not sent.', signUp.creates),
  exact('3.user.16', 'The Instagram status has connected, a boolean.', calls.status, contracts.accounts),
  exact('3.user.17', 'Its data has pageName.', calls.status, contracts.accounts),
  exact('3.user.18', 'Its data has instagramUsername.', calls.status, contracts.accounts),
  exact('3.user.19', 'Its data has lastConnected.', calls.status, contracts.accounts),
  exact('3.user.20', 'Its data has tokenExpiresAt.', calls.status, contracts.accounts),
  exact('3.user.21', 'The status has username.', calls.status, contracts.accounts),
  exact('3.user.22', 'The status has lastSync.', calls.status, contracts.accounts),
  exact('3.user.23', 'The status has accountType.', contracts.accounts, dashboard.header),
  exact('3.user.24', 'The status has isExpired.', contracts.accounts),
  exact('3.user.25', 'The status has webhookSubscribed.', calls.status, contracts.accounts),
  exact('3.user.26', 'Account details have username.', calls.account, instagramCard.details),
  exact('3.user.27', 'Account details have fullName.', calls.account, instagramCard.details),
  exact('3.user.28', 'Account details have followers.', calls.account, instagramCard.details),
  exact('3.user.29', 'Account details have following.', calls.account, instagramCard.details),
  exact('3.user.30', 'Account details have posts.', calls.account, instagramCard.details),
  exact('3.user.31', 'Account details have isBusinessAccount.', calls.account, instagramCard.details),
  exact('3.user.32', 'Missing values show N/A.', instagramCard.details, accountCard.facts),
);

export const flowEntities = topic(
  '3 Flows',
  exact('3.flow.1', 'A bot flow has name.', builder.saves),
  exact('3.flow.2', 'A bot flow has nodes.', builder.saves),
  exact('3.flow.3', 'A bot flow has edges.', builder.saves),
  exact('3.flow.4', 'The id of a node is its type and a millisecond timestamp.', newNode.data),
  exact('3.flow.5', 'Node type messageNode.', newNode.data, contracts.flows),
  exact('3.flow.6', 'Node type conditionNode.', newNode.data, contracts.flows),
  exact('3.flow.7', 'Node type actionNode.', newNode.data, contracts.flows),
  exact('3.flow.8', 'A node has a position of x and y.', newNode.data),
  exact('3.flow.9', 'A node has data.', newNode.data),
  exact('3.flow.10', 'Label Send Message.', newNode.data),
  exact('3.flow.11', 'Label Check Condition.', newNode.data),
  exact('3.flow.12', 'Label Perform Action.', newNode.data),
  exact('3.flow.13', "The default content is 'Hello! How can I help you?'.", newNode.data),
  exact('3.flow.14', "The default keyword is 'help'.", newNode.data),
  exact('3.flow.15', 'The default action is send_api.', newNode.data),
  exact('3.flow.16', 'actionParams is free text.', newNode.data, nodeEditing.action),
  exact('3.flow.17', 'An edge has source.', canvas.connects),
  exact('3.flow.18', 'An edge has target.', canvas.connects),
  exact('3.flow.19', "An edge of a condition node has the source handle 'true' or 'false'.", canvas.connects, contracts.flows),
  exact('3.flow.20', 'send_api is Send API Request.', actionNames.names, contracts.flows),
  exact('3.flow.21', 'add_tag is Add User Tag.', actionNames.names, contracts.flows),
  exact('3.flow.22', 'remove_tag is Remove User Tag.', actionNames.names, contracts.flows),
  exact('3.flow.23', 'set_variable is Set Variable.', actionNames.names, contracts.flows),
  exact('3.flow.24', 'wait is Wait/Delay.', actionNames.names, contracts.flows),
  exact('3.flow.25', 'Any other value is Custom Action.', actionNames.names),
  exact('3.flow.26', 'A condition checks whether the text contains the keyword.', engine.yes, engine.no),
  exact('3.flow.27', 'An automation has _id.', calls.createAutomation, contracts.flows),
  exact('3.flow.28', 'An automation has name.', calls.createAutomation, contracts.flows),
  exact('3.flow.29', 'An automation has description.', calls.createAutomation, contracts.flows),
  exact('3.flow.30', 'An automation has trigger.', calls.createAutomation, contracts.flows),
  exact('3.flow.31', 'An automation has conditions, a list.', calls.createAutomation, contracts.flows),
  exact('3.flow.32', 'An automation has actions, a list.', calls.createAutomation, contracts.flows),
  exact('3.flow.33', 'An automation has isActive, a boolean.', calls.createAutomation, contracts.flows),
  exact('3.flow.34', 'An automation has createdAt.', calls.createAutomation, contracts.flows),
);
