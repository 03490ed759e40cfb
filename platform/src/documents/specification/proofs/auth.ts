import { testsOf } from '../Statement.ts';

export const signIn = testsOf('mf-auth/src/screens/SignInScreen.test.tsx', {
  features: 'offers the four features and the way to sign-up',
  signsIn: 'signs in, is busy meanwhile, and goes to the dashboard',
  ownText: 'says what went wrong: the server’s own text',
  on401: 'says what went wrong: 401',
  on500: 'says what went wrong: 500',
  offline: 'says what went wrong: no connection',
  otherwise: 'says what went wrong: another status',
  refusedWithText: 'says what went wrong: a denied success with text',
  refused: 'says what went wrong: a denied success',
  empty: 'sends nothing while a field is empty',
});

export const signUp = testsOf('mf-auth/src/screens/SignUpScreen.test.tsx', {
  features: 'offers the four features and the way to sign-in',
  creates: 'creates the account without sending the confirmation, and goes to the dashboard',
  email: 'refuses something that is no email address',
  ownText: 'says what went wrong: the server’s own text',
  on400: 'says what went wrong: 400',
  on409: 'says what went wrong: 409',
  on500: 'says what went wrong: 500',
  offline: 'says what went wrong: no connection',
  otherwise: 'says what went wrong: another status',
  refusedWithText: 'says what went wrong: a denied success with text',
  refused: 'says what went wrong: a denied success',
});

export const passwordRules = testsOf('mf-auth/src/state/validateNewPassword.test.ts', {
  order: 'different passwords come before short ones',
  length: 'five characters are too few, six are enough',
});

export const authCopy = testsOf('mf-auth/src/copy.test.ts', {
  signIn: 'sign-in',
  signUp: 'sign-up',
  connect: 'Instagram, not connected',
  connected: 'Instagram, connected',
  callback: 'OAuth callback',
});

export const connect = testsOf('mf-auth/src/screens/ConnectInstagramScreen.test.tsx', {
  explains: 'explains what connecting gives and how it works',
  leaves: 'takes the whole browser to the address of the server and stays busy',
  foreign: 'stays and says why: a foreign address',
  refused: 'stays and says why: a denied success',
  fails: 'stays and says why: a failure',
  offline: 'stays and says why: no connection',
  refusedWithReason: 'stays and says why: a refusal, with its reason below',
  failsWithReason: 'stays and says why: a failure of the server, with its reason below',
  unknown: 'treats a failing status check as not connected, without a message',
  account: 'shows the connected account',
  noName: 'says Connected when the username is missing',
  disconnects: 'disconnects',
  staysConnected: 'stays connected when disconnecting fails',
  password: 'S17: asks for the password when the sign-in is too long ago, then disconnects',
  logout: 'logs out here even when the server does not answer',
});

export const callback = testsOf('mf-auth/src/screens/OAuthCallbackScreen.test.tsx', {
  shows: 'shows the account only after the server confirms it, then goes on after 3 s with the same parameters',
  button: 'goes on at once when the button is pressed',
  without: 'without success ("%s") goes straight to the dashboard, which is told why',
  never: 'never claims success when %s',
});

export const authScreens = testsOf('mf-auth/src/screens/specification.test.tsx', {
  tagline: 'the sign-in screen has the tagline',
  signInFields: 'the sign-in form requires both fields',
  signUpFields: 'the sign-up form requires its four fields',
  connectSteps: 'connecting is explained in three steps',
  product: 'the connect screen has the product name',
  cleared: 'disconnecting clears the account and an earlier error',
});
