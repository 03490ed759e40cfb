import type { Translation } from '@fanfare/shared/language';
import type { doctorCopy as english } from '../../copy/doctor.ts';

export const doctorCopy: Translation<typeof english> = {
  title: 'Verbindungs-Check',
  text: 'Prüft jedes Glied zwischen Instagram und einer Antwort, in der Reihenfolge, in der du es reparieren solltest.',
  open: 'Verbindung prüfen',
  loading: 'Verbindung wird geprüft',
  failed: 'Die Verbindung konnte nicht geprüft werden.',
  again: 'Erneut versuchen',
  fixes: { token_life: 'Zugang verlängern', fields: 'Ereignisse abonnieren', deliveries: 'Mit Instagram abgleichen' },
  fixing: 'Wird repariert …',
  fixed: 'Repariert',
  fixFailed: 'Das ließ sich nicht reparieren',
  connect: 'Instagram verbinden',
};
