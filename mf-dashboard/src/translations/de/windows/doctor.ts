import type { Translation } from '@fanfare/shared/language';
import type { doctor as english } from '../../../copy/windows/doctor.ts';

export const doctor: Translation<typeof english> = {
  title: 'Verbindungs-Check',
  loading: 'Die Verbindung wird geprüft',
  failed: 'Die Verbindung konnte nicht geprüft werden.',
  retry: 'Erneut versuchen',
  fixes: { token_life: 'Zugriff erneuern', fields: 'Ereignisse abonnieren', deliveries: 'Mit Instagram abgleichen' },
  fixing: 'Wird behoben …',
  fixFailed: 'Das konnte nicht behoben werden',
  connect: 'Instagram verbinden',
  resume: 'Wieder senden',
  resumed: 'Es wird wieder gesendet; was gewartet hat, geht hinaus, wo es noch darf',
  resumeFailed: 'Das Senden konnte nicht wieder aufgenommen werden',
};
