import type { FlowGraph } from '@fanfare/shared/contracts';

/** The one address in the templates is an example; whoever uses it puts in their own. */
export function withOwnShop(graph: FlowGraph, shopUrl: string): FlowGraph {
  return JSON.parse(JSON.stringify(graph).replaceAll('https://example.com/orders', `${shopUrl}/orders`));
}
