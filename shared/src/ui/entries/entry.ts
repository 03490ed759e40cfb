/** An entry with a stable id. */
export interface Entry<Value> {
  key: number;
  value: Value;
}

let lastKey = 0;

export function keyed<Value>(value: Value): Entry<Value> {
  lastKey += 1;
  return { key: lastKey, value };
}
