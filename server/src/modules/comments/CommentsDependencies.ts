import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import type { InstagramClient } from '../../integrations/instagram/index.ts';
import type { AccountAccess } from '../instagram-accounts/index.ts';

export interface CommentsDependencies {
  database: Database;
  clock: Clock;
  instagram: InstagramClient;
  access: AccountAccess;
  onSendsQueued: () => void;
  onFeedChanged: (ownerId: string) => void;
}
