export interface SpanPlace {
  trace: string;
  span: string;
}

export interface EndedSpan {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  trace: string;
  span?: string;
  parent?: string;
  links?: readonly SpanPlace[];
  beginMs: number;
  endMs: number;
  attributes?: Readonly<Record<string, string | number | boolean>>;
  isFailed?: boolean;
}

export interface Tracer {
  record: (span: EndedSpan) => void;
  stop: () => Promise<void>;
}
