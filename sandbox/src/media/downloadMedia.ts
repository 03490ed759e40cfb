import { request } from 'undici';
import type { AssetKind } from '../model/entities.ts';

export type DownloadProblem = 'unreachable' | 'type' | 'size';

export interface Downloaded {
  mime: string;
  /** Null for an external URL, which the sandbox does not load. */
  bytes: Buffer | null;
}

const MIB = 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Limits of the Send API. */
const sizesMax: Record<AssetKind, number> = { image: 8 * MIB, audio: 25 * MIB, video: 25 * MIB, file: 25 * MIB };
const types: Record<AssetKind, RegExp> = {
  image: /^image\/(png|jpeg|gif)$/,
  audio: /^(audio\/(aac|mp4|m4a|x-m4a|wav|x-wav|wave|mpeg)|video\/mp4)$/,
  video: /^video\/(mp4|ogg|webm|quicktime|x-msvideo|avi)$/,
  file: /^application\/pdf$/,
};
const usualTypes = { image: 'image/png', audio: 'audio/wav', video: 'video/mp4', file: 'application/pdf' } as const;
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Loads only local URLs, and checks type and size. */
export async function downloadMedia(url: string, kind: AssetKind): Promise<Downloaded | DownloadProblem> {
  if (!localHosts.includes(new URL(url).hostname)) return { mime: usualTypes[kind], bytes: null };
  try {
    const { statusCode, headers, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const mime =
      String(headers['content-type'] ?? '')
        .split(';', 1)[0]
        ?.trim()
        .toLowerCase() ?? '';
    if (statusCode !== 200) {
      await body.dump();
      return 'unreachable';
    }
    if (!types[kind].test(mime)) {
      await body.dump();
      return 'type';
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > sizesMax[kind]) return 'size';
      chunks.push(chunk);
    }
    return { mime, bytes: Buffer.concat(chunks) };
  } catch {
    return 'unreachable';
  }
}
