import type { CourseTextSeed } from '../../../seed-types.ts'

export const intrusionAssociate: Readonly<Record<number, CourseTextSeed>> = {
  42: {
    name: 'Verdrahtung, Meldelinien und Abschlusswiderstände',
    summary:
      'Zwei Widerstände am richtigen Ort unterscheiden Ruhe, Alarm, Kurzschluss und Unterbrechung. Am falschen Ort beruhigen sie nur die Zentrale.',
    description:
      '<p>Ein Abschlusswiderstand gehört ans Ende der Linie, also in den Melder. Jedes Jahr findet jemand eine Zentrale, in der alle ordentlich nebeneinander auf der Klemmleiste sitzen und vier Zentimeter Luft überwachen. Das funktioniert tadellos, bis jemand die Leitung überbrückt.</p><p>Mit <strong>zwei Widerständen</strong> zu 4,7 kΩ sagt eine Linie vier Dinge: 4,7 kΩ Ruhe, 9,4 kΩ Alarm, nahe null Kurzschluss, unendlich Unterbrechung. So schließen wir Alarm- und Sabotagekontakt an, danach Linien mit Abdeck- und Störungsausgang. Das Kupfer zählt kaum: 100 m mit 0,22 mm² ergeben hin und zurück 16 Ω. Es zählt die Klemmstelle, die 800 Ω Korrosion angesetzt hat und bei feuchtem Wetter um vier Uhr früh auslöst.</p><p>Also messen wir vor dem Anschluss der Zentrale und tragen jeden Wert ein: Schleife, Isolation, Schirm. Dann die Versorgung: Melderströme samt Sirene addiert, Spannung am letzten Melder bei 10,5 V Akkuspannung. Was die Zentrale bemerken muss, sagen die Grade 2 und 3 der DIN EN 50131-1 und die Anwendungsregeln in CLC/TS 50131-7.</p>',
    outcomes: [
      'eine Linie mit Alarm-, Sabotage- und Abdeckkontakt über zwei Widerstände verdrahten',
      'Überbrückung, schlechte Klemmstelle und falsch gesetzten Widerstand mit dem Multimeter finden',
      'die Spannung am letzten Melder bei fast leerem Akku berechnen',
      'ein Linienprotokoll führen, das die nächste Störung zur Minutensache macht',
    ],
    chapters: [
      'Warum der Widerstand im Melder sitzt',
      'Alarm, Sabotage und Abdeckung auf einem Paar',
      'Spannung am letzten Melder',
      'Messen, beschriften, protokollieren',
    ],
  },
  43: {
    name: 'Außen- und Perimetermelder',
    summary:
      'Lichtschranken, Zaunkabel, Mikrowelle und Außen-PIR: was sie bei Nebel, Wind und hohem Gras tun und wie man zwei kombiniert, die verschieden versagen.',
    description:
      '<p>Drinnen wartet ein Melder auf etwas Ungewöhnliches. Draußen ist alles gewöhnlich: Wind, Katzen, Zeitungen, Sonne auf einem Lieferwagen. Einen Außenmelder wählt man deshalb danach, was er ignoriert. Der Kurs geht 240 m Zaun entlang und stattet ihn viermal aus, jedes Mal nach einem anderen Prinzip.</p><p><strong>Aktive Infrarotschranken</strong> brauchen freie Sicht und Reserve; bei Nebel werden sie blind und müssen das melden, statt auszulösen. <strong>Mikrowellenstrecken</strong> sehen durch Nebel, füllen aber ein zigarrenförmiges Volumen mit Lücken an jedem Pfosten, die nur Überlappung schließt. Zaunkabel hören Schneiden und Klettern, aber auch jede lose Masche; erst wird der Zaun repariert. Außen-PIR arbeiten mit parallelen Strahlen in zwei Höhen, damit ein Fuchs kein Mensch ist, und leiden, wenn der Boden hautwarm ist.</p><p>Geräte nimmt man in Umweltklasse IV nach DIN EN 50130-5, geplant wird nach CLC/TS 50661-1. Wir kombinieren Prinzipien, die verschieden versagen, UND für Ruhe, ODER für Sicherheit, gehen, kriechen und laufen die Strecke ab und kommen nach dem ersten Sturm wieder.</p>',
    outcomes: [
      'ein Detektionsprinzip nach Gelände, Wetter und erwartetem Angriff wählen',
      'Lichtschranken und Mikrowellenstrecken ausrichten und Lücken an Pfosten und Ecken schließen',
      'zwischen UND und ODER zweier Melder entscheiden und die Folge benennen',
      'im Freien einen Gehtest durchführen und bei schlechten Bedingungen wiederholen',
    ],
    chapters: [
      'Was draußen normal ist',
      'Schranken und Strecken',
      'Zaunkabel und Außen-PIR',
      'Kombinieren, prüfen, wiederkommen',
    ],
  },
  44: {
    name: 'Alarmverifikation durch Bild und Ton',
    summary:
      'Der Leitstelle etwas zum Entscheiden geben: zehn Sekunden vor dem Alarm, einen zweiten Melder, ein Mikrofon und einen Plan für den Zweifelsfall.',
    description:
      '<p>Der Bediener hat etwa eine Minute und eine Textzeile: „Linie 14, Alarm“. Einbrecher oder Luftballon? Verifikation liefert einen zweiten Hinweis, und CLC/TS 50131-9 nennt die Wege: <strong>sequenziell</strong> durch einen zweiten unabhängigen Melder binnen einer Frist, <strong>visuell</strong> durch Bilder, <strong>akustisch</strong> durch Hineinhören.</p><p>Das Bild muss von vorher stammen. Es hilft ein Clip von zehn Sekunden vor bis zwanzig nach dem Alarm, aus einer Kamera, die den ganzen Bereich des Melders sieht und eigenes Licht hat; das Livebild zeigt einen leeren Raum. Wir legen Melderbereiche und Blickfelder im Plan übereinander und finden jedes Mal einen Melder, den niemand sieht. Sequenzielle Verifikation versagt leiser: Zwei Melder vor demselben Heizlüfter sind sich einig.</p><p>Ton ist ein starker Beleg und ein starker Eingriff. Mikrofone öffnen nur nach Alarm und befristet, die Rechtslage wird vorher geklärt. Am Schluss schreiben wir mit der Leitstelle, die nach DIN EN 50518 arbeitet, den Maßnahmenplan: was als bestätigt gilt, was als zweifelhaft, wer fährt und wen man um halb vier anruft.</p>',
    outcomes: [
      'Melder und Kameras so zuordnen, dass sich jede Linie verifizieren lässt',
      'Voralarmclips, Licht und Übertragung so einstellen, dass Bilder rechtzeitig ankommen',
      'sequenzielle Verifikation ohne gemeinsame Falschalarmursache planen',
      'mit der Leitstelle einen Maßnahmenplan samt Zweifelsfall vereinbaren',
    ],
    chapters: [
      'Drei Wege, einen Alarm zu bestätigen',
      'Zehn Sekunden davor, zwanzig danach',
      'Hineinhören und der Maßnahmenplan',
    ],
  },
  45: {
    name: 'Instandhaltung und Ferndiagnose',
    summary:
      'Was ein Wartungsbesuch umfassen muss, was vom Schreibtisch aus geht und wie wandernde Werte eine Störung Wochen vorher ankündigen.',
    description:
      '<p>Wartung ist nicht „Taste gedrückt, Sirene geht, Unterschrift“. Ein Besuch nach CLC/TS 50131-7 umfasst jeden Melder, Sabotage, Versorgung, Übertragung und die Frage, die niemand mag: Hat sich das Gebäude verändert? Seit dem letzten Mal steht da eine Trennwand, und der Melder dahinter überwacht seither sehr zuverlässig Gipskarton.</p><p>Ein Akku wird unter Last geprüft, nicht mit dem Voltmeter. Er zeigt 13,6 V, solange ihm das Ladegerät die Hand hält; nehmen Sie das Netz weg, ziehen Sie zehn Minuten den Alarmstrom und schauen Sie noch einmal. Ein Bleiakku wird nach etwa vier Jahren getauscht, im warmen Gehäuse früher, denn <strong>je zehn Grad halbiert sich seine Lebensdauer</strong> ungefähr.</p><p>Vieles lässt sich aus der Ferne lesen: Ereignisspeicher, Linienwiderstand, Funkpegel. Eine Linie, die in einem Jahr von 4,7 auf 5,3 kΩ steigt, meldet eine sterbende Klemmstelle lange vor dem Nachtalarm. Doch auch der Fernzugriff ist eine Tür. DIN EN 50710 regelt, wie er gesichert wird: vom Kunden freigegeben, verschlüsselt, befristet, protokolliert. Unscharf geschaltet oder gesperrt wird nichts, ohne dass vor Ort jemand Bescheid weiß.</p>',
    outcomes: [
      'einen Wartungsbesuch nach Grad und nach den Änderungen am Gebäude planen',
      'Akku und Versorgung unter Last prüfen und über den Tausch entscheiden',
      'schleichende Fehler aus dem Verlauf von Linien- und Funkwerten finden',
      'einen Fernzugriff einrichten, den der Kunde freigibt, sieht und beenden kann',
    ],
    chapters: [
      'Der Besuch und was sich geändert hat',
      'Akkus, Versorgung und Verläufe',
      'Fernzugriff mit Türkette',
    ],
  },
}
