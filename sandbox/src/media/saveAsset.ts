import type { Asset, AssetKind } from '../model/entities.ts';
import type { State } from '../state/openState.ts';

const usualTypes = { image: 'image/png', audio: 'audio/wav', video: 'video/mp4', file: 'application/pdf' } as const;

/**
 * Generates the content if there are no bytes.
 * @returns the asset id
 */
export function saveAsset(
  state: State,
  owner: string,
  kind: AssetKind,
  content?: { mime: string; bytes: Buffer | null } | { about: string },
): string {
  const asset: Asset = {
    id: `18${state.random.digits(15)}`,
    kind,
    mime: usualTypes[kind],
    bytes: null,
    ...(content && 'about' in content && { about: content.about }),
    ...(content && 'mime' in content && { mime: content.mime, bytes: content.bytes?.toString('base64') ?? null }),
    isGone: false,
  };
  state.assets.save(owner, asset);
  return asset.id;
}
