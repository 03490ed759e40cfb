import type {
  Asset,
  Comment,
  Container,
  FaultRule,
  Mail,
  MessengerProfile,
  Post,
  UploadedAttachment,
  WelcomeFlow,
} from '../model/entities.ts';
import { createRandom } from './createRandom.ts';
import { createTransactions } from './database/createTransactions.ts';
import { openDatabase } from './database/openDatabase.ts';
import { tables } from './database/schema.ts';
import { accountsRepository } from './repositories/accounts.repository.ts';
import { callsRepository } from './repositories/calls.repository.ts';
import { deliveriesRepository } from './repositories/deliveries.repository.ts';
import { followersRepository } from './repositories/followers.repository.ts';
import { grantsRepository } from './repositories/grants.repository.ts';
import { historyRepository } from './repositories/history.repository.ts';
import { messagesRepository } from './repositories/messages.repository.ts';
import { objectsRepository } from './repositories/objects.repository.ts';
import { preferencesRepository } from './repositories/preferences.repository.ts';
import { seedAccounts, seedFollowers } from './seed.ts';
import { seedPosts } from './seedPosts.ts';

export type State = ReturnType<typeof openState>;

export function openState(directory: string) {
  const database = openDatabase(directory);
  const transactions = createTransactions(database);
  const accounts = accountsRepository(database);
  const followers = followersRepository(database);
  const preferences = preferencesRepository(database);
  const grants = grantsRepository(database);
  const posts = objectsRepository<Post>(database, 'post');
  const comments = objectsRepository<Comment>(database, 'comment');
  const assets = objectsRepository<Asset>(database, 'asset');

  function seed(): void {
    for (const account of seedAccounts) accounts.insert(account);
    const igIds = seedAccounts.map((account) => account.igId);
    for (const follower of seedFollowers) followers.insert({ ...follower, createdAt: 0 }, igIds);
    seedPosts({ posts, comments, assets });
  }

  transactions.transaction(() => {
    if (accounts.list().length === 0) seed();
    else if (posts.all().length === 0) seedPosts({ posts, comments, assets });
  });
  transactions.commitNow();

  return {
    accounts,
    followers,
    preferences,
    grants,
    posts,
    /** The owner is the post or parent comment. */
    comments,
    assets,
    containers: objectsRepository<Container>(database, 'container'),
    uploads: objectsRepository<UploadedAttachment>(database, 'upload'),
    profiles: objectsRepository<MessengerProfile>(database, 'profile'),
    welcomeFlows: objectsRepository<WelcomeFlow>(database, 'welcomeFlow'),
    faults: objectsRepository<FaultRule>(database, 'fault'),
    mails: objectsRepository<Mail>(database, 'mail'),
    messages: messagesRepository(database),
    deliveries: deliveriesRepository(database, transactions),
    calls: callsRepository(database, transactions),
    history: historyRepository(database),
    random: createRandom(preferences),
    transaction: transactions.transaction,
    afterCommit: transactions.afterCommit,
    committed: transactions.committed,
    /** Does not reset the verified callback and the seed. */
    reset: () => {
      const { verifiedCallback, seed: dice } = preferences.get();
      transactions.transaction(() => {
        for (const table of tables) database.exec(`delete from ${table}`);
        preferences.forget();
        accounts.forget();
        grants.forget();
        preferences.update({ verifiedCallback, seed: dice });
        seed();
      });
      transactions.commitNow();
    },
    close: () => {
      transactions.commitNow();
      database.close();
    },
  };
}
