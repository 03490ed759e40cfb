import '@fanfare/shared/translations/de';
import '../locales/de.po';
import { speakSentences } from '@fanfare/shared/language';

// Who released the builds of a checkout.
speakSentences({ 'this workspace': 'dieser Arbeitsbereich' });
