import { addFollowers } from '../addFollowers.ts';
import { connectShop } from '../connectShop.ts';
import { createApi } from '../createApi.ts';
import { createSampleShop } from '../createShop.ts';
import { joinTeam, openTeam } from '../createTeam.ts';
import type { SeedContext } from '../SeedContext.ts';
import { playHistory, readToday } from '../seedHistory.ts';
import { seedToday } from '../seedToday.ts';
import { followers as storyFollowers } from '../story/followers.ts';
import { sampleShop } from '../story/shop.ts';
import { openServerBackfill, receiveScene, type Scene, send } from './openScene.ts';
import { sampleHistory } from './sampleHistory.ts';

/** Started by the server (`SAMPLE_ACCOUNT_SCRIPT`): fills the account of a visitor. */
const FOLLOWERS = 28;

process.once('disconnect', () => process.exit(1));
try {
  await play(await receiveScene());
  await send({ kind: 'done' });
} catch (cause) {
  await send({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
}

async function play({ productUrl, sandboxUrl, owner, members }: Scene): Promise<void> {
  const progress = (stage: string, percent: number) => send({ kind: 'progress', stage, percent });
  const sinceMs = Date.now();
  await progress('connecting', 2);
  const sandbox = createApi(`${sandboxUrl}/sandbox/api`);
  const product = createApi(productUrl, owner.token);
  const team = openTeam(productUrl, owner.id, members);
  const followers = await addFollowers(sandbox, storyFollowers.slice(0, FOLLOWERS));
  const shop = await createSampleShop(sandbox);
  const backfill = openServerBackfill();
  const world: SeedContext = { product, team, sandbox, backfill, shop, repairs: shop, followers, customers: [] };
  const today = await readToday(sandbox);
  const events = sampleHistory(world, today);
  let played = 0;
  const connect = async () => {
    await connectShop(product, sandboxUrl, shop.igId);
    await joinTeam(product, team, members, sampleShop.name);
  };
  await playHistory(
    world,
    events.map((event) => ({
      ...event,
      async perform(at) {
        await event.perform(at);
        played += 1;
        await progress('history', 6 + Math.round((86 * played) / events.length));
      },
    })),
    { sinceMs, connect, goalsSince: today },
  );
  await progress('today', 93);
  await seedToday(world);
}
