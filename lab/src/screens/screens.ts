interface Screen {
  remote: string;
  /** Scenario of the remote. */
  id: string;
  state: 'full' | 'empty' | 'loading' | 'failed' | 'heavy' | 'open';
  /** What the eye finds first. */
  first: string;
}

const of = (remote: string, screens: readonly Omit<Screen, 'remote'>[]): Screen[] =>
  screens.map((screen) => ({ remote, ...screen }));

/** The visual record of the product. */
export const screens: readonly Screen[] = [
  ...of('mf-auth', [
    { id: 'sign-in', state: 'full', first: 'The field for the username, beside a conversation that answers itself.' },
    { id: 'sign-in-refused', state: 'failed', first: 'The reason why the sign-in failed, above the button.' },
    { id: 'second-step', state: 'open', first: 'The field for the code of the authenticator app.' },
    { id: 'sign-up-empty', state: 'empty', first: 'Four fields and the button that creates the account.' },
    { id: 'invitation-signed-out', state: 'open', first: 'The name of the workspace and the button to join it.' },
    { id: 'connect-instagram', state: 'empty', first: 'The button that connects an Instagram account.' },
    { id: 'connected-as-owner', state: 'full', first: 'The connected account and whether it works.' },
    { id: 'callback-undetermined', state: 'failed', first: 'What is not known yet, and the way back.' },
  ]),
  ...of('mf-dashboard', [
    { id: 'dashboard', state: 'full', first: 'The latest conversation: who wrote, what was answered, how fast.' },
    { id: 'empty', state: 'empty', first: 'The next step of the checklist.' },
    { id: 'loading', state: 'loading', first: 'Rows in the shape of the notifications.' },
    { id: 'failed', state: 'failed', first: 'The list that failed to load, with a button to try again.' },
    { id: 'expired', state: 'failed', first: 'The connection that has expired and the button that renews it.' },
    { id: 'bell', state: 'open', first: 'The latest turns in the dialog of the bell.' },
    { id: 'user-menu', state: 'open', first: 'The name of the user at the top of the menu.' },
    { id: 'palette', state: 'open', first: 'The search field and the first results.' },
    { id: 'not-found', state: 'failed', first: 'That the page does not exist, and the way to the home page.' },
    { id: 'inbox', state: 'full', first: 'The first unanswered conversation.' },
    { id: 'inbox-empty', state: 'empty', first: 'How the first conversation starts.' },
    { id: 'inbox-heavy', state: 'heavy', first: 'The list of conversations, with names of any length.' },
    { id: 'comments', state: 'full', first: 'The newest comment and its post.' },
    { id: 'publishing', state: 'empty', first: 'The button that creates the first post.' },
    { id: 'flows', state: 'full', first: 'The flow that answers most messages.' },
    { id: 'flows-empty', state: 'empty', first: 'The button that creates the first flow.' },
    { id: 'doctor', state: 'open', first: 'The check that failed, or that all passed.' },
  ]),
  ...of('mf-flow-builder', [
    { id: 'empty-canvas', state: 'empty', first: 'The templates of a first flow.' },
    { id: 'flow', state: 'full', first: 'The start of the flow and its first message.' },
    { id: 'failed', state: 'failed', first: 'Why the flow is not shown, and the button to try again.' },
    { id: 'heavy', state: 'heavy', first: 'The part of the canvas around the start.' },
    { id: 'issues', state: 'open', first: 'The first issue and its node.' },
    { id: 'numbers', state: 'open', first: 'How many reached each node, named by its text.' },
    { id: 'test-panel', state: 'open', first: 'The answer in the test chat and its path on the canvas.' },
  ]),
  ...of('mf-analytics', [
    { id: 'analytics', state: 'full', first: 'The number of messages and its change.' },
    { id: 'analytics-empty', state: 'empty', first: 'The note that these are sample data.' },
    { id: 'analytics-failed', state: 'failed', first: 'Which figures failed to load, and the button to try again.' },
    { id: 'automation', state: 'full', first: 'The order in which automations are considered.' },
    { id: 'automation-empty', state: 'empty', first: 'The button that creates the first automation.' },
    { id: 'settings', state: 'full', first: 'The profile, with its sections at the left.' },
    { id: 'settings-members-as-owner', state: 'full', first: 'The members of the workspace and their roles.' },
  ]),
  ...of('mf-webhooks', [
    { id: 'overview', state: 'full', first: 'Whether events arrive, in one sentence.' },
    { id: 'events', state: 'full', first: 'The newest event and its status.' },
    { id: 'monitoring', state: 'full', first: 'The number of errors and where they come from.' },
  ]),
  ...of('mf-releases', [
    { id: 'releases', state: 'full', first: 'The build of each remote that is live.' },
    { id: 'approval', state: 'open', first: 'The build that waits for approval.' },
  ]),
];
