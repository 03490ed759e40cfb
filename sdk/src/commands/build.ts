import { buildRemote } from '../outside/buildRemote.ts';

export async function build(): Promise<boolean> {
  await buildRemote();
  return true;
}
