import { type Static, Type } from 'typebox';
import {
  BOOT_MS_MAX,
  BOOTS_MAX,
  BUILD_NAME_PATTERN,
  bootFailures,
  bootPhases,
  bootSteps,
  REMOTE_NAME_PATTERN,
} from '../releaseVocabulary.ts';
import { Body, type CallContract, Success } from './call.ts';

const Boot = Body({
  remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
  build: Type.String({ pattern: BUILD_NAME_PATTERN }),
  step: Type.Enum(bootSteps),
  /** Of `loaded` and `drawn`: since it was asked for. */
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: BOOT_MS_MAX })),
  /** Of `failed`. */
  phase: Type.Optional(Type.Enum(bootPhases)),
  kind: Type.Optional(Type.Enum(bootFailures)),
});
export type Boot = Static<typeof Boot>;

export const releasesCalls = {
  'POST /api/releases/boots': {
    summary: 'Tell how builds started in a page; nothing about who looks at it is sent or kept',
    access: 'public',
    body: Body({ boots: Type.Array(Boot, { minItems: 1, maxItems: BOOTS_MAX }) }),
    bodyLimit: 16 * 1024,
    response: Success({
      /** Those of builds that this registry knows. */
      counted: Type.Integer(),
    }),
  },
} as const satisfies Record<string, CallContract>;
