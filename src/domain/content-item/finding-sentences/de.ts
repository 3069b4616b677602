import type { Sentences } from './sentences.ts'

export const de: Sentences = {
  missing: 'Füllen Sie dieses Feld aus.',
  tooLong: 'Höchstens {{1}} Zeichen sind möglich.',
  tooFew: 'Ergänzen Sie Einträge: Das Minimum ist {{1}}.',
  tooMany: 'Entfernen Sie Einträge: Das Maximum ist {{1}}.',
  tooSmall: 'Geben Sie {{1}} oder mehr ein.',
  tooBig: 'Geben Sie {{1}} oder weniger ein.',
  choice: 'Wählen Sie einen der angebotenen Werte.',
  format: 'Dieser Wert hat nicht die nötige Form.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  wrongType: 'Dieser Wert ist von der falschen Art.',
  unknownField: 'Dieses Feld gibt es nicht: Entfernen Sie es.',
  other: 'Dieser Wert passt nicht zu den anderen Feldern.',
  droppedMarkup: 'Die Seite würde <{{1}}> weglassen: Entfernen Sie es.',
  missingTranslation: 'Die Texte auf {{1}} fehlen.',
  brokenLink:
    '{{1}} {{2}} hat keine Seite für Leser: Ändern Sie den Link, oder veröffentlichen Sie die Seite.',
  unshowableText: 'Keine Seite kann das Zeichen {{2}} anzeigen: Entfernen Sie es.',
  unknownFigure:
    '{{1}} ist kein bekannter Platzhalter, Leser sehen die Klammern: Berichtigen Sie den Namen, oder entfernen Sie die Klammern.',
  unknownSite: 'Es gibt keine Website {{1}}.',
  unknownVideo: 'Das Video {{1}} ist nicht gespeichert.',
  unknownPicture: 'Das Bild {{1}} ist in dieser Größe nicht gespeichert.',
  unknownProvince: '{{1}} ist kein Code aus ISO 3166-2.',
  prerequisiteCycle: 'Die Voraussetzungen führen zu dieser Zertifizierung zurück: Entfernen Sie eine.',
  creditsOutOfReach: 'Die Kurse haben {{1}} Lernpunkte, die Prüfung verlangt {{2}}: Ergänzen Sie Kurse.',
  poolTooSmall: 'Der Pool hat {{1}} Fragen, ein Prüfungsbogen {{2}}: Ergänzen Sie Fragen.',
  wrongNumber: 'Ein anderer Teil hat die Nummer {{1}} oder kann sie erhalten: Entfernen Sie die Nummer.',
  chapterNames: 'Geben Sie jedem Kapitel auf {{1}} genau einen Namen.',
  wrongAnswers:
    'Die richtigen Antworten der Frage {{1}} passen nicht zu ihrer Art, oder ihre Sprachen haben verschieden viele Optionen.',
  wrongTime: 'Diese Zeit liegt nicht nach dem Beginn: Korrigieren Sie Beginn oder Ende.',
  wrongZone: '{{1}} ist keine Zeitzone: Verwenden Sie einen Namen wie Europe/Warsaw.',
  wrongLevel: 'Nur produktbezogene Zertifizierungen haben eine Stufe, und sie brauchen eine.',
  practicePool: 'Lernende kennen die Antworten des Übungspools {{2}}: Wählen Sie einen anderen Pool.',
  unknownTopic: '{{1}} {{2}}: Dieses Thema fehlt im Pool oder kommt doppelt vor.',
  notSold: 'Es gibt eine Gebühr, aber {{1}} verkauft nichts: Entfernen Sie die Marke oder die Gebühr.',
  noPracticalExam:
    '{{1}} bietet keinen Termin der praktischen Prüfung: Veröffentlichen Sie einen, oder entfernen Sie die Marke.',
  linkLeavesSite:
    '{{1}} wird auf der Website {{2}} nicht gezeigt: Ändern Sie den Link, oder veröffentlichen Sie die Seite dort.',
  creditsOutOfReachOnSite:
    'Auf der Website {{3}} haben die Kurse {{1}} Lernpunkte, die Prüfung verlangt {{2}}.',
  replacementCycle: 'Dieser Kurs ersetzt sich selbst: Wählen Sie einen älteren Kurs.',
  textOutdated: 'Diese Übersetzung ist veraltet: Der englische Text wurde später geändert.',
}
