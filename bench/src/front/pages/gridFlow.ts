/** Three branches per node give edges realistic lengths. */
export function gridFlow(count: number) {
  const columns = Math.ceil(Math.sqrt(count));
  const nodes = Array.from({ length: count }, (_, n) => ({
    id: `n${n}`,
    type: 'messageNode',
    position: { x: (n % columns) * 300, y: Math.floor(n / columns) * 180 },
    data: { label: 'Send Message', content: `Message ${n}: the oak shelf is 89 euros.` },
  }));
  const edges = nodes.slice(1).map(({ id }, n) => ({ id: `e${n}`, source: `n${n - (n % columns)}`, target: id }));
  return { nodes, edges };
}
