import { buildRemote } from './buildRemote.ts';

export async function build(): Promise<boolean> {
  await buildRemote();
  return true;
}
