import { igIdOf } from '../../doubles/startInstagramDouble.ts';
import { startTestServer } from '../startTestServer.ts';

export async function startTeamServer() {
  const server = await startTestServer({ pollMs: 100 });
  const owner = await server.signUp('anna');
  const agent = await server.signUp('ben');
  const viewer = await server.signUp('carla');
  const stranger = await server.signUp('dora');
  const workspace = await server.addWorkspace(owner, 'Northwind');
  await server.addMember(owner, workspace, agent, 'agent');
  await server.addMember(owner, workspace, viewer, 'viewer');
  await server.connect(owner, igIdOf(1), { workspace });
  return { server, owner, agent, viewer, stranger, workspace };
}
