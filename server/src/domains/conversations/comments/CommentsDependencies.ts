import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { InstagramClient } from '../../../integrations/instagram/index.ts';
import type { AccountAccess } from '../../instagram/instagram-accounts/index.ts';

export interface CommentsDependencies {
  database: Database;
  clock: Clock;
  instagram: InstagramClient;
  access: AccountAccess;
  bus: EventPublisher;
}
