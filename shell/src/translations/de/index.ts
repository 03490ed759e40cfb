import '@fanfare/shared/translations/de';
import { speak } from '@fanfare/shared/language';

speak({});
