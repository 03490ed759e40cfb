import type { GraphErrorBody } from '@fanfare/shared/contracts/graph';
import { findRule } from './findRule.ts';

interface GraphFailure {
  status: number;
  code: number;
  subcode?: number;
  type?: 'OAuthException' | 'IGApiException' | 'GraphMethodException';
  message: string;
  /** For developers. */
  advice?: string;
  /** Caused by a fault rule, so not logged. */
  isPlanned?: boolean;
  /** Usage headers report 100 %. */
  isThrottling?: boolean;
}

/** Meta's error envelope. */
export class GraphError extends Error {
  override name = 'GraphError';
  readonly failure: GraphFailure;

  constructor(failure: GraphFailure) {
    super(failure.message);
    this.failure = failure;
  }

  toBody(traceId: string): GraphErrorBody {
    const { message, type = 'OAuthException', code, subcode, advice } = this.failure;
    const mirrored = findRule(code, subcode);
    return {
      error: {
        message,
        type,
        code,
        ...(subcode !== undefined && { error_subcode: subcode }),
        ...(mirrored && { error_user_title: mirrored.section, error_user_msg: advice ?? mirrored.rule }),
        fbtrace_id: traceId,
      },
    };
  }
}
