/**
 * A sentence that the engine or the server says to a person. It travels, and is kept, in English; a browser in another language finds its
 * translation by the template, so every template stands here as it is, in one piece, and never in a variable.
 *
 * @param template English, with the names of what differs in braces: `The connection lasts {days} more days.` What `count`, `days`, `max` and
 *   `min` stand for are numbers; what stands in quotation marks or is called `name`, `username`, `field` and the like is words of others
 * @param values what stands in their place; may be sentences themselves
 */
export function sentence(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
