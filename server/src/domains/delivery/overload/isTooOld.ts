export const REOPENS_AT = 0.5;

export function isTooOld(seconds: number, limitSeconds: number, isRefused: boolean): boolean {
  return seconds >= (isRefused ? limitSeconds * REOPENS_AT : limitSeconds);
}
