import { type FlowNode, message, type OutgoingMessage, PICTURES_MAX } from '@fanfare/shared/contracts';
import { error } from '../../rules/issue.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';
import { createSendCommand } from './createSendCommand.ts';
import { writeTemplates } from './writeTemplates.ts';

export const mediaKind: NodeKind = {
  sends: true,
  ...plainTraits,
  execute(node, context) {
    const write = writeTemplates(context);
    const urls = urlsOf(node).map(write.address);
    const failure = write.failure();
    if (failure) return failure;
    const outgoing = messageOf(node.data.media?.type ?? 'image', urls);
    if (!outgoing || !urls.every(isWebAddress)) return { result: 'failed', detail: write.noted(message('runs.no-media')) };
    return {
      result: 'sent',
      detail: write.noted(message('runs.sends-content', { what: urls.join(', ') })),
      command: createSendCommand(node, context, outgoing),
    };
  },
  issues(node, { variables }) {
    const urls = urlsOf(node);
    if (urls.length === 0) return [error('media-empty', node.id, message('flow-issues.no-media'))];
    const isMany = urls.length > 1 && node.data.media?.type !== 'image';
    return [
      ...urls.flatMap((url) => templateIssues(url, 'url', { nodeId: node.id, variables })),
      ...urls
        .filter((url) => !/^(https?:\/\/|\{\{)/i.test(url.trim()))
        .map(() => error('media-address', node.id, message('flow-issues.file-address-not-https'))),
      ...(isMany ? [error('media-many', node.id, message('flow-issues.media-several'))] : []),
    ];
  },
};

function urlsOf({ data }: FlowNode): string[] {
  return (data.media?.urls ?? []).filter((url) => url.trim() !== '');
}

function messageOf(mediaType: 'image' | 'audio' | 'video' | 'file', urls: readonly string[]): OutgoingMessage | null {
  const [url, second] = urls;
  if (url === undefined) return null;
  return second === undefined ? { kind: 'media', mediaType, url } : { kind: 'pictures', urls: urls.slice(0, PICTURES_MAX) };
}

function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
