import type { FlowGraph } from '@fanfare/shared/contracts';

export function withOwnShop(graph: FlowGraph, shopUrl: string): FlowGraph {
  return JSON.parse(JSON.stringify(graph).replaceAll('https://example.com/orders', `${shopUrl}/orders`));
}
