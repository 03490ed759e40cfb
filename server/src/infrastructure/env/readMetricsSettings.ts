import type { SettingReader } from './SettingReader.ts';
import type { MetricsSettings } from './Settings.ts';

const TOKEN_MIN_LENGTH = 16;

/** Without a port and without a token there are no metrics: nobody publishes them by accident. */
export function readMetricsSettings(reader: SettingReader, server: { port: number; isProduction: boolean }): MetricsSettings {
  const port = reader.has('METRICS_PORT') ? reader.port('METRICS_PORT', 0) : null;
  const token = reader.optional('METRICS_TOKEN');
  if (port !== null && port !== 0 && port === server.port) reader.problem('METRICS_PORT must differ from PORT.');
  if (token !== null && server.isProduction && token.length < TOKEN_MIN_LENGTH) {
    reader.problem(`METRICS_TOKEN must have at least ${TOKEN_MIN_LENGTH} characters in production.`);
  }
  return { port, host: reader.text('METRICS_HOST', 'localhost'), token };
}
