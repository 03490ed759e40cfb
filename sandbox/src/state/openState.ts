import { createWriteBehind } from './createWriteBehind.ts';
import { openDatabase } from './openDatabase.ts';
import { accountsRepository } from './repositories/accounts.repository.ts';
import { callsRepository } from './repositories/calls.repository.ts';
import { deliveriesRepository } from './repositories/deliveries.repository.ts';
import { followersRepository } from './repositories/followers.repository.ts';
import { grantsRepository } from './repositories/grants.repository.ts';
import { messagesRepository } from './repositories/messages.repository.ts';
import { preferencesRepository } from './repositories/preferences.repository.ts';
import { tables } from './schema.ts';
import { seedAccounts, seedFollowers } from './seed.ts';

export type State = ReturnType<typeof openState>;

/** Everything the sandbox remembers, on disk in `directory`. A new directory starts with the seed accounts and followers. */
export function openState(directory: string) {
  const database = openDatabase(directory);
  const accounts = accountsRepository(database);
  const followers = followersRepository(database);
  const preferences = preferencesRepository(database);

  function transaction<T>(work: () => T): T {
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  }

  const later = createWriteBehind(transaction);

  function seed(): void {
    for (const account of seedAccounts) accounts.insert(account);
    const igIds = seedAccounts.map((account) => account.igId);
    for (const follower of seedFollowers) followers.insert({ ...follower, createdAt: 0 }, igIds);
  }

  if (accounts.list().length === 0) transaction(seed);

  return {
    accounts,
    followers,
    preferences,
    messages: messagesRepository(database),
    grants: grantsRepository(database),
    deliveries: deliveriesRepository(database, later),
    calls: callsRepository(database, later),
    transaction,
    /** Forgets everything but the verified callback, which belongs to the app and not to the play. */
    reset: () => {
      later.flush();
      const { verifiedCallback } = preferences.get();
      transaction(() => {
        for (const table of tables) database.exec(`delete from ${table}`);
        preferences.forget();
        preferences.update({ verifiedCallback });
        seed();
      });
    },
    close: () => {
      later.flush();
      database.close();
    },
  };
}
