import type { MailCopy } from './MailCopy.ts';

export const german: MailCopy = {
  language: 'de',
  greeting: (username) => `Hallo ${username},`,
  closing: 'Diese Mail kommt von Fanfare, weil in deinem Konto etwas geschehen ist.',
  time: (at) => `${at.toLocaleString('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`,
  device: (named) => named.replace('Unknown browser', 'einem unbekannten Browser').replace(' on ', ' unter '),
  unknownDevice: 'einem unbekannten Browser',
  newDevice: {
    subject: 'Neue Anmeldung in deinem Fanfare-Konto',
    what: (device, time) => `Jemand hat sich mit ${device} in deinem Konto angemeldet, am ${time}.`,
    advice: 'Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere dein Passwort: Das beendet alle anderen Sitzungen.',
  },
  twoFactorSetup: {
    subject: 'Zwei-Faktor-Anmeldung einrichten',
    what: 'Du möchtest die Zwei-Faktor-Anmeldung einrichten. Öffne die Seite unten auf dem Gerät, auf dem du angemeldet bist, und halte deine Authenticator-App bereit.',
    limit: 'Der Link gilt 30 Minuten. Wenn du das nicht wolltest, ignoriere ihn einfach: Es hat sich nichts geändert.',
    action: 'Zwei-Faktor-Anmeldung einrichten',
  },
  twoFactorOn: {
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    what: 'Von jetzt an fragt die Anmeldung nach einem Code deiner Authenticator-App. Bewahre die Backup-Codes an einem sicheren Ort auf.',
    advice: 'Wenn du das nicht warst, setze jetzt dein Passwort zurück.',
  },
  twoFactorOff: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    what: 'Die Anmeldung fragt nicht mehr nach einem Code.',
    advice: 'Wenn du das nicht warst, setze jetzt dein Passwort zurück und schalte sie wieder ein.',
  },
  secondFactorFailed: {
    subject: 'Falsche Codes bei deinem zweiten Faktor',
    what: (time) =>
      `Jemand, der dein Passwort kennt, hat falsche Codes deiner Authenticator-App oder falsche Backup-Codes eingegeben, zuletzt am ${time}. Ohne richtigen Code kommt niemand hinein.`,
    advice: 'Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere jetzt dein Passwort: Es ist nicht mehr geheim.',
  },
  passwordReset: {
    subject: 'Wähle ein neues Passwort',
    what: 'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto angefordert.',
    limit:
      'Der Link gilt einmal, 30 Minuten lang. Wenn du ihn nicht angefordert hast, ignoriere ihn einfach: Dein Passwort bleibt, wie es ist.',
    action: 'Neues Passwort wählen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    what: (time) => `Das Passwort deines Kontos wurde am ${time} geändert. Alle anderen Sitzungen sind beendet.`,
    advice: 'Wenn du das nicht warst, setze jetzt dein Passwort zurück.',
  },
  confirmEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    what: 'Diese Adresse wurde als die neue deines Kontos angegeben. Sie gilt, sobald du sie mit deinem Passwort bestätigt hast.',
    limit: 'Der Link gilt 24 Stunden. Wenn du das nicht warst, ignoriere ihn einfach.',
    action: 'Diese Adresse bestätigen',
  },
  emailChangeRequested: {
    subject: 'Deine E-Mail-Adresse ändert sich bald',
    what: 'Jemand möchte für dein Konto eine andere E-Mail-Adresse verwenden. Sie ändert sich, sobald die neue Adresse mit deinem Passwort bestätigt ist.',
    advice: 'Wenn du das nicht warst, ändere dein Passwort.',
  },
};
