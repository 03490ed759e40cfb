import { readManifests } from '@fanfare/platform/release';
import type { RemoteManifest } from '@fanfare/shared/contracts';
import { captured, readCapture } from '@fanfare/shared/lab';
import { LabError } from './LabError.ts';
import type { Playable } from './Playable.ts';

/**
 * The scenario of a capture. What is in it by now against the contracts shows when it is played.
 *
 * @param text the content of the file
 * @throws LabError when it is no capture, or one of a page of another remote
 */
export function playableOf(text: string, remote: string, id: string): Playable {
  const playable = captured(read(text), id);
  const pathname = playable.scenario.route.split('?')[0];
  const owner = readManifests<RemoteManifest>().find(({ routes }) => routes.some(({ path }) => path === pathname));
  if (owner && owner.name !== remote)
    throw new LabError(`This capture ends on a page of ${owner.name}: pnpm lab ${owner.name} --capture <file>`);
  return playable;
}

function read(text: string) {
  try {
    return readCapture(JSON.parse(text));
  } catch (cause) {
    const why =
      cause instanceof SyntaxError ? 'This file is no capture: it is no JSON.' : cause instanceof Error ? cause.message : '';
    throw new LabError(why, { cause });
  }
}
