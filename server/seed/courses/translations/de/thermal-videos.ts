import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalVideos: Readonly<Record<number, CourseTextSeed>> = {
  213: {
    name: 'Klebeband auf blankem Metall',
    summary:
      'Blankes Kupfer zeigt den Raum und nicht sich selbst. Zwei Zentimeter mattes Klebeband machen aus einem Spiegel eine Messstelle.',
    description:
      '<p>Eine Sammelschiene mit 68 °C zeigt 24 °C, weil blankes Kupfer mit Emissionsgrad 0,05 die Halle spiegelt. Der Film klebt, spannungsfrei und nach Feststellen der Spannungsfreiheit, mattes Isolierband auf, wartet unter Last zwei Minuten und liest bei 0,95 nun 67 °C. Auch gezeigt: Falten und ein Messfleck über den Rand.</p>',
    outcomes: [
      'auf blankem Metall eine zuverlässige Messstelle anlegen',
      'warten, bis Band und Metall dieselbe Temperatur haben',
      'den Messfleck innerhalb des Bandes halten',
    ],
    chapters: ['Klebeband auf blankem Metall'],
  },
  214: {
    name: 'Zuerst scharfstellen: der Fehler, den niemand repariert',
    summary:
      'Der Emissionsgrad lässt sich am Schreibtisch korrigieren, die Schärfe nicht. Was eine Drehung am Ring mit dem Messwert macht.',
    description:
      '<p>Emissionsgrad, Entfernung und Palette ändert man später in der Software, Schärfe und Messbereich nicht. An einer heißen Klemme: scharf 84 °C, leicht unscharf 77 °C, stark unscharf 63 °C. Der Film zeigt, wie man Kanten findet: Kabel, Schraubenkopf, Umriss einer Hand. Dann scharfstellen, stillhalten, auslösen.</p>',
    outcomes: [
      'an einer kontrastreichen Kante scharfstellen',
      'abschätzen, wie stark ein unscharfes Bild den Messwert verfälscht',
      'die Einstellungen nennen, die sich nachträglich nicht korrigieren lassen',
    ],
    chapters: ['Zuerst scharfstellen: der Fehler, den niemand repariert'],
  },
  215: {
    name: 'Paletten, Niveau und Spanne',
    summary:
      'Dieselben Daten in sechs Farbgebungen. Welche den Fehler findet, welche den Kunden erschreckt und warum die Spanne unter jedes Bild gehört.',
    description:
      '<p>Ein Verteiler, eine Datei, sechs Paletten: Grau zeigt Struktur, Eisen die heißeste Stelle, Regenbogen Grenzen, die es nicht gibt. Niveau und Spanne stellt der Film von Hand ein, denn die Automatik färbt auch im gesunden Bild etwas rot. Zum Schluss: eine Isotherme am Grenzwert und eine gemeinsame Skala für Vergleichsbilder.</p>',
    outcomes: [
      'eine Palette zum Suchen und eine zum Berichten wählen',
      'Niveau und Spanne von Hand einstellen',
      'ein Bild nach seiner Skala lesen und nicht nach seinen Farben',
    ],
    chapters: ['Paletten, Niveau und Spanne'],
  },
  216: {
    name: 'Fallstudie: das Batterielager am Montagmorgen',
    summary:
      'Eine fest montierte Wärmebildkamera meldet 6 K mehr als am Freitag. Nichts riecht, nichts raucht. Was man fand und was man tat.',
    description:
      '<p>Übers Wochenende wurde ein Modul im Lager für gebrauchte Batterien 6 K wärmer als seine Nachbarn: unter dem absoluten Grenzwert, aber weit über dem zulässigen Anstieg. Voralarm um 4:12 Uhr, Kontrolle im sichtbaren Bild, Quarantänecontainer, Wasser bereit. Befund: Zelle mit innerem Kurzschluss. Zum Schluss die Regeln vorher und nachher.</p>',
    outcomes: [
      'erklären, warum eine Differenz früher warnt als ein Grenzwert',
      'die Schritte zwischen Voralarm und Feuerwehr planen',
      'nach einem Vorfall die Regeleinstellungen überprüfen',
    ],
    chapters: ['Fallstudie: das Batterielager am Montagmorgen'],
  },
  217: {
    name: 'Wind, Sonne und Regen im Messwert',
    summary:
      'Was das Wetter einer Messung im Freien nimmt, mit Zahlen, und an welchen Tagen man zu Hause bleiben sollte.',
    description:
      '<p>Wind mit 5 m/s kann die Übertemperatur einer Klemme im Freien halbieren; der Fehler bleibt, nur das Bild ist besser. Das Webinar misst eine beheizte Verbindung bei Windstille, Wind, Sonne und Nieselregen, bespricht Korrekturfaktoren und ihre Grenzen und rät zum Windmesser. Fragen: Sonnenreflexe, nasse Isolatoren, der Bericht am windigen Tag.</p>',
    outcomes: [
      'den Einfluss des Windes auf eine Übertemperatur abschätzen',
      'Sonnenreflexe durch einen Standortwechsel erkennen',
      'das Wetter so festhalten, dass ein Vergleich möglich bleibt',
    ],
    chapters: ['Wind, Sonne und Regen im Messwert'],
  },
  218: {
    name: 'Warum die Kamera klickt: die Shutterkorrektur',
    summary:
      'Alle paar Minuten friert das Bild ein und die Kamera klickt. Was dann geschieht und warum es nicht während eines Alarms geschehen darf.',
    description:
      '<p>Ein ungekühlter Detektor sieht auch sein Gehäuse warm werden. Darum blickt er alle paar Minuten auf einen Shutter bekannter Temperatur: ein Klick, eine halbe Sekunde Standbild, und die Pixel stimmen wieder. Der Film zeigt die Drift, die Wirkung der Autoheizung und den Zeitplan, bei dem nie zwei Kameras zugleich blinzeln.</p>',
    outcomes: [
      'den Zweck der Shutterkorrektur erklären',
      'Drift erkennen und eine Korrektur von Hand auslösen',
      'Korrekturen in einer fest installierten Anlage zeitlich versetzen',
    ],
    chapters: ['Warum die Kamera klickt: die Shutterkorrektur'],
  },
}
