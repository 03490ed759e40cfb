import type { TextMatch } from './observationSchemas.ts';

export function matchText({ text, containing, matching }: TextMatch, found: string): boolean {
  if (text !== undefined && found !== text) return false;
  if (containing !== undefined && !found.toLowerCase().includes(containing.toLowerCase())) return false;
  return matching === undefined || new RegExp(matching, 'iu').test(found);
}

export function describeText({ text, containing, matching }: TextMatch): string {
  const parts = [
    text === undefined ? '' : ` "${text}"`,
    containing === undefined ? '' : ` containing "${containing}"`,
    matching === undefined ? '' : ` matching /${matching}/`,
  ];
  return parts.join('');
}
