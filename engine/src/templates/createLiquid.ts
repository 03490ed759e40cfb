import { filters, Liquid } from 'liquidjs';
import { escapeFor, type TemplatePosition } from './TemplatePosition.ts';

/** Excludes loops, includes and everything that bypasses escaping. */
const allowedTags = ['assign', 'case', 'comment', 'if', 'raw', 'unless', '#'];
/** Excludes random filters and those that skip or double the escaping (`raw`, `json`). */
const allowedFilters = [
  ...['append', 'prepend', 'replace', 'replace_first', 'remove', 'remove_first', 'truncate', 'truncatewords', 'slice'],
  ...['capitalize', 'downcase', 'upcase', 'strip', 'lstrip', 'rstrip', 'squish', 'slugify', 'split', 'size'],
  ...['join', 'first', 'last', 'sort', 'sort_natural', 'uniq', 'reverse', 'compact'],
  ...['plus', 'minus', 'times', 'divided_by', 'modulo', 'round', 'floor', 'ceil', 'abs', 'at_least', 'at_most'],
  ...['date', 'default', 'url_encode', 'base64_encode'],
];

/** In characters. It is longer than any text of a flow. */
const PARSE_LIMIT = 20_000;
/** Limits characters and list entries per rendering. */
const MEMORY_LIMIT = 200_000;
/** The memory limit is always reached first; without loops, rendering takes microseconds. */
const RENDER_LIMIT_MS = 500;

export function createLiquid(position: TemplatePosition): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    parseLimit: PARSE_LIMIT,
    memoryLimit: MEMORY_LIMIT,
    renderLimit: RENDER_LIMIT_MS,
    timezoneOffset: 0,
    locale: 'en',
    outputEscape: escapeFor[position],
  });
  for (const tag of Object.keys(liquid.tags)) if (!allowedTags.includes(tag)) delete liquid.tags[tag];
  for (const filter of Object.keys(liquid.filters)) if (!allowedFilters.includes(filter)) liquid.unregisterFilter(filter);
  const { date } = filters;
  liquid.registerFilter('date', function (value: unknown, ...parts) {
    // The library would read the system clock, but steps must be deterministic.
    const at = value === 'now' || value === 'today' ? this.context.getSync(['now']) : value;
    return typeof date === 'function' ? date.call(this, at, ...parts) : at;
  });
  return liquid;
}
