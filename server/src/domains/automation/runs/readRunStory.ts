import type { RunStory } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { presentRunStory } from './runs.presenter.ts';
import { getRun, getRunStory } from './runs.readModel.ts';

export async function readRunStory(queries: Queries, ownerId: string, id: string): Promise<RunStory | null> {
  const run = isUuid(id) ? await getRun(queries, ownerId, id) : undefined;
  return run ? presentRunStory(run, await getRunStory(queries, ownerId, run)) : null;
}
