import { speak } from '@fanfare/shared/language';
import { analytics } from './analytics.ts';
import { automation } from './automation.ts';
import { goals } from './goals.ts';
import { limits } from './limits.ts';
import { sample } from './sample.ts';
import { settings } from './settings.ts';
import { steps } from './steps.ts';

speak({
  'analytics/analytics': analytics,
  'analytics/automation': automation,
  'analytics/goals': goals,
  'analytics/limits': limits,
  'analytics/sample': sample,
  'analytics/settings': settings,
  'analytics/steps': steps,
});
