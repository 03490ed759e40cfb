import { locale, type Translation } from '@fanfare/shared/language';
import type { releasesCopy as english } from '../../releases-page/releasesCopy.ts';

const percent = (share: number) =>
  `${(share * 100).toLocaleString(locale(), { maximumFractionDigits: share < 0.1 && share > 0 ? 1 : 0 })} %`;

const hourOf = (hour: string) =>
  new Date(hour).toLocaleString(locale(), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const gone = 'ein Konto, das es nicht mehr gibt';

export const releases: Translation<typeof english> = {
  title: 'Releases',
  pageTitle: 'Releases · Fanfare',
  lead: 'Welche Builds live sind, wie sie in Browsern starten und wer sie geändert hat. Daten der letzten 30 Tage.',
  loading: 'Releases werden geladen …',
  none: { title: 'Hier wurde noch nichts veröffentlicht', text: 'Veröffentliche einen Teil mit pnpm release.' },
  forbidden: {
    title: 'Releases sind für das Betriebsteam',
    text: 'Wer diesen Server betreibt, kann dich mit pnpm staff und deinem Benutzernamen freischalten.',
  },
  failed: {
    title: 'Releases konnten nicht geladen werden',
    text: 'Es wurde nichts geändert. Bitte versuche es noch einmal.',
  },
  retry: 'Erneut versuchen',
  policy: {
    title: 'Verstöße gegen die Inhaltsrichtlinie',
    lead: 'Was Browser auf unseren Seiten in den letzten 30 Tagen nicht geladen oder ausgeführt haben, ohne Parameter und ohne Benutzer. Meldungen können erfunden sein.',
    noun: 'Verstöße',
    failed: 'Die Verstöße konnten nicht geladen werden.',
    none: { title: 'Keine Verstöße', text: 'In den letzten 30 Tagen hat kein Browser etwas abgewiesen.' },
    others: 'Andere',
    columns: { directive: 'Direktive', blocked: 'Abgewiesen', page: 'Seite', count: 'Meldungen', last: 'Zuletzt' },
  },
  owner: (owner) => `Team: ${owner}`,
  table: (title) => `Builds von ${title}`,
  columns: {
    build: 'Build',
    people: 'Wer ihn bekommt',
    starts: 'Starts',
    failures: 'Schlägt fehl',
    crashes: 'Stürzt ab',
    time: 'Ladezeit',
  },
  people: {
    live: 'Alle',
    liveRest: 'Alle anderen',
    rollout: (traffic) => `${traffic} % der Leute`,
    auto: (traffic) => `${traffic} % der Leute, von selbst`,
    paused: (before) => `Angehalten, davor ${before} %`,
    fallback: 'Wenn der Live-Build ausfällt',
    earlier: 'Niemand',
  },
  nothingTold: 'Noch keine Daten',
  share: (part, whole) => (whole === 0 ? '–' : `${part} (${percent(part / whole)})`),
  milliseconds: (ms) => (ms === null ? '–' : `${ms} ms`),
  hours: (build) => `Seiten pro Stunde, die ${build} gezeigt haben, letzte zwei Tage`,
  health: {
    summary: 'Verlauf',
    asTable: 'Als Tabelle anzeigen',
    asCharts: 'Als Diagramme anzeigen',
    table: (title) => `Builds von ${title}, Stunde für Stunde`,
    earlier: (rows) =>
      rows === 1 ? 'Frühere Stunden anzeigen (1 weitere Zeile)' : `Frühere Stunden anzeigen (${rows} weitere Zeilen)`,
    hour: 'Stunde',
    at: hourOf,
    span: (first, last) =>
      `${first === last ? `Die Stunde ${hourOf(first)}` : `${hourOf(first)} bis ${hourOf(last)}`}, von 0 bis zum Höchsten aller Builds. Stunden ohne Meldung fehlen.`,
    figures: { time: 'Ladezeit (p75)', failures: 'Schlägt fehl', crashes: 'Stürzt ab' },
    write: { time: (ms) => `${Math.round(ms)} ms`, failures: percent, crashes: percent },
  },
  why: (phase, kind, count) => `${count} × ${kind} (${phase})`,
  actions: (build) => `Aktionen für ${build}`,
  act: 'Aktionen',
  rollback: 'Zurücknehmen',
  endRollout: 'Einführung zurücknehmen',
  promote: 'Allen geben',
  pause: 'Anhalten',
  resume: (traffic) => `Mit ${traffic} % weitermachen`,
  setTraffic: (traffic) => `${traffic} % geben`,
  goOnByItself: 'Von selbst weiterlaufen lassen',
  release: 'Für alle live schalten',
  override: 'Nur in diesem Tab zeigen',
  compare: 'Was ist anders?',
  showBoots: 'Ist er gestartet?',
  ask: {
    rollback: (title, live, before) => ({
      title: `${title} zurücknehmen?`,
      text: `${live} wird allen weggenommen. Sie bekommen wieder ${before}; offenen Seiten wird das sofort angeboten.`,
      confirmLabel: 'Zurücknehmen',
    }),
    endRollout: (title, build) => ({
      title: `Einführung von ${title} zurücknehmen?`,
      text: `Niemand bekommt mehr ${build}. Was live ist, bleibt.`,
      confirmLabel: 'Zurücknehmen',
    }),
    release: (title, build) => ({
      title: `Diesen Build von ${title} allen geben?`,
      text: `${build} geht live. Offenen Seiten wird das sofort angeboten.`,
      confirmLabel: 'Live schalten',
    }),
  },
  cancel: 'Abbrechen',
  done: 'Das Release wurde geändert',
  refused: 'Das Release wurde nicht geändert',
  unreachable: 'Der Server war nicht erreichbar.',
  history: 'Wer was geändert hat',
  changes: {
    release: (build) => `hat ${build} live geschaltet`,
    rollout: (build, traffic, isAuto) => `hat ${build} an ${traffic} % gegeben${isAuto ? ', von da an von selbst' : ''}`,
    wait: () => 'wartet auf Zahlen',
    pause: () => 'hat die Einführung angehalten',
    promote: () => 'hat die Einführung allen gegeben',
    rollback: () => 'hat zurückgenommen',
    retire: (build) => `hat ${build} entfernt, den niemand mehr bekam`,
    publish: (build) => `hat ${build} veröffentlicht`,
    approve: (build) => `hat ${build} freigegeben`,
    verdict: (build) => `hat ${build} ausprobiert`,
    pin: (build) => `hat ${build} für jemanden festgelegt`,
    unpin: () => 'hat eine Festlegung beendet',
  },
  unchecked: {
    lead: (what) =>
      `Dieser Browser prüft nicht, ${what.join(', und nicht, ')}. Er führt trotzdem kein Skript aus, dessen Hash nicht der seines Releases ist.`,
    kinds: {
      signature: 'wer die Liste der Releases unterschrieben hat',
      policy: 'ob jedes Skript einen Hash hat',
      addresses: 'woher Skripte sind, bevor er sie holt',
    },
  },
  tickets: {
    refused: 'Das konnte nicht gezeigt werden',
    same: (moment) => `Am ${moment.toLocaleString(locale())} war alles so wie jetzt`,
    askWithout: (missing) => ({
      title: 'Ein Teil davon ist weg',
      text: `${missing
        .map(({ remote, build }) =>
          build === null ? `${remote} gab es noch nicht` : `die Dateien von ${remote} ${build} sind weg`,
        )
        .join(', ')}. Diese Teile werden gezeigt, wie sie jetzt sind.`,
      confirmLabel: 'Den Rest zeigen',
      cancelLabel: 'Abbrechen',
    }),
  },
  timeTravel: {
    label: 'Alles zeigen, wie es war am',
    hint: 'Nur in diesem Tab. Deine Daten bleiben, wie sie jetzt sind.',
    wrong: 'Wähle einen Zeitpunkt in der Vergangenheit.',
    show: 'Zeigen',
    busy: 'Wird gesucht …',
  },
  testers: 'Link zum Testen erstellen',
  testerLink: {
    title: 'Ein Link zum Testen',
    lead: (build, until) =>
      `Wer ihn öffnet, sieht ${build} in diesem Tab, bis ${new Date(until).toLocaleString(locale())}, und kann hier sagen, ob alles funktioniert.`,
    label: 'Link',
    copy: 'Link kopieren',
    close: 'Schließen',
  },
  approvals: {
    title: 'Wartet auf Freigabe',
    lead: 'Benutzer bekommen diese Builds, sobald ein anderer Admin als der Veröffentlicher sie freigibt.',
    publishedBy: (by) => (by === null ? 'veröffentlicht' : `veröffentlicht von ${by}`),
    approve: 'Freigeben',
    approveBuild: (build) => `${build} freigeben`,
    ask: (title, build, by) => ({
      title: `Diesen Build von ${title} freigeben?`,
      text: `${build}${by === null ? '' : `, veröffentlicht von ${by},`} kann danach live gehen oder an einen Teil der Leute. Dein Name und der Zeitpunkt werden festgehalten.`,
      confirmLabel: 'Freigeben',
    }),
    approved: (build) => `${build} ist freigegeben`,
    refused: 'Der Build wurde nicht freigegeben',
    showBoots: 'Startprüfung',
    test: 'Nur in diesem Tab zeigen',
  },
  pins: {
    item: 'Für eine Person festlegen',
    title: 'Festgelegt',
    line: (username, build) => `${username ?? gone} bekommt ${build}`,
    end: 'Beenden',
    endOf: (username) => `Festlegung beenden: ${username ?? gone}`,
    ask: (title, build) => ({
      title: `Diesen Build von ${title} für eine Person festlegen`,
      text: `Sie bekommt ${build}, was auch immer die anderen bekommen, bis die Festlegung endet. Ihren offenen Seiten wird das sofort angeboten.`,
      label: 'Benutzername',
      confirmLabel: 'Festlegen',
      cancelLabel: 'Abbrechen',
    }),
    pinned: (username, build) => `${username} bekommt ab jetzt ${build}`,
    unpinned: (username) => `Die Festlegung ist beendet: ${username ?? gone}`,
  },
  whose: (username) => `Von: ${username}`,
  verdict: (passed, note) => `${passed ? 'Es funktioniert' : 'Es funktioniert nicht'}${note && `: ${note}`}`,
  faults: {
    summary: 'Störungen in diesem Tab',
    lead: 'Nur dieser Tab sieht sie, bis er geschlossen wird oder du sie beendest. Niemand erfährt davon, und kein Build wird beschuldigt. Bei jeder Änderung wird die Seite neu geladen; öffne dann einen Bildschirm dieses Teils. Builds, deren Einstieg ein ES-Modul ist, sind nicht betroffen.',
    group: (title) => `Störungen von ${title}`,
    everywhere: 'Auch in dem Build, der dafür einspringt',
  },
  because: (why) => `Grund: ${why}`,
  liveBefore: (build) => `Davor live: ${build}`,
  evidence: (build, drawn, failed, crashed) =>
    `${build} damals: ${drawn}-mal angezeigt, ${failed}-mal fehlgeschlagen, ${crashed}-mal abgestürzt`,
  boots: {
    title: (title) => `Ist ${title} gestartet?`,
    when: (build, at) =>
      `${build}, am ${hourOf(at)} in einem Browser geöffnet, vor der Veröffentlichung, neben allem, was Leute damit zusammen bekommen konnten.`,
    publisherSays:
      'Angabe des Veröffentlichers: Wer diesen Build veröffentlicht hat, hat die Prüfung selbst ausgeführt. Dieser Server hat sie nicht wiederholt.',
    none: (build) => `${build} wurde veröffentlicht, ohne einen Browser zu fragen.`,
    shell: (shell) => `Shell ${shell}`,
    beside: (builds) => (builds.length === 0 ? 'Nichts daneben' : `Neben ${builds.join(', ')}`),
    boots: 'Startet',
    fails: 'Schlägt fehl',
    picture: (name) => `Bild von ${name}`,
    loading: 'Der Bericht wird geladen …',
    failed: 'Der Bericht konnte nicht gelesen werden.',
    close: 'Schließen',
  },
  comparison: {
    title: (title) => `Was sich in ${title} geändert hat`,
    between: (build, other) => `${build} verglichen mit ${other}`,
    same: 'Nichts: Beide haben dieselben Dateien, Routen, Plätze und denselben Zustand.',
    failed: 'Die beiden Builds konnten nicht gelesen werden.',
    loading: 'Wird verglichen …',
    close: 'Schließen',
    kinds: {
      routes: 'Routen',
      slots: 'Plätze in anderen Bildschirmen',
      stateKeys: 'Zustand',
      files: 'Dateien',
      contract: 'Vertrag',
    },
    added: 'neu',
    removed: 'weg',
    changed: 'geändert',
  },
};
