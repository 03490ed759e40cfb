import { speak } from '@fanfare/shared/language';
import { copy } from './copy.ts';

speak({ 'new-remote': copy });
