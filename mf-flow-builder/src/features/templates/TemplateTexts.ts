import type { FlowNodeData } from '@fanfare/shared/contracts';

/** What a template says of itself, and what its nodes say, by their ids. Of a node it brings what differs; lists come whole. */
export interface TemplateTexts {
  name: string;
  audience: string;
  about: string;
  todo: readonly string[];
  nodes: Readonly<Record<string, PartOf<FlowNodeData>>>;
}

type PartOf<Whole> = Whole extends readonly unknown[]
  ? Whole
  : Whole extends object
    ? { readonly [Name in keyof Whole]?: PartOf<Whole[Name]> }
    : Whole;
