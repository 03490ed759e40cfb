import { secretContext } from '../../automation/flow-secrets/index.ts';
import { seedContext } from '../../identity/two-factor/index.ts';

export interface SealedColumn {
  name: string;
  table: string;
  value: string;
  keyId: string;
  keyColumns: readonly string[];
  contextOf: (primaryKey: readonly string[]) => string;
}

export const sealedColumns: readonly SealedColumn[] = [
  {
    name: 'Instagram tokens',
    table: 'instagram_accounts',
    value: 'sealed_token',
    keyId: 'token_key_id',
    keyColumns: ['id'],
    contextOf: ([id = '']) => id,
  },
  {
    name: 'second factors',
    table: 'two_factor',
    value: 'sealed_seed',
    keyId: 'seed_key_id',
    keyColumns: ['owner_id'],
    contextOf: ([ownerId = '']) => seedContext(ownerId),
  },
  {
    name: 'secrets of flows',
    table: 'flow_secrets',
    value: 'sealed_value',
    keyId: 'key_id',
    keyColumns: ['owner_id', 'name'],
    contextOf: ([ownerId = '', name = '']) => secretContext(ownerId, name),
  },
];
