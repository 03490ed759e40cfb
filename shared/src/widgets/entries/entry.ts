/** An entry of a list that can be moved and removed while it is typed in. */
export interface Entry<Value> {
  key: number;
  value: Value;
}

let lastKey = 0;

export function keyed<Value>(value: Value): Entry<Value> {
  lastKey += 1;
  return { key: lastKey, value };
}
