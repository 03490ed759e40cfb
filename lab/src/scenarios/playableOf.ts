import { readManifests } from '@fanfare/platform/release';
import type { RemoteManifest } from '@fanfare/shared/contracts';
import { captured, readCapture } from '@fanfare/shared/lab';
import { LabError } from './LabError.ts';
import type { Playable } from './Playable.ts';

/** @throws LabError if the capture is invalid or the remote is unknown */
export function playableOf(text: string, id: string): { remote: string; playable: Playable } {
  const playable = captured(read(text), id);
  const pathname = playable.scenario.route.split('?')[0] ?? '';
  const owner = readManifests<RemoteManifest>().find(({ routes }) => routes.some(({ path }) => path === pathname));
  if (!owner) throw new LabError(`This capture ends at ${pathname}, which is not a page of a remote in this workspace.`);
  return { remote: owner.name, playable };
}

function read(text: string) {
  try {
    return readCapture(JSON.parse(text));
  } catch (cause) {
    const why =
      cause instanceof SyntaxError
        ? 'This file is not a capture, because it is not valid JSON.'
        : cause instanceof Error
          ? cause.message
          : '';
    throw new LabError(why, { cause });
  }
}
