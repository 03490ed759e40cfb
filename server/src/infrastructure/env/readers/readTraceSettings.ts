import type { SettingReader } from '../SettingReader.ts';
import type { TraceSettings } from '../Settings.ts';

export function readTraceSettings(reader: SettingReader): TraceSettings | null {
  const headers = readHeaders(reader);
  const ratio = readRatio(reader);
  const serviceName = reader.text('OTEL_SERVICE_NAME');
  if (!reader.has('OTEL_EXPORTER_OTLP_ENDPOINT')) return null;
  const endpoint = reader.httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318').replace(/\/+$/, '');
  return { endpoint, headers, ratio, serviceName };
}

function readRatio(reader: SettingReader): number {
  const text = reader.text('OTEL_TRACES_SAMPLER_ARG');
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  reader.problem(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  return 1;
}

function readHeaders(reader: SettingReader): Record<string, string> {
  const text = reader.optional('OTEL_EXPORTER_OTLP_HEADERS');
  if (text === null) return {};
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(pair));
  // The value may contain a key.
  if (pairs.includes(null)) reader.problem('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.');
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', decodeHeader(pair[2] ?? '')]] : [])));
}

function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
