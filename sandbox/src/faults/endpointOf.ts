import type { FastifyRequest } from 'fastify';

/** The endpoints that the fault dial knows; `node` is any object read or changed by its id. */
export const endpoints = [
  'oauth/access_token',
  'access_token',
  'refresh_access_token',
  'debug_token',
  'me',
  'node',
  'messages',
  'message_attachments',
  'conversations',
  'subscribed_apps',
  'media',
  'media_publish',
  'content_publishing_limit',
  'comments',
  'replies',
  'insights',
  'stories',
  'tags',
  'mentions',
  'messenger_profile',
  'welcome_message_flows',
] as const;

/** Which of them a call is for: the last part of its path, or what kind of object that is. */
export function endpointOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  const [host = '', ...parts] = path.split('/').filter((part) => part !== '');
  if (host === 'api.instagram.com') return parts.join('/');
  const last = parts.at(-1) ?? '';
  return endpoints.find((endpoint) => endpoint === last) ?? 'node';
}
