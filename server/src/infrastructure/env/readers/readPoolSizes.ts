import { SettingReader } from '../SettingReader.ts';
import type { PoolSizes } from '../Settings.ts';

export function readPoolSizes(reader: SettingReader): PoolSizes {
  return {
    owner: reader.integer('DATABASE_POOL_OWNER', 1),
    requests: reader.integer('DATABASE_POOL_REQUESTS', 1),
    sessions: reader.integer('DATABASE_POOL_SESSIONS', 1),
    intake: reader.integer('DATABASE_POOL_INTAKE', 1),
    work: reader.integer('DATABASE_POOL_WORK', 1),
    background: reader.integer('DATABASE_POOL_BACKGROUND', 1),
  };
}

export const defaultPoolSizes: PoolSizes = readPoolSizes(new SettingReader({}));
