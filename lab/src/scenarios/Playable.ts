import type { Recording, Scenario } from '@fanfare/shared/lab';

export interface Playable {
  scenario: Scenario;
  recording: Recording | null;
}
