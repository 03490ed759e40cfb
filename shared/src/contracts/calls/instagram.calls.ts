import { Type } from 'typebox';
import { InstagramStatusData } from '../entities.ts';
import { TAKEOVER_CONFIRMATION_MAX_LENGTH } from '../limits.ts';
import { MessageBody } from '../messages/MessageBody.ts';
import { accountStates, pauseReasons, permissionUses } from '../vocabulary/accountVocabulary.ts';
import { Body, type CallContract, Success } from './call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const ConnectedAccount = Type.Object({
  id: Type.String({ description: 'The value for the header Fanfare-Account' }),
  username: Type.String(),
  name: Nullable(Type.String()),
  picture: Nullable(Type.String()),
  state: Type.Enum(accountStates),
  connectedAt: Type.String(),
  followers: Nullable(Type.Integer()),
});

export const instagramCalls = {
  'GET /api/instagram/status': {
    summary: 'Is an Instagram account connected, and which',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({
      connected: Type.Boolean(),
      data: Nullable(InstagramStatusData),
      username: Nullable(Type.String()),
      lastSync: Nullable(Type.String()),
      accountType: Nullable(Type.String()),
      isExpired: Type.Boolean(),
      webhookSubscribed: Type.Boolean(),
      /** Permissions that were not granted. */
      missingPermissions: Type.Array(Type.Enum(permissionUses)),
      /** Set while Instagram blocks sending; open messages wait. */
      pause: Nullable(
        Type.Object({
          reason: Type.Enum(pauseReasons),
          since: Type.String(),
          text: Type.String(),
          message: MessageBody,
          fix: Type.String(),
          fixMessage: MessageBody,
        }),
      ),
      /** Set if another user has connected this account; null once the user reconnects an account, or after 30 days. */
      takeover: Type.Optional(Nullable(Type.Object({ username: Type.String(), at: Type.String() }))),
    }),
  },
  'GET /api/instagram/auth/instagram': {
    summary: 'Start connecting: where the whole browser must go',
    access: 'signed-in',
    permission: 'instagram.manage',
    query: Body({
      /** Keeps the other accounts. */
      add: Type.Optional(Type.Boolean()),
    }),
    response: Success({ authUrl: Type.String() }),
  },
  'GET /api/instagram/accounts': {
    summary: 'All connected accounts of the workspace, in the order in which they were added',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Array(ConnectedAccount) }),
  },
  'POST /api/instagram/takeover': {
    summary: 'Confirm that an account that is connected in another workspace moves to this one',
    access: 'signed-in',
    permission: 'instagram.manage',
    body: Body({
      /** From the redirect; valid for ten minutes. */
      confirmation: Type.String({ minLength: 1, maxLength: TAKEOVER_CONFIRMATION_MAX_LENGTH, pattern: '^[A-Za-z0-9_-]+$' }),
    }),
    response: Success({ username: Type.String() }),
  },
  'GET /api/instagram/account': {
    summary: 'Details of the connected account; null where Instagram does not say',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({
      account: Type.Object({
        username: Nullable(Type.String()),
        fullName: Nullable(Type.String()),
        followers: Nullable(Type.Integer()),
        following: Nullable(Type.Integer()),
        posts: Nullable(Type.Integer()),
        isBusinessAccount: Nullable(Type.Boolean()),
      }),
    }),
  },
  'POST /api/instagram/subscribe-webhook': {
    summary: 'Receive events of the connected account',
    access: 'signed-in',
    permission: 'instagram.manage',
    response: Success({ subscribedFields: Type.Array(Type.String()) }),
  },
  'DELETE /api/instagram/unsubscribe-webhook': {
    summary: 'Receive no more events of the connected account',
    access: 'signed-in',
    permission: 'instagram.manage',
    idempotency: 'rerun',
    response: Success({}),
  },
  'POST /api/instagram/resume': {
    summary: 'Send again after Instagram had blocked the account; what waited goes out where its window is still open',
    access: 'signed-in',
    permission: 'instagram.manage',
    idempotency: 'rerun',
    response: Success({}),
  },
  'DELETE /api/instagram/disconnect': {
    summary: 'Disconnect the Instagram account; wants a fresh proof of identity (step-up), which a sign-in is for ten minutes',
    access: 'signed-in',
    permission: 'instagram.manage',
    idempotency: 'rerun',
    response: Success({}),
  },
  'POST /api/instagram/disconnect': {
    summary: 'Disconnect the Instagram account (the verb of the connect screen); wants a fresh proof of identity',
    access: 'signed-in',
    permission: 'instagram.manage',
    idempotency: 'rerun',
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
