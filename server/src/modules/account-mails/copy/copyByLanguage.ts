import type { Language } from '@fanfare/shared/contracts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { MailCopy } from './MailCopy.ts';

export const copyByLanguage: Readonly<Record<Language, MailCopy>> = { en: english, de: german };
