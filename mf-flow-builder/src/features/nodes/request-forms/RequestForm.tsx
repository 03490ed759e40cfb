import type { FlowRequest } from '@fanfare/shared/contracts';
import { MissingSecrets } from '../../../state/secrets/MissingSecrets.tsx';
import { RequestFields } from '../fields/RequestFields.tsx';
import type { NodeFormProps } from '../forms/NodeFormProps.ts';
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
