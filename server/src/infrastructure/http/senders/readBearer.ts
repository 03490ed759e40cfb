/** What an `Authorization` header carries; null when it is none of ours. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
}
