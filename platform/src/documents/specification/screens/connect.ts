import { authCopy, authScreens, callback, connect } from '../proofs/auth.ts';
import { forged } from '../proofs/e2e.ts';
import { calls } from '../proofs/server.ts';
import { differs, exact, topic } from '../Statement.ts';

export const connectScreen = topic(
  '2 Instagram connect screen',
  exact('2.connect.1', 'The header has the product name.', authScreens.product),
  exact('2.connect.2', 'The header welcomes the username.', connect.explains),
  exact('2.connect.3', 'The header has a Logout button.', connect.logout),
  exact('2.connect.4', 'Not connected: a heading asks to connect the Instagram Business account.', connect.explains),
  exact('2.connect.5', 'Blurb Manage Messages.', authCopy.connect, connect.explains),
  exact('2.connect.6', 'Blurb Manage Comments.', authCopy.connect, connect.explains),
  exact('2.connect.7', 'Blurb Content Publishing.', authCopy.connect, connect.explains),
  exact('2.connect.8', 'Button Connect Instagram.', authCopy.connect, connect.leaves),
  exact('2.connect.9', 'It shows Connecting... while busy.', authCopy.connect, connect.leaves),
  exact('2.connect.10', 'Button Skip for Now leads to /dashboard.', connect.explains),
  exact('2.connect.11', 'How It Works has three steps.', authCopy.connect, authScreens.connectSteps),
  exact('2.connect.12', 'Step 1: click connect.', authScreens.connectSteps),
  exact('2.connect.13', 'Step 2: complete Instagram Business Login and grant permissions.', authScreens.connectSteps),
  exact('2.connect.14', 'Step 3: start receiving and sending DMs.', authScreens.connectSteps),
  exact('2.connect.15', 'Connected: the heading is Instagram Connected.', authCopy.connected, connect.account),
  exact('2.connect.16', 'It shows the page name.', connect.account),
  exact('2.connect.17', 'It shows the Instagram account.', connect.account),
  exact('2.connect.18', 'It shows the word Connected when the username is missing.', connect.noName),
  exact('2.connect.19', 'It shows the last connected date.', connect.account),
  exact('2.connect.20', 'It shows the token expiry date.', connect.account),
  exact('2.connect.21', 'Button Go to Chat Dashboard.', authCopy.connected, connect.account),
  exact('2.connect.22', 'Button Disconnect Instagram.', authCopy.connected, connect.disconnects),
  differs('2.connect.23', 'Disconnect Instagram disconnects at once.', 'disconnect re-authentication', connect.password),
);

export const callbackScreen = topic(
  '2 OAuth callback',
  exact('2.callback.1', 'It reads instagram=success.', calls.callback, callback.shows),
  exact('2.callback.2', 'It reads username.', calls.callback, callback.shows),
  exact('2.callback.3', 'It reads userId.', calls.callback, callback.shows),
  exact('2.callback.4', 'It reads permissions, separated by commas.', calls.callback, callback.shows),
  exact('2.callback.5', 'On success a card says Instagram Connected!.', authCopy.callback, callback.shows),
  differs(
    '2.callback.6',
    'The query parameters alone decide on success.',
    'callback believes server',
    callback.never,
    forged.account,
  ),
  exact('2.callback.7', 'The card shows the account name.', callback.shows),
  exact('2.callback.8', 'The card shows the user id.', callback.shows),
  exact('2.callback.9', 'The card shows the permissions.', callback.shows),
  exact('2.callback.10', 'After 3 seconds it goes to /dashboard.', callback.shows),
  exact('2.callback.11', 'A button goes there at once.', callback.button),
  exact('2.callback.12', 'It carries the same parameters.', callback.shows, callback.button),
  exact('2.callback.13', 'Without success it goes straight to /dashboard.', callback.without),
  exact(
    '2.callback.14',
    'An undetermined status shows Unable to determine connection status.',
    authCopy.callback,
    callback.never,
  ),
  exact('2.callback.15', 'That view has a dashboard button.', callback.never),
);
