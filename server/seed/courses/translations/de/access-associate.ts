import type { CourseTextSeed } from '../../../seed-types.ts'

export const accessAssociate: Readonly<Record<number, CourseTextSeed>> = {
  39: {
    name: 'Controller, Stromversorgung und ausfallsichere Verdrahtung',
    summary:
      'Wo der Controller hängt, was das Schloss speist, wie lange der Akku reicht und was öffnet, wenn alles andere versagt hat.',
    description:
      '<p>Der Controller entscheidet, also hängt er auf der gesicherten Seite. Außen sitzt ein Leser mit Leitung, und wer ihn von der Wand reißt, mag die Aderfarben kennenlernen, darf mit zwei Adern aber die Tür nicht öffnen können.</p><p>Dann wird gerechnet. Ein Schloss mit 0,5 A am Ende von 60 m mit 0,5 mm² verliert hin und zurück 2,1 V; von 12 V bleiben 9,9, und das Schloss brummt. Überbrückung: 1,2 A über vier Stunden sind 4,8 Ah, mit einem Viertel Alterungsreserve 6 Ah, also 7 Ah, getauscht nach Datum und nicht nach Todesfall. Schloss und Controller erhalten getrennte Sicherungen, jede Gleichstromspule ihre <strong>Freilaufdiode</strong>, jede Wechselstromspule einen Varistor.</p><p>Ausfallsicher heißt: Leitungsbruch, tote Versorgung und Brandalarm führen zum selben ungefährlichen Zustand. Die Brandfreigabe trennt die Schlossspeisung in Hardware; eine Meldung über das Netz ist nur eine Höflichkeit. An einer Übungstafel nach DIN EN 60839-11-1 messen, trennen und verbrennen wir (nur Sicherungen), dann stecken wir den Server ab.</p>',
    outcomes: [
      'Controller, Leser und Netzteil so anordnen, dass von außen nichts die Tür öffnen kann',
      'Spannungsfall, Sicherung und Akku für eine Tür berechnen',
      'ein Schloss so verdrahten, dass jeder Einzelfehler in den vereinbarten sicheren Zustand führt',
      'Offlinebetrieb, Brandfreigabe und Akkuumschaltung prüfen und dokumentieren',
    ],
    chapters: [
      'Die gesicherte Seite',
      'Spannungsfall und Sicherungen',
      'Akkus nach der Uhr',
      'Ausfallsicher, Ader für Ader',
      'Offline, Brand, Akku: die Prüfung',
    ],
  },
  40: {
    name: 'Besucher, Rollen und Zeitprofile',
    summary:
      'Rechte, die der Aufgabe folgen, Ausweise, die von selbst ablaufen, und Zeitprofile, die die Umstellung auf Sommerzeit überstehen.',
    description:
      '<p>Nach fünf Jahren hat eine typische Zutrittsanlage vierhundert Personen und dreihundertachtzig individuelle Rechtesätze. Niemand hat sie aus Bosheit vergeben; jeder galt „nur für diese Woche“. Der Kurs schafft Ordnung, bevor der erste Ausweis ausgegeben wird.</p><p>Das Werkzeug ist eine Matrix auf einem Blatt: oben die <strong>Rollen</strong>, links die Bereiche, im Feld ein Zeitprofil oder nichts. Die Person bekommt eine Rolle, die Rolle Rechte, die Ausnahme ein Enddatum. Sechs bis zehn Rollen genügen meist; wer dreißig braucht, hat das Organigramm abgezeichnet. Auch Zeitprofile gibt es wenige, geprüft an den unangenehmen Tagen: Feiertag, Samstagsschicht, die doppelte Stunde im Oktober.</p><p>Besucherausweise sterben am Abend ohne fremde Hilfe, haben einen verantwortlichen Gastgeber und einen Eintrag in der Evakuierungsliste. Wer ausscheidet, verliert die Rechte, wenn es die Personalabteilung meldet, nicht wenn die Karte zurückkommt. Einmal im Quartal unterschreibt die Bereichsleitung, wer hinein darf, und ist meist überrascht.</p>',
    outcomes: [
      'eine Rollen- und Bereichsmatrix für hundert Personen auf einer Seite aufstellen',
      'Zeitprofile mit Feiertagen anlegen und an den Tagen der Zeitumstellung prüfen',
      'Besucher und Austritte so regeln, dass kein Ausweis seinen Anlass überlebt',
      'eine Quartalsprüfung vorbereiten, die eine Führungskraft in zehn Minuten erledigt',
    ],
    chapters: [
      'Ein Blatt: Rollen und Bereiche',
      'Zeitprofile und unangenehme Tage',
      'Besucher, Austritte und die Quartalsprüfung',
    ],
  },
  41: {
    name: 'Biometrische Leser: Fehler und Einwilligung',
    summary:
      'Falschakzeptanz, Falschrückweisung und Menschen, deren Finger sich nicht lesen lassen: die Zahlen hinter dem Datenblatt und das Recht davor.',
    description:
      '<p>Ein biometrischer Leser sagt nicht ja oder nein. Er sagt „ähnlich genug“, und Sie setzen die Schwelle. Sinkt die Falschakzeptanzrate, steigt die Falschrückweisungsrate: Bei zwei Prozent, fünfhundert Personen und vier Zutritten am Tag stehen vierzig vor der Tür und fluchen. Wie man beides misst, sagt ISO/IEC 19795.</p><p>Die Größe ändert alles. Eine Falschakzeptanz von 1 zu 100.000 ist bei <strong>1:1-Verifikation</strong> mit Ausweis gut; bei 1:N-Identifikation gegen 1.000 Templates wird daraus für jeden Fremden rund 1 zu 100. Dazu kommen trockene Haut, Gipser, Handschuhe, Zwillinge und ein bis zwei Prozent, deren Finger sich gar nicht einlernen lässt. Gedruckte Gesichter und Silikonfinger sind Präsentationsangriffe, geprüft nach ISO/IEC 30107-3; lassen Sie sich den Bericht zeigen.</p><p>In der EU fallen solche Daten unter Art. 9 DSGVO. Die Einwilligung Beschäftigter zählt nur, wenn ein Nein nichts kostet, also mit dem Ausweis als gleichwertiger Alternative. Templates gehören möglichst auf den eigenen Ausweis. Vor der Einschreibung verlangt ein Gutachter eine Projektbeschreibung.</p>',
    outcomes: [
      'Falschakzeptanz, Falschrückweisung und Enrolmentfehler im Datenblatt lesen und nach dem Fehlenden fragen',
      'die Wirkung einer Schwelle auf Warteschlange und Risiko an einer Tür berechnen',
      'zwischen Verifikation und Identifikation wählen und den Speicherort der Templates festlegen',
      'mit dem Kunden Folgenabschätzung, Einwilligung und gleichwertige Alternative vorbereiten',
    ],
    chapters: [
      'Ähnlich genug: Schwelle und Fehler',
      'Eins zu eins, eins zu vielen',
      'Kopien, Masken und wer sich nicht einlernen lässt',
      'Eine Einwilligung, die man ablehnen darf',
    ],
  },
}
