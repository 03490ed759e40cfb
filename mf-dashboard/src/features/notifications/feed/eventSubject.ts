/** Reads the post of a comment from Instagram's event. */
export function mediaOf(payload: unknown): { id: string; product: string | null } | null {
  const media = part(part(payload, 'value'), 'media');
  const id = textPart(media, 'id');
  return id === null ? null : { id, product: textPart(media, 'media_product_type') };
}

export function flowOf(payload: unknown): string | null {
  return textPart(part(payload, 'flow'), 'name');
}

/** Reads the period in which a goal was missed. */
export function goalOf(payload: unknown): { firstDay: string; lastDay: string } | null {
  const goal = part(payload, 'goal');
  const [firstDay, lastDay] = [textPart(goal, 'firstDay'), textPart(goal, 'lastDay')];
  return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
}

function textPart(value: unknown, name: string): string | null {
  const found = part(value, name);
  return typeof found === 'string' ? found : null;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
