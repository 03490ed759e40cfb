import { readSettings } from '../infrastructure/env/readSettings.ts';

/** Every setting that the server reads, whatever the others say. */
export function namesOfSettings(): string[] {
  const seen = new Set<string>();
  const values: Record<string, string> = {
    INSTAGRAM_APP_ID: 'SBX_1',
    INSTAGRAM_APP_SECRET: 'SBX_s',
    INSTAGRAM_VERIFY_TOKEN: 'a-verify-token-of-24-chars',
    METRICS_PORT: '9100',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  };
  const environment = new Proxy(values, {
    get(target, name) {
      seen.add(String(name));
      return target[String(name)];
    },
  });
  readSettings(environment);
  return [...seen].sort();
}
