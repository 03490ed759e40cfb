import type { GraphErrorBody } from '@fanfare/shared/contracts/graph';
import { findRule } from './findRule.ts';

interface GraphFailure {
  status: number;
  code: number;
  subcode?: number;
  type?: 'OAuthException' | 'IGApiException' | 'GraphMethodException';
  message: string;
  /** A hint for developers. */
  advice?: string;
  /** True if a fault rule caused it, so it is not logged. */
  isPlanned?: boolean;
  /** True if usage headers must report 100 %. */
  isThrottling?: boolean;
}

/** An error in Meta's envelope. */
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
