import * as answers from './answers.ts';
import { type Caller, readAnswer } from './Caller.ts';

export type ContainerState = 'in_progress' | 'finished' | 'published' | 'error' | 'expired';

export interface PublishingCalls {
  createContainer: (token: string, igId: string, parameters: Readonly<Record<string, string>>) => Promise<string>;
  getContainer: (token: string, containerId: string) => Promise<{ state: ContainerState; subcode: number | null }>;
  publishContainer: (token: string, igId: string, containerId: string) => Promise<string>;
  getPublishingQuota: (token: string, igId: string) => Promise<{ used: number; total: number }>;
}

const states: Readonly<Record<string, ContainerState>> = {
  IN_PROGRESS: 'in_progress',
  FINISHED: 'finished',
  PUBLISHED: 'published',
  ERROR: 'error',
  EXPIRED: 'expired',
};
/** Used if a response has no limit; Instagram's documentation also names this value. */
const QUOTA_DEFAULT = 50;

export function createPublishingCalls({ graph, call }: Caller): PublishingCalls {
  const node = (id: string) => `${graph}/${encodeURIComponent(id)}`;
  return {
    async createContainer(token, igId, parameters) {
      const body = await call('other', { method: 'POST', url: `${node(igId)}/media`, form: { ...parameters }, token });
      return String(readAnswer(answers.IdAnswer, body).id);
    },
    async getContainer(token, containerId) {
      const query = { fields: 'status_code,status' };
      const body = await call('other', { method: 'GET', url: node(containerId), query, token });
      const { status_code, status } = readAnswer(answers.ContainerAnswer, body);
      const subcode = /\b(2207\d{3})\b/.exec(status ?? '')?.[1];
      return { state: states[status_code] ?? 'in_progress', subcode: subcode === undefined ? null : Number(subcode) };
    },
    async publishContainer(token, igId, containerId) {
      const form = { creation_id: containerId };
      const body = await call('other', { method: 'POST', url: `${node(igId)}/media_publish`, form, token });
      return String(readAnswer(answers.IdAnswer, body).id);
    },
    async getPublishingQuota(token, igId) {
      const query = { fields: 'quota_usage,config' };
      const body = await call('other', { method: 'GET', url: `${node(igId)}/content_publishing_limit`, query, token });
      const [quota] = readAnswer(answers.PublishingLimitAnswer, body).data;
      return { used: quota?.quota_usage ?? 0, total: quota?.config?.quota_total ?? QUOTA_DEFAULT };
    },
  };
}
