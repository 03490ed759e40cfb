export type {
  GraphAttachment,
  GraphButton,
  GraphElement,
  GraphErrorBody,
  GraphFile,
  GraphMessage,
  GraphTemplate,
  SendMessageRequest,
  SendMessageResponse,
} from './messaging.ts';
export {
  type InstagramScope,
  instagramScopes,
  type LongLivedTokenResponse,
  type OauthErrorBody,
  type ProfileResponse,
  type ShortLivedToken,
  type ShortLivedTokenResponse,
} from './oauth.ts';
export {
  type ChangeUpdate,
  type MessagingUpdate,
  type SubscribableField,
  subscribableFields,
  type ThreadControl,
  type WebhookBody,
  type WebhookEntry,
} from './webhooks.ts';
