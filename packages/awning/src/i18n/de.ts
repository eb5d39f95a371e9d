import type { Strings } from './strings.ts'

export const de: Strings = {
  skipToContent: 'Zum Hauptinhalt springen',
  mainNavigation: 'Hauptnavigation',
  opensInNewTab: '(öffnet in neuem Tab)',
  repository: 'Quellcode',
  language: 'Sprachen',
  toggleMenu: 'Navigationsmenü ein- oder ausblenden',
  closeMenu: 'Navigationsmenü schließen',
  menuNavigation: 'Menü',
  backToMainMenu: '← Zurück zum Hauptmenü',
  close: 'Schließen',
  backToTop: 'Zum Seitenanfang',
  themeSwitch: 'Zwischen dunklem und hellem Modus wechseln (derzeit {mode})',
  lightMode: 'heller Modus',
  darkMode: 'dunkler Modus',
  home: 'Startseite',
  footerNavigation: 'Fußzeile',

  notFoundTitle: 'Seite nicht gefunden',
  notFoundLine1: 'Unter dieser Adresse gibt es keine Seite.',
  notFoundLine2:
    'Falls eine andere Website hierher verlinkt hat, bitte deren Betreiber mitteilen, dass der Link nicht mehr funktioniert.',

  crashTitle: 'Diese Seite ist abgestürzt.',
  tryAgain: 'Erneut versuchen',
  loadFailedTitle: 'Die Seite konnte nicht geladen werden',
  loadFailedHint:
    'Bitte die Verbindung prüfen und erneut versuchen. „Zurück“ führt zur vorherigen Seite.',
  loadTimeout: 'Der Server hat nicht geantwortet.',
  errorDetails: 'Fehlerdetails',
  offlineTitle: 'Keine Internetverbindung',
  offlineHint:
    'Die Seite öffnet sich automatisch, sobald die Verbindung wieder besteht. „Zurück“ führt zur vorherigen Seite.',
  retry: 'Wiederholen',
  controlFailed:
    'Das konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',

  resumeReading: 'Weiterlesen bei',
  shortcuts: 'Tastenkürzel',
  shortcutsOn: 'Diese Tastenkürzel verwenden',
  shortcutActions: {
    help: 'Diese Liste anzeigen',
    search: 'Suchen',
    theme: 'Zwischen hell und dunkel wechseln',
    next: 'Nächste Seite',
    previous: 'Vorherige Seite',
    top: 'Zum Seitenanfang',
  },

  labReset: 'Zurücksetzen',
  labShare: 'Link kopieren',
  labShared: 'Kopiert',
  labText: 'Beschreibung',
  labFailed: 'Dieses Experiment konnte nicht geladen werden.',
  labCrashed: 'Dieses Experiment ist abgestürzt.',
  loading: 'Wird geladen …',
  pageError: 'Seitenfehler',

  baseUrlTitle: 'Die Website wurde nicht richtig geladen.',
  baseUrlReason: 'Die häufigste Ursache ist eine falsche Basis-URL (base in site.config.ts).',
  baseUrlConfigured: 'Derzeit eingestellte Basis-URL:',
  baseUrlDefault: '(Standardwert)',
  baseUrlSuggestion: 'Vorgeschlagene Basis-URL:',

  docsSidebar: 'Seitenleiste der Dokumentation',
  breadcrumbs: 'Brotkrümelnavigation',
  docsPages: 'Seiten der Dokumentation',
  previous: 'Zurück',
  next: 'Weiter',
  onThisPage: 'Auf dieser Seite',
  editThisPage: 'Diese Seite bearbeiten',
  lastUpdated: 'Zuletzt aktualisiert am {date}',
  toggleCategory: 'Kategorie „{label}“ auf- oder zuklappen',
  moreAbove: { one: '1 weiterer Eintrag oberhalb', other: '{count} weitere Einträge oberhalb' },
  moreBelow: { one: '1 weiterer Eintrag unterhalb', other: '{count} weitere Einträge unterhalb' },
  morePages: { one: '1 weitere Seite', other: '{count} weitere Seiten' },
  moreCategories: { one: '1 weitere Kategorie', other: '{count} weitere Kategorien' },
  versions: 'Versionen',
  versionBadge: 'Version: {label}',
  versionUnreleased:
    'Dies ist die Dokumentation zu {title} {label}. Diese Version ist noch nicht erschienen.',
  versionUnmaintained:
    'Dies ist die Dokumentation zu {title} {label}. Diese Version wird nicht mehr aktiv gepflegt.',
  versionAdvice: 'Aktuelle Dokumentation:',
  versionLatest: 'neueste Version ({label})',

  relatedPages: 'Verwandte Seiten',
  docsMap: 'Wissenskarte',
  mapRequires:
    'Pfeile führen von einer Seite zu den Seiten, die darauf aufbauen. Weiter unten stehende Seiten setzen mehr Vorwissen voraus.',
  mapLinks:
    'Gepunktete Linien zeigen, wohin eine Seite verlinkt. Sie erscheinen, wenn der Mauszeiger über einer Seite steht oder diese mit der Tabulatortaste fokussiert wird.',
  readingPaths: 'Lesepfad wählen',
  noReadingPath: 'Kein Lesepfad',
  readFirst: 'Zuerst lesen: ',
  pageRead: 'Gelesen',
  readHint: 'Bis zum Ende gelesene Seiten werden markiert. Der Verlauf bleibt in diesem Browser.',
  readCount: '{count} von {total} Seiten gelesen. Der Verlauf bleibt in diesem Browser.',
  clearRead: 'Leseverlauf löschen',

  postsSidebar: 'Navigation der neuesten Beiträge',
  recentPosts: 'Neueste Beiträge',
  tags: 'Schlagwörter',
  tagsLabel: 'Schlagwörter:',
  allTags: 'Alle Schlagwörter anzeigen',
  archive: 'Archiv',
  archiveSubtitle: 'Alle Beiträge nach Jahr',
  archiveDescription: 'Alle Beiträge in „{list}“ nach Jahr: {years} ({posts})',
  readMore: 'Weiterlesen',
  readMoreAbout: 'Weiterlesen: {title}',
  postNavigation: 'Beitragsnavigation',
  newerPost: 'Neuerer Beitrag',
  olderPost: 'Älterer Beitrag',
  listNavigation: 'Seiten der Liste',
  newerEntries: 'Neuere Einträge',
  olderEntries: 'Ältere Einträge',
  posts: { one: 'Ein Beitrag', other: '{count} Beiträge' },
  pages: { one: 'Eine Seite', other: '{count} Seiten' },
  taggedWith: '{posts} mit dem Schlagwort „{tag}“',
  tagDescription: '{posts} in „{list}“ mit dem Schlagwort „{tag}“: {titles}',
  tagsDescription: 'Alle Schlagwörter in „{list}“: {tags}',

  authors: 'Autoren',
  allAuthors: 'Alle Autoren anzeigen',
  authorWebsite: 'Webseite',
  authorDescription: '{posts} von {author} in „{list}“: {titles}',
  authorsDescription: 'Wer in „{list}“ schreibt: {authors}',

  readingTime: '{time} Lesezeit',

  boxes: { important: 'Wichtig', warning: 'Warnung', details: 'Einzelheiten' },

  series: 'Serie',
  allSeries: 'Alle Serien',
  seriesPart: 'Teil {part} von {parts} der Serie „{series}“',
  allParts: 'Alle Teile',
  previousPart: 'Zurück:',
  nextPart: 'Weiter:',
  seriesDescription: 'Die Serie „{series}“ ({posts}): {titles}',
  seriesListDescription: 'Die Serien in „{list}“: {series}',

  spoiler: 'Spoiler',
  spoilerAbout: 'Spoiler: {title}',
  moved: { title: 'Diese Seite ist umgezogen', newAddress: 'Neue Adresse:' },

  unlistedNotice:
    'Diese Seite ist nicht gelistet: Sie steht in keiner Liste und keiner Suche, nur wer die Adresse kennt, findet sie.',
  draftNotice: 'Entwurf: Nur der Entwicklungsserver zeigt diese Seite, Builds lassen sie aus.',
  scheduledNotice:
    'Geplant für {date}: Bis dahin zeigt nur der Entwicklungsserver diese Seite, Builds lassen sie aus.',
  unpublishedMarks: { draft: 'Entwurf', scheduled: 'Geplant' },

  feed: {
    subscribe: 'Abonnieren',
    instructions:
      'Dies ist ein Feed für Feedreader. Wer die Adresse aus der Adresszeile in einen Feedreader einfügt, wird über neue Beiträge benachrichtigt.',
    visit: 'Auf der Website lesen',
  },

  untranslated: 'Diese Seite ist noch nicht übersetzt. Unten steht das Original ({language}).',
  newerOriginal: 'Das Original wurde seit dieser Übersetzung geändert.',

  headingLink: 'Link zu dieser Überschrift',
  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  wrapCode: 'Zeilenumbruch umschalten',
  codeBlock: { showAll: 'Alle Zeilen anzeigen', showLess: 'Weniger Zeilen anzeigen' },
  openImage: 'Bild in voller Größe öffnen',
  footnotes: 'Fußnoten',
  backToReference: 'Zurück zum Text',
  admonitions: {
    note: 'Hinweis',
    tip: 'Tipp',
    info: 'Information',
    caution: 'Vorsicht',
    danger: 'Gefahr',
  },

  markdown: {
    copy: 'Als Markdown kopieren',
    copyFailed:
      'Das Kopieren ist fehlgeschlagen. Das Markdown in einem neuen Tab öffnen, alles auswählen und dort kopieren.',
    experiment: 'Experiment: {title}',
    tryIt: 'Auf der Seite ausprobieren',
    figure: 'Abbildung',
    figureNamed: 'Abbildung: {title}',
    interactive: '*Dieser Teil ist interaktiv: [Seite öffnen]({url}).*',
    page: 'Seite: <{url}>',
    fact: '{label}: {value}',
    published: 'Veröffentlicht',
    authors: 'Von',
    allTexts:
      'Jede Seite gibt es auch als Markdown: `/index.md` an die Adresse anhängen. Alle Texte in einer Datei: {url}',
    otherDocs: 'Weitere Dokumentation',
  },

  search: {
    open: 'Suchen',
    name: 'Website durchsuchen',
    placeholder: 'Suchbegriff eingeben',
    results: 'Suchergebnisse',
    docs: 'Dokumentation',
    pages: 'Seiten',
    found: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    foundSoFar: { one: 'Bisher {count} Ergebnis', other: 'Bisher {count} Ergebnisse' },
    searching: 'Suche läuft …',
    more: 'Mehr anzeigen',
    corrected: 'Keine Ergebnisse für „{typed}“. Angezeigt werden Ergebnisse für „{corrected}“',
    closest: 'Kein Abschnitt enthält alles davon. Angezeigt werden die nächstliegenden Ergebnisse',
    noResults: 'Keine Ergebnisse für „{query}“',
    tips: [
      'Weniger oder kürzere Wörter versuchen. Der Anfang eines Wortes genügt.',
      'Namen im Code werden auch anhand ihrer Teile gefunden: event listener.',
    ],
    recent: 'Letzte Suchen',
    clearRecent: 'Löschen',
    failed:
      'Die Suche konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
    offline: 'Keine Internetverbindung, und die Suche ist noch nicht auf diesem Gerät gespeichert.',
    keys: { choose: 'auswählen', open: 'öffnen', close: 'schließen' },
  },

  offline: {
    title: 'Offline lesen',
    lead: 'Jede geöffnete Seite wird auf diesem Gerät gespeichert und lässt sich ohne Verbindung erneut lesen, Experimente eingeschlossen.',
    needsScript:
      'Zum Speichern von Seiten ist JavaScript nötig, das in diesem Browser ausgeschaltet ist. Derzeit wird nichts gespeichert.',
    areas: 'Ganzen Bereich speichern',
    areasHint:
      'Alle Seiten eines Bereichs auf einmal speichern. Gespeicherte Bereiche werden bei bestehender Verbindung automatisch aktualisiert.',
    save: 'Offline speichern',
    resume: 'Fortsetzen',
    update: 'Aktualisieren',
    stop: 'Anhalten',
    remove: 'Entfernen',
    actionOf: '{action}: {title}',
    size: 'etwa {size}',
    progress: '{count} von {total} Seiten gespeichert',
    complete: 'Alle Seiten sind auf diesem Gerät gespeichert',
    outdated: 'Eine neuere Version ist verfügbar',
    full: 'Auf diesem Gerät ist kein Speicherplatz mehr frei. Bereits gespeicherte Seiten sind lesbar. Einen anderen Bereich entfernen oder Platz schaffen, dann fortsetzen.',
    failed:
      'Nicht abgeschlossen: Die Verbindung ist abgebrochen oder der Server hat nicht geantwortet. „Fortsetzen“ macht hier weiter.',
    blocked:
      'Dieser Browser erlaubt der Website nicht, Seiten auf dem Gerät zu speichern. Ursache können private Fenster, blockierte Websitedaten oder Adressen ohne HTTPS sein.',
    savedPages: 'Gespeicherte Seiten',
    noSavedPages:
      'Noch keine Seiten gespeichert. Seiten, die bei bestehender Verbindung geöffnet werden, erscheinen hier.',
    otherPages: 'Andere Seiten',
    removeAll: 'Alle entfernen',
    pageNotSaved:
      'Die gewünschte Seite ist nicht auf diesem Gerät gespeichert. Sie öffnet sich automatisch, sobald die Verbindung wieder besteht.',
    availableOffline: 'Offline lesbare Seiten',
    newVersion: 'Eine neue Version ist verfügbar',
    reload: 'Neu laden',
  },

  live: {
    result: 'Ergebnis von Beispiel {number}',
    consoleTitle: 'Konsole',
    title: 'Interaktives Beispiel',
    edit: 'Bearbeiten',
    reset: 'Zurücksetzen',
    stop: 'Anhalten',
    stuck: 'Das Beispiel reagiert nicht.',
    failed:
      'Der Editor konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  },

  baseline: {
    high: 'seit {date} in allen großen Browsern',
    low: 'erst seit {date} in allen großen Browsern',
    earlier: 'spätestens seit {date} in allen großen Browsern',
    some: 'seit {browsers}, nicht in {others}, Stand {date}',
    all: 'seit {browsers}',
    none: 'in keinem großen Browser, Stand {date}',
  },

  exercise: {
    title: 'Übung',
    check: 'Prüfen',
    checking: 'Wird geprüft …',
    answer: 'Lösung',
    showAnswer: 'Lösung anzeigen',
    solved: 'Gelöst',
    passed: 'Bestanden',
    notPassed: 'Noch nicht',
    summary: '{passed} von {total} bestanden',
    timeout:
      'Die Prüfung hat zu lange gedauert und wurde angehalten. Gibt es eine Schleife, die nie endet?',
    failed:
      'Die Prüfung konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  },

  video: {
    play: 'Video abspielen: {title}',
    watch: 'Auf {host} ansehen',
    notice: 'Wird erst beim Abspielen von {host} geladen.',
    captions: 'Untertitel',
  },

  comments: { title: 'Kommentare', elsewhere: 'Kommentare auf GitHub lesen und schreiben' },

  startHere: 'Erste Schritte',
  viewAll: 'Alle anzeigen',
}
