import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
