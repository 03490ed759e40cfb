import { LabError } from '../scenarios/LabError.ts';

/** @throws LabError if the URL is invalid or unreachable */
export async function requestProduct(url: string, path: string, init?: RequestInit): Promise<Response> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new LabError(`${url} is not a URL. --url must be a URL such as http://localhost:3000.`);
  return await fetch(new URL(path, url), init).catch((cause: unknown) => {
    throw new LabError(`${url} does not respond. Run \`pnpm start\` first, in another terminal, or set the URL with --url.`, {
      cause,
    });
  });
}
