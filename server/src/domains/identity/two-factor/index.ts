export { deleteChallenges, pruneChallenges } from './challenges.repository.ts';
export { createSecondStep, type SecondProof, type SecondStep } from './createSecondStep.ts';
export { seedContext } from './openSeed.ts';
export { registerTwoFactorRoutes } from './two-factor.routes.ts';
export { createTwoFactorService } from './two-factor.service.ts';
