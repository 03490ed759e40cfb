import { filters, Liquid } from 'liquidjs';
import { escapeFor, type TemplatePosition } from './TemplatePosition.ts';

/** No loops, no other templates, nothing that writes past the escaping. */
const allowedTags = ['assign', 'case', 'comment', 'if', 'raw', 'unless', '#'];
/** Nothing that depends on chance, and nothing (`raw`, `json`) that skips or doubles the escaping. */
const allowedFilters = [
  ...['append', 'prepend', 'replace', 'replace_first', 'remove', 'remove_first', 'truncate', 'truncatewords', 'slice'],
  ...['capitalize', 'downcase', 'upcase', 'strip', 'lstrip', 'rstrip', 'squish', 'slugify', 'split', 'size'],
  ...['join', 'first', 'last', 'sort', 'sort_natural', 'uniq', 'reverse', 'compact'],
  ...['plus', 'minus', 'times', 'divided_by', 'modulo', 'round', 'floor', 'ceil', 'abs', 'at_least', 'at_most'],
  ...['date', 'default', 'url_encode', 'base64_encode'],
];

/** Characters of a template; longer than anything that a flow can hold. */
const PARSE_LIMIT = 20_000;
/** Characters and list entries that one rendering may make in all. */
const MEMORY_LIMIT = 200_000;
/** A net below the other limit, which is reached first: without loops a rendering is a matter of microseconds. */
const RENDER_LIMIT_MS = 500;

/** Liquid with a fixed set of tags and filters, whose outputs are escaped for one position. */
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
    // The library would ask the machine's clock, and the same step twice must give the same.
    const at = value === 'now' || value === 'today' ? this.context.getSync(['now']) : value;
    return typeof date === 'function' ? date.call(this, at, ...parts) : at;
  });
  return liquid;
}
