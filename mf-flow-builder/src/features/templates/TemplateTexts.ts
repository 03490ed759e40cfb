import type { FlowNodeData } from '@fanfare/shared/contracts';

/** Texts of a template and its nodes by id. A node lists only fields that differ; lists are complete. */
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
