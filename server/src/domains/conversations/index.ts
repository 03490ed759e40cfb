import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import { createRateLimits } from '../identity/rate-limits/index.ts';
import { createCommentsService, createPostLookup, registerCommentsRoutes } from './comments/index.ts';
import { createContactVariablesService, registerContactVariablesRoutes } from './contact-variables/index.ts';
import { createAutomaticAssignment, createInboxService, registerInboxRoutes } from './inbox/index.ts';
import {
  createMediaAddresses,
  createMediaFiles,
  createMediaService,
  keepMessageFiles,
  registerMediaRoutes,
} from './media/index.ts';
import { createPublishingService, registerPublishingRoutes } from './publishing/index.ts';

/** What members write and publish themselves: messages, comments and posts. */
export const conversations = fp(register, { name: 'conversations', dependencies: ['instagram'] });

async function register(http: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { settings, database, clock } = context;
  const { publicUrl } = settings;
  const { client, access } = http.instagram;
  const shared = { ...context, instagram: client, access };
  const attempts = createRateLimits({ database, clock });
  const { pollMs } = context.limits;
  const addresses = createMediaAddresses({ ...context, publicUrl });
  const publishing = createPublishingService({ ...shared, addresses, pollMs, notice: createPostLookup(shared).notice });
  const files = createMediaFiles(database, context.bucket);
  const media = createMediaService({ ...context, attempts, addresses, files, pollMs });
  context.background.add('background', publishing, media, createAutomaticAssignment({ ...context, pollMs }));
  if (!context.has('web')) return;
  const keepsFiles = keepMessageFiles({ clock, addresses, publicUrl });
  registerInboxRoutes(http, createInboxService({ ...context, keepMessageFiles: keepsFiles }));
  registerContactVariablesRoutes(http, createContactVariablesService(context));
  await registerMediaRoutes(http, media);
  registerCommentsRoutes(http, createCommentsService(shared));
  registerPublishingRoutes(http, publishing);
}
