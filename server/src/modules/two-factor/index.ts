export { assertSeedsReadable } from './assertSeedsReadable.ts';
export { deleteChallenges, pruneChallenges } from './challenges.repository.ts';
export { createSecondStep, type SecondProof, type SecondStep } from './createSecondStep.ts';
export { registerTwoFactorRoutes } from './two-factor.routes.ts';
export { createTwoFactorService } from './two-factor.service.ts';
