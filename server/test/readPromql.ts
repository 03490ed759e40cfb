import { parser } from '@prometheus-io/lezer-promql';

export interface Selector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

export interface ReadExpression {
  selectors: Selector[];
  groupings: string[];
}

/** Uses Prometheus' grammar. Throws on syntax errors. */
export function readPromql(expression: string): ReadExpression {
  const read: ReadExpression = { selectors: [], groupings: [] };
  const text = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter({ name, node, type }) {
      if (type.isError) throw new Error(`Not understood at ${node.from}: ${expression}`);
      if (name === 'VectorSelector') {
        const matchers = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) => {
          const [label = '', operator = '', value = ''] = [
            matcher.firstChild,
            matcher.getChild('MatchOp'),
            matcher.lastChild,
          ].map((part) => (part ? text(part) : ''));
          return { label, operator, value: value.replace(/^"|"$/g, '') };
        });
        const identifier = node.getChild('Identifier');
        read.selectors.push({ metric: identifier ? text(identifier) : '', matchers });
      }
      if (name === 'GroupingLabels') read.groupings.push(...node.getChildren('LabelName').map(text));
    },
  });
  return read;
}
