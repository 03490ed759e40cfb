import { buildPackages } from '@fanfare/platform/release';
import { LabError } from '../scenarios/LabError.ts';

export async function buildAlone(remotes: readonly string[]): Promise<void> {
  await buildPackages(remotes).catch((cause: unknown) => {
    throw new LabError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
}
