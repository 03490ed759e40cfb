import { SettingReader } from '../SettingReader.ts';
import type { Settings } from '../Settings.ts';

type UserLimits = Pick<Settings, 'admission' | 'quotas'>;

export function readUserLimits(reader: SettingReader): UserLimits {
  return {
    admission: {
      callsAtOnce: reader.integer('USER_CALLS_AT_ONCE', 1),
      callsWaiting: reader.integer('USER_CALLS_WAITING', 0),
      waitMs: reader.integer('USER_CALL_WAIT_MS', 0),
      callsPerMinute: reader.integer('USER_CALLS_PER_MINUTE', 1),
      databaseSecondsPerMinute: reader.integer('USER_DATABASE_SECONDS_PER_MINUTE', 1),
    },
    quotas: {
      flows: reader.integer('USER_FLOWS', 1),
      versionsPerFlow: reader.integer('USER_FLOW_VERSIONS', 1),
      flowBytes: reader.integer('USER_FLOW_MB', 1) * 1024 * 1024,
    },
  };
}

export const defaultUserLimits: UserLimits = readUserLimits(new SettingReader({}));
