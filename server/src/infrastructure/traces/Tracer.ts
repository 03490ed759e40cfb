export interface SpanPlace {
  /** 32 hexadecimal digits. */
  trace: string;
  /** 16 hexadecimal digits. */
  span: string;
}

/** Something that has ended. Attributes are ids of ours, words of closed lists and numbers: never a text of anybody (security control S26). */
export interface EndedSpan {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  trace: string;
  /** Absent: any. */
  span?: string;
  parent?: string;
  /** Other traces that have to do with it. */
  links?: readonly SpanPlace[];
  /** Since 1970. */
  beginMs: number;
  endMs: number;
  attributes?: Readonly<Record<string, string | number | boolean>>;
  isFailed?: boolean;
}

export interface Tracer {
  record: (span: EndedSpan) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
}
