import { refuseWeakSecret } from '../keys/refuseWeakSecret.ts';
import type { SettingReader } from '../SettingReader.ts';
import type { MetricsSettings } from '../Settings.ts';

/** Without a port and a token there are no metrics, so that they are never public by accident. */
export function readMetricsSettings(reader: SettingReader, server: { port: number; isProduction: boolean }): MetricsSettings {
  const port = reader.has('METRICS_PORT') ? reader.port('METRICS_PORT', 0) : null;
  const token = reader.optional('METRICS_TOKEN');
  if (port !== null && port !== 0 && port === server.port) reader.problem('METRICS_PORT must differ from PORT.');
  if (server.isProduction) refuseWeakSecret(reader, 'METRICS_TOKEN', token ?? '');
  return { port, host: reader.text('METRICS_HOST'), token };
}
