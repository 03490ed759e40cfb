import type { SettingReader } from '../SettingReader.ts';
import type { WebSettings } from '../Settings.ts';

export function readWebSettings(reader: SettingReader): WebSettings {
  const ports = listOf(reader.text('FLOW_REQUEST_PORTS'));
  if (ports.length === 0 || !ports.every((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    reader.problem('FLOW_REQUEST_PORTS must be port numbers separated by commas, for example 80,443.');
  }
  const hosts = reader.optional('FLOW_REQUEST_HOSTS');
  const allowedHosts = hosts === null ? null : listOf(hosts.toLowerCase());
  if (allowedHosts && !allowedHosts.every((host) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/.test(host))) {
    reader.problem('FLOW_REQUEST_HOSTS must be host names separated by commas, for example api.example.com,*.example.org.');
  }
  return { requestPorts: ports.map(Number), requestHosts: allowedHosts };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
