import { test } from 'node:test';
import { expect } from 'expect';
import { SettingReader } from '../SettingReader.ts';
import { readTraceSettings } from './readTraceSettings.ts';

function read(environment: Record<string, string>) {
  const reader = new SettingReader(environment);
  return { traces: readTraceSettings(reader), problems: reader.problems };
}

test('without an address there are no traces', () => {
  expect(read({ OTEL_SERVICE_NAME: 'other' })).toEqual({ traces: null, problems: [] });
});

test('endpoint, headers, name and sampling ratio', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20b, other = c=d',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  const headers = { 'x-api-key': 'a b', other: 'c=d' };
  const traces = { endpoint: 'http://collector:4318', headers, ratio: 0.25, serviceName: 'fanfare' };
  expect(read(environment)).toEqual({ traces, problems: [] });
});

test('problems are named without the key', () => {
  const { problems } = read({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'canary',
    OTEL_TRACES_SAMPLER_ARG: '2',
  });
  const names = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
  expect(problems.join()).not.toContain('canary');
});
