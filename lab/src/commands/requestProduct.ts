import { LabError } from '../scenarios/LabError.ts';

/** @throws LabError if the URL is invalid or unreachable */
export async function requestProduct(url: string, path: string, init?: RequestInit): Promise<Response> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new LabError(`${url} is no address: --url takes one like http://localhost:3000.`);
  return await fetch(new URL(path, url), init).catch((cause: unknown) => {
    throw new LabError(
      `Nobody answers at ${url}: run \`pnpm start\` first, in another terminal, or name the address with --url.`,
      { cause },
    );
  });
}
