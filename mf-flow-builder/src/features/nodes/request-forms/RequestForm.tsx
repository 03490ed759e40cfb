import type { FlowRequest } from '@fanfare/shared/contracts';
import { MissingSecrets } from '../../../state/secrets/MissingSecrets.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { RequestFields } from '../fields/RequestFields.tsx';
import { RequestTrial } from './RequestTrial.tsx';

export function RequestForm({ data, onChange }: NodeFormProps) {
  const request: FlowRequest = data.request ?? { method: 'GET', url: '', headers: [], mapping: [] };
  return (
    <>
      <RequestFields request={request} onChange={(changed) => onChange({ request: changed })} />
      <MissingSecrets request={request} />
      <RequestTrial what={{ request }} />
    </>
  );
}
