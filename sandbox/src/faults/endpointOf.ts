import type { FastifyRequest } from 'fastify';

/** `node` is any object that is read by id. */
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

/** From the last segment of the path, or the type of object. */
export function endpointOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  const [host = '', ...parts] = path.split('/').filter((part) => part !== '');
  if (host === 'api.instagram.com') return parts.join('/');
  const last = parts.at(-1) ?? '';
  return endpoints.find((endpoint) => endpoint === last) ?? 'node';
}
