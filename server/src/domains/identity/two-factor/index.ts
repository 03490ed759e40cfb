export { deleteChallenges, pruneChallenges } from './challenges.repository.ts';
export { createTwoFactorChallenge, type SecondProof, type TwoFactorChallenge } from './createTwoFactorChallenge.ts';
export { seedContext } from './openSeed.ts';
export { registerTwoFactorRoutes } from './two-factor.routes.ts';
export { createTwoFactorService } from './two-factor.service.ts';
