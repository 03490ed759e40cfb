import type { Recording, Scenario } from '@fanfare/shared/lab';

/** A scenario with what it is played from. */
export interface Playable {
  scenario: Scenario;
  recording: Recording | null;
}
