import { Type } from 'typebox';
import { User } from '../../entities.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, SSO_CALLBACK_MAX_LENGTH } from '../../limits.ts';
import { Body, type CallContract, Success } from '../call.ts';
import {
  BackupCode,
  Code,
  CurrentPassword,
  Email,
  KnownEmail,
  LinkToken,
  NewPassword,
  SessionInfo,
  Username,
} from './account.calls.ts';

const SignedIn = Success({ token: Type.String(), user: User });

const SecondStep = Success({
  twoFactorRequired: Type.Literal(true),
  /** For `POST /api/auth/login/2fa`; valid once, for five minutes. */
  challenge: Type.String(),
});

const sampleStages = ['waiting', 'connecting', 'history', 'today'] as const;
export type SampleStage = (typeof sampleStages)[number];

export const authCalls = {
  'POST /api/auth/login': {
    summary: 'Sign in with username or email',
    access: 'public',
    body: Body({
      username: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
      password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
    }),
    response: Type.Union([SignedIn, SecondStep]),
  },
  'POST /api/auth/login/2fa': {
    summary: 'Complete a sign-in with a code of the authenticator app, or with a backup code',
    access: 'public',
    body: Body({
      challenge: Type.String({ minLength: 1, maxLength: 200 }),
      code: Type.Optional(Code),
      backupCode: Type.Optional(BackupCode),
    }),
    response: SignedIn,
  },
  'POST /api/auth/register': {
    summary: 'Create an account',
    access: 'public',
    body: Body({
      username: Username,
      email: Email,
      // The minimum is a server setting; the server responds with the specified text.
      password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
      /** Required if sign-up is by invitation only. */
      invitation: Type.Optional(LinkToken),
    }),
    response: SignedIn,
    status: 201,
  },
  'GET /api/auth/options': {
    summary: 'How users can sign in, besides a password',
    access: 'public',
    response: Success({
      singleSignOn: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]),
      /** True if visitors can look around in an account with sample data. */
      sampleAccount: Type.Boolean(),
    }),
  },
  'POST /api/auth/sample-account': {
    summary: 'Start to fill a new account with sample data, in development with the sandbox',
    access: 'public',
    body: Body({ sample: Type.Literal('shop') }),
    /** For `POST /api/auth/sample-account/enter`; works once. */
    response: Success({ ticket: Type.String() }),
  },
  'POST /api/auth/sample-account/enter': {
    summary: 'Sign in to the sample account, or get the progress while it is being filled',
    access: 'public',
    body: Body({ ticket: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Type.Union([SignedIn, Success({ stage: Type.Enum(sampleStages), percent: Type.Integer() })]),
  },
  'POST /api/auth/oidc/start': {
    summary: 'Start single sign-on: the browser continues at the URL of the provider',
    access: 'public',
    body: Body({ provider: Type.Literal('oidc') }),
    response: Success({ authUrl: Type.String() }),
  },
  'POST /api/auth/oidc/complete': {
    summary: 'Complete single sign-on in the browser that started it; new users get an account',
    access: 'public',
    body: Body({
      /** The query string with which the provider returned the browser. */
      callback: Type.String({ minLength: 1, maxLength: SSO_CALLBACK_MAX_LENGTH }),
    }),
    response: Type.Union([SignedIn, SecondStep]),
  },
  'POST /api/auth/logout': {
    summary: 'End this session',
    access: 'signed-in',
    permission: 'self',
    response: Success({}),
  },
  'POST /api/auth/logout-all': {
    summary: 'End every session of the user, this one included',
    access: 'signed-in',
    permission: 'self',
    response: Success({ ended: Type.Integer() }),
  },
  'GET /api/auth/session': {
    summary: 'The user of this session',
    access: 'signed-in',
    permission: 'self',
    response: Success({ user: User }),
  },
  'GET /api/auth/sessions': {
    summary: 'Where the user is signed in, last used first',
    access: 'signed-in',
    permission: 'self',
    response: Success({ sessions: Type.Array(SessionInfo) }),
  },
  'DELETE /api/auth/sessions/{id}': {
    summary: 'End one session',
    access: 'signed-in',
    permission: 'self',
    idempotency: 'rerun',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({}),
  },
  'POST /api/auth/step-up': {
    summary: 'Prove once more who sits here: for ten minutes this session may do what asks for it',
    access: 'signed-in',
    permission: 'self',
    body: Body({ password: Type.Optional(CurrentPassword), code: Type.Optional(Code) }),
    response: Success({ validUntil: Type.String() }),
  },
  'POST /api/auth/password/forgot': {
    summary: 'Ask for a mail with a link to choose a new password; the answer is the same whether the address is known or not',
    access: 'public',
    body: Body({ email: KnownEmail }),
    response: Success({}),
  },
  'POST /api/auth/password/reset': {
    summary: 'Choose a new password with the link of the mail; ends every session',
    access: 'public',
    body: Body({ token: LinkToken, password: NewPassword }),
    response: Success({}),
  },
  'POST /api/auth/password/change': {
    summary: 'Change the password; ends every other session and answers the new token of this one',
    access: 'signed-in',
    permission: 'self',
    body: Body({ currentPassword: CurrentPassword, newPassword: NewPassword }),
    response: Success({ token: Type.String() }),
  },
} as const satisfies Record<string, CallContract>;
