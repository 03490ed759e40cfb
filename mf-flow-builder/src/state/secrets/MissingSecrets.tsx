import { secretsIn } from '@fanfare/engine';
import type { FlowRequest } from '@fanfare/shared/contracts';
import { Banner } from '@fanfare/shared/ui';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';
import { useFlowSecretsQuery } from './secrets.api.ts';

/** Lists secrets that a request names but that do not exist; the server inserts nothing for them. */
export function MissingSecrets({ request: { url, headers, body = '' } }: { request: FlowRequest }) {
  const { data } = useFlowSecretsQuery();
  if (!data) return null;
  const kept = new Set(data.data.map(({ name }) => name));
  const missing = secretsIn({ url, headers, body: { text: body } }).filter((name) => !kept.has(name));
  return missing.length > 0 ? <Banner tone="warning">{copy.missing(missing)}</Banner> : null;
}
