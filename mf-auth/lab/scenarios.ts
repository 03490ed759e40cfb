import type { ResponseOf, Workspace } from '@fanfare/shared/contracts';
import { answer, asRoles, failure, held, inTurn, type Scenario, type Step, slowly, unreachable } from '@fanfare/shared/lab';
import { accounts, longName, mira } from './people.ts';

const button = (name: string) => ({ role: 'button', name, exact: true });
const heading = (name: string) => ({ role: 'heading', name });
const field = (label: string) => ({ role: 'textbox', name: label, exact: true });

const signedIn = { success: true, token: 'fan_lab_2', user: mira } as const;
const done = { success: true } as const;

const connected: ResponseOf<'GET /api/instagram/status'> = {
  success: true,
  connected: true,
  data: {
    pageName: 'Northwind Coffee',
    instagramUsername: 'northwind.coffee',
    lastConnected: '2026-03-01T10:00:00.000Z',
    tokenExpiresAt: '2026-04-30T10:00:00.000Z',
    webhookSubscribed: true,
  },
  username: 'northwind.coffee',
  lastSync: '2026-03-01T10:00:00.000Z',
  accountType: 'BUSINESS',
  isExpired: false,
  webhookSubscribed: true,
  missingPermissions: [],
  pause: null,
};
const notConnected: ResponseOf<'GET /api/instagram/status'> = {
  ...connected,
  connected: false,
  data: null,
  username: null,
  lastSync: null,
  accountType: null,
  webhookSubscribed: false,
};

const joined: Workspace = { id: 'workspace-1', name: 'Northwind Coffee', role: 'agent', members: 2, owners: 1 };
const invited: ResponseOf<'POST /api/invitations/preview'> = {
  success: true,
  workspaceName: joined.name,
  invitedBy: 'ana',
  email: mira.email,
  role: joined.role,
  hasAccount: true,
};

const signIn: readonly Step[] = [
  { fill: field('Username or email'), with: 'mira' },
  { fill: { label: 'Password' }, with: 'a long password' },
  { click: button('Sign In') },
];
const signUp: readonly Step[] = [
  { fill: field('Username'), with: 'mira' },
  { fill: field('Email'), with: 'mira@example.org' },
  { fill: { role: 'textbox', name: 'Password', exact: true }, with: 'a long password' },
  { fill: { role: 'textbox', name: 'Confirm password', exact: true }, with: 'a long password' },
  { click: button('Create Account') },
];

const optionsOf = (name: string | null): NonNullable<Scenario['answers']> => ({
  'GET /api/auth/options': answer({ success: true, singleSignOn: name === null ? null : { name }, sampleAccount: false }),
});

const entered = (body: ResponseOf<'POST /api/auth/sample-account/enter'>) => answer(body);

function withOptions(scenario: Scenario): Scenario {
  const isAsked = /^\/(login|signup)/.test(scenario.route);
  const usual = isAsked ? optionsOf(null) : /^\/(connect-instagram|oauth-callback)/.test(scenario.route) ? accounts : {};
  return { ...scenario, answers: { ...usual, ...scenario.answers } };
}

const all: readonly Scenario[] = [
  {
    id: 'sign-in',
    title: 'Sign in',
    about: 'The first page for users who are not signed in.',
    route: '/login',
    user: null,
    sees: [heading('Sign in to Fanfare'), button('Sign In'), 'Create an account'],
  },
  {
    id: 'sign-in-succeeds',
    title: 'Sign-in opens the dashboard',
    about: 'With correct name and password, the dashboard of another remote opens.',
    route: '/login',
    user: null,
    answers: { 'POST /api/auth/login': answer(signedIn) },
    steps: [...signIn, { arriveAt: '/dashboard' }],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'sign-in-refused',
    title: 'Wrong password',
    about: 'The server rejects the sign-in; the input stays.',
    route: '/login',
    user: null,
    answers: { 'POST /api/auth/login': failure(401, 'Invalid username or password', 'invalid_credentials') },
    steps: signIn,
    sees: ['Invalid username or password', button('Sign In')],
  },
  {
    id: 'sign-in-broken',
    title: 'Sign-in fails because of a server error',
    about: 'A server error with a helpful text.',
    route: '/login',
    user: null,
    answers: { 'POST /api/auth/login': failure(500, 'Server error. Please try again later.', 'internal') },
    steps: signIn,
    sees: ['Server error. Please try again later.'],
  },
  {
    id: 'sign-in-unreachable',
    title: 'Sign-in fails because the server is unreachable',
    about: 'The second attempt succeeds.',
    route: '/login',
    user: null,
    answers: { 'POST /api/auth/login': inTurn(unreachable, answer(signedIn)) },
    steps: [
      ...signIn,
      { see: 'Connection failed. Please check your internet connection.' },
      { click: button('Sign In') },
      { arriveAt: '/dashboard' },
    ],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'sign-in-waiting',
    title: 'Sign-in is slow',
    about: 'While waiting, the button shows the state and is disabled.',
    route: '/login',
    user: null,
    answers: { 'POST /api/auth/login': held },
    steps: signIn,
    sees: ['Signing In...'],
  },
  {
    id: 'second-step',
    title: 'Two-factor authentication with a wrong code, then a correct one',
    about: 'After the password, the code of the app is required. A wrong code stays in the field.',
    route: '/login',
    user: null,
    answers: {
      'POST /api/auth/login': answer({ success: true, twoFactorRequired: true, challenge: 'challenge-1' }),
      'POST /api/auth/login/2fa': inTurn(failure(401, 'The code is not correct.', 'code_invalid'), answer(signedIn)),
    },
    steps: [
      ...signIn,
      { see: heading('Enter your code') },
      { fill: field('Code'), with: '123456' },
      { click: button('Continue') },
    ],
    sees: [heading('Enter your code'), 'The code is not correct.'],
  },
  {
    id: 'single-sign-on',
    title: 'Sign in with a provider',
    about: 'The provider does not respond; the password still works.',
    route: '/login',
    user: null,
    answers: {
      ...optionsOf('Acme'),
      'POST /api/auth/oidc/start': failure(
        502,
        'Your sign-in provider did not respond as expected. Please try again.',
        'sso_unavailable',
      ),
    },
    steps: [{ click: button('Continue with Acme') }],
    sees: ['Your sign-in provider did not respond as expected. Please try again.', button('Continue with Acme')],
  },
  {
    id: 'single-sign-on-returned',
    title: 'Back from the provider',
    about: 'The dashboard opens, without a password.',
    route: '/login#sso=code%3D1%26state%3D2',
    user: null,
    answers: { ...optionsOf('Acme'), 'POST /api/auth/oidc/complete': answer(signedIn) },
    steps: [{ arriveAt: '/dashboard' }],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'sample-account',
    title: 'Look around in a sample account',
    about: 'The account is filled, then the dashboard opens.',
    route: '/login',
    user: null,
    answers: {
      'GET /api/auth/options': answer({ success: true, singleSignOn: null, sampleAccount: true }),
      'POST /api/auth/sample-account': answer({ success: true, ticket: 'ticket-1' }),
      'POST /api/auth/sample-account/enter': inTurn(entered({ success: true, stage: 'history', percent: 40 }), entered(signedIn)),
    },
    steps: [{ click: button('Look around in a sample account') }, { arriveAt: '/dashboard' }],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'sign-up-empty',
    title: 'Before an account is created',
    about: 'The empty form.',
    route: '/signup',
    user: null,
    sees: [button('Create Account')],
  },
  {
    id: 'sign-up',
    title: 'Create an account',
    about: 'From an empty form to the dashboard.',
    route: '/signup',
    user: null,
    answers: { 'POST /api/auth/register': answer(signedIn) },
    steps: [...signUp, { arriveAt: '/dashboard' }],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'sign-up-taken',
    title: 'Username is taken',
    about: 'Another user has this username or email.',
    route: '/signup',
    user: null,
    answers: { 'POST /api/auth/register': failure(409, 'Username or email already exists.', 'user_exists') },
    steps: signUp,
    sees: ['Username or email already exists.'],
  },
  {
    id: 'sign-up-passwords-differ',
    title: 'Passwords do not match',
    about: 'Nothing is sent; the form shows the reason.',
    route: '/signup',
    user: null,
    steps: [
      ...signUp.slice(0, -2),
      { fill: { role: 'textbox', name: 'Confirm password', exact: true }, with: 'another password' },
      { click: button('Create Account') },
    ],
    sees: ['Passwords do not match'],
  },
  {
    id: 'forgot-password',
    title: 'Request a password reset',
    about: 'The response is the same for known and unknown addresses.',
    route: '/forgot-password',
    user: null,
    answers: { 'POST /api/auth/password/forgot': slowly(200, answer(done)) },
    steps: [{ fill: field('Email'), with: 'mira@example.org' }, { click: button('Send link') }],
    sees: [heading('Check your email')],
  },
  {
    id: 'reset-link-used',
    title: 'Mailed link was already used',
    about: 'A link works once; the page offers a new one.',
    route: '/reset-password#token=used',
    user: null,
    answers: {
      'POST /api/auth/password/reset': failure(403, 'This link is no longer valid. Please request a new one.', 'link_invalid'),
    },
    steps: [
      { fill: { role: 'textbox', name: 'New password', exact: true }, with: 'a longer password' },
      { fill: { role: 'textbox', name: 'Confirm new password', exact: true }, with: 'a longer password' },
      { click: button('Save password') },
    ],
    sees: ['This link is no longer valid. Please request a new one.', 'Request a new link'],
  },
  {
    id: 'invitation',
    title: 'Join a workspace',
    about: 'A signed-in user opens the link of an invitation and joins.',
    route: '/invitation#token=link-1',
    user: mira,
    answers: {
      'POST /api/invitations/preview': answer(invited),
      'POST /api/invitations/accept': answer({ success: true, workspace: joined }),
      'GET /api/workspaces': answer({ success: true, workspaces: [joined], currentId: joined.id }),
    },
    steps: [
      { see: 'ana invites you to Northwind Coffee.' },
      { click: button('Join Northwind Coffee') },
      { arriveAt: '/dashboard' },
    ],
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'invitation-signed-out',
    title: 'Invitation before the sign-in',
    about: 'The page offers to sign in, because the address belongs to an account.',
    route: '/invitation#token=link-1',
    user: null,
    answers: { 'POST /api/invitations/preview': answer(invited) },
    sees: [heading('Join Northwind Coffee'), 'Your role: Agent', 'Sign in to join'],
  },
  {
    id: 'invitation-other-address',
    title: 'Invitation for another address',
    about: 'The signed-in user is not the one who was invited.',
    route: '/invitation#token=link-1',
    user: { ...longName, email: 'workshop@example.org' },
    answers: { 'POST /api/invitations/preview': answer(invited) },
    sees: ['This invitation was sent to another email address. Sign in with that account.', button('Sign out')],
  },
  {
    id: 'invitation-expired',
    title: 'Invitation has expired',
    about: 'The page says what to do.',
    route: '/invitation#token=old',
    user: null,
    answers: {
      'POST /api/invitations/preview': failure(403, 'This link is no longer valid. Please request a new one.', 'link_invalid'),
    },
    sees: [heading('This invitation is no longer valid')],
  },
  {
    id: 'connect-instagram',
    title: 'Connect Instagram',
    about: 'The user is signed in without an account: the page explains the connection and can be skipped.',
    route: '/connect-instagram',
    user: mira,
    answers: { 'GET /api/instagram/status': answer(notConnected) },
    sees: [heading('Connect your Instagram Business account'), button('Connect Instagram'), 'Skip for Now'],
  },
  {
    id: 'connect-loading',
    title: 'Connection status is loading',
    about: 'A placeholder is shown while the status is loading.',
    route: '/connect-instagram',
    user: mira,
    answers: { 'GET /api/instagram/status': held },
    sees: ['Checking your Instagram connection'],
  },
  {
    id: 'connect-fails',
    title: 'Connection fails to start',
    about: 'The server fails to return the URL for the browser.',
    route: '/connect-instagram',
    user: mira,
    answers: {
      'GET /api/instagram/status': answer(notConnected),
      'GET /api/instagram/auth/instagram': failure(500, 'Server error. Please try again later.', 'internal'),
    },
    steps: [{ click: button('Connect Instagram') }],
    sees: ['Server error. Please try again later.'],
  },
  {
    id: 'connected-long-name',
    title: 'Connected account with long names',
    about: 'Names of the maximum length, also at 360 px.',
    route: '/connect-instagram',
    user: longName,
    answers: {
      'GET /api/instagram/status': answer({
        ...connected,
        data: {
          ...connected.data,
          pageName: 'The Workshop for Wooden Things of Every Kind and Colour',
          instagramUsername: longName.username,
        } as typeof connected.data,
        username: longName.username,
      }),
    },
    sees: [heading('Instagram Connected'), button('Disconnect Instagram')],
  },
  ...asRoles(
    {
      id: 'connected',
      title: 'Connected account in a team',
      about: 'Owners and admins manage the accounts.',
      route: '/connect-instagram',
      user: mira,
      answers: { 'GET /api/instagram/status': answer(connected) },
      sees: [heading('Instagram Connected')],
    },
    { permission: 'instagram.manage', offers: button('Add another account') },
  ),
  {
    id: 'callback-undetermined',
    title: 'Server does not confirm the connection',
    about: 'The URL alone is not enough to claim success.',
    route: '/oauth-callback?instagram=success&username=northwind.coffee&userId=178414&permissions=instagram_business_basic',
    user: mira,
    answers: { 'GET /api/instagram/status': answer(notConnected) },
    sees: [heading('Unable to determine connection status')],
  },
  {
    id: 'offline',
    title: 'Offline at sign-in',
    about: 'The form is shown and reports the problem when it is submitted.',
    route: '/login',
    user: null,
    isOffline: true,
    steps: signIn,
    sees: ['Connection failed. Please check your internet connection.'],
  },
];

export const scenarios = all.map(withOptions);
