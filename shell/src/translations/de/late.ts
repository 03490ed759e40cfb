import { locale, type Translation } from '@fanfare/shared/language';
import type { lateCopy as english } from '../../lateCopy.ts';

const faultNames: Translation<typeof english>['faults']['names'] = {
  missing: 'Eintrag fehlt (404)',
  broken: 'Server defekt (500)',
  unreachable: 'Eintrag nicht erreichbar',
  tampered: 'Eintrag verändert',
  'part-fails': 'Spätere Teile schlagen fehl',
  'part-hangs': 'Spätere Teile bleiben hängen',
  slow: 'Langsam (3 s mehr je Datei)',
};

export const late: Translation<typeof english> = {
  releases: { goTo: 'Gehe zu Releases', group: 'Gehe zu' },
  update: {
    title: (parts) => `Neue Version verfügbar: ${parts.join(' und ')}`,
    text: 'Was du nicht gespeichert hast, kann beim Aktualisieren verloren gehen.',
    reloadText: 'Die Seite wurde schon einige Male aktualisiert. Lade sie neu, um die neueste Version zu bekommen.',
    apply: 'Jetzt aktualisieren',
    reload: 'Neu laden',
    later: 'Später',
  },
  override: {
    badge: (remote, host) => `${remote} von ${host}`,
    build: (remote, build) => `${remote} ${build}`,
    asOf: (moment) => `Stand ${moment.toLocaleString(locale())}`,
    forTesters: 'Funktioniert es, wie es soll?',
    works: 'Ja, es funktioniert',
    worksNot: 'Nein',
    note: {
      title: 'Was funktioniert nicht?',
      text: 'Es steht dann beim Build, für alle, die ihn veröffentlichen.',
      label: 'Was du getan hast und was passiert ist',
      send: 'Melden',
      cancel: 'Abbrechen',
    },
    told: 'Danke. Es steht jetzt beim Build.',
    untold: {
      title: 'Es konnte nicht gemeldet werden',
      network: 'Der Server war nicht erreichbar. Versuche es noch einmal.',
    },
    stop: 'Zurück zur veröffentlichten Version',
    failed: 'Der andere Build ließ sich nicht laden und wurde entfernt',
    notHere: 'Nur eine Entwicklungsumgebung nimmt Builds, die nicht veröffentlicht sind.',
    otherOrigin: 'Nur Builds von diesem Rechner werden genommen.',
    refused: {
      forged: 'Dieser Link wurde nicht hier erstellt oder ist unvollständig. Bitte um einen neuen.',
      unknown: 'Dieser Browser kann nicht prüfen, von wem der Link ist. Öffne ihn in einem neueren, über HTTPS.',
      over: 'Dieser Link ist abgelaufen. Bitte um einen neuen.',
    },
    changed: 'Der Build ist nicht der, für den der Link erstellt wurde.',
    developmentBuild: 'Das ist ein Entwicklungs-Build, den nur eine Entwicklungs-Shell ausführt: Nimm pnpm dev.',
  },
  faults: {
    names: faultNames,
    badge: (remote, kinds) => `${remote}: ${kinds.map((kind) => faultNames[kind]).join(', ')}`,
    end: 'Störungen beenden',
  },
  alerts: {
    somebody: 'Jemand',
    several: (count) => (count === 1 ? '1 neues Ereignis' : `${count} neue Ereignisse`),
  },
};
