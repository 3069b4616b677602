import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalProfessional: Readonly<Record<number, CourseTextSeed>> = {
  49: {
    name: 'Wärmebildkameras in der Luft',
    summary:
      'Dächer, Solarfelder und Suchgebiete von der Drohne aus: Flughöhe aus dem Pixel, Wetter aus der Norm und ein Bericht ohne Mosaik aus Vermutungen.',
    description:
      '<p>Ein 12-µm-Detektor hinter 13 mm Brennweite ergibt 0,92 mrad, aus 100 m also 92 mm je Pixel. IEC TS 62446-3 will fünf mal fünf Pixel auf einer Zelle von 156 mm: 3 cm je Pixel, rund 33 m Flughöhe. So plant der Kurs jeden Flug.</p><p>Über Solarfeldern braucht es mindestens 600 W/m², Wind bis Stärke 4, keine ziehenden Wolken und keinen Himmelsreflex. Über Flachdächern fliegt man nach Sonnenuntergang, wenn nasse Dämmung ihre Wärme später abgibt. Dazu: wie Tempo das Bild verschmiert und warum Höhe über Startpunkt kein Abstand zum Dach ist.</p><p>Die Regeln der <strong>offenen und speziellen Kategorie</strong> (Verordnung 2019/947) sind vorausgesetzt; ein Prüfer sieht Fernpilotenzeugnis und Versicherung vorab ein.</p>',
    outcomes: [
      'Flughöhe und Geschwindigkeit aus dem kleinsten gesuchten Fehler ableiten',
      'Einstrahlung, Wind und Bewölkung vor dem Start beurteilen und einen Flug absagen',
      'heiße Zelle, überbrückten Strang und Vogelkot unterscheiden',
      'jeden Befund so verorten, dass ein Monteur zu Fuß zum selben Modul findet',
    ],
    chapters: [
      'Höhe, Objektiv und Zentimeter je Pixel',
      'Solarfelder bei Tageslicht',
      'Dächer nach Sonnenuntergang',
      'Von vierhundert Bildern zu einer Liste',
    ],
  },
  50: {
    name: 'Hauttemperatur: was sich prüfen lässt und was nicht',
    summary:
      'Wärmebildkameras an Eingängen messen Haut, nicht Fieber. Wo das Verfahren trägt, wo nicht und wie man es dem Kunden sagt.',
    description:
      '<p>Eine Stirn, die im Januar vom Parkplatz kommt, hat 28 °C. Haut ist ein Heizkörper, den der Körper nach Belieben auf- und zudreht. Der Kurs klärt, was eine erhöhte Hauttemperatur sagt und was nie: wer infiziert ist.</p><p>IEC 80601-2-59 beschreibt den engen Fall, der funktioniert: <strong>eine Person nach der anderen</strong>, stillstehend, ohne Brille, innerer Augenwinkel scharf, Gesicht 240 mal 180 Pixel, Referenzstrahler im Bild, Raum ohne Zug und Sonne, eine Viertelstunde Akklimatisierung.</p><p>Dann die Rechnung: Bei einem Fiebernden unter tausend, 80 % Sensitivität und 95 % Spezifität hält man rund fünfzig Gesunde an, und jeder fünfte Fiebernde kommt durch. Weil es Gesundheitsdaten sind, klärt man vor der Ausschreibung, wer sie sehen darf.</p>',
    outcomes: [
      'einem Kunden den Unterschied zwischen Haut- und Körpertemperatur erklären',
      'eine Messstation mit Referenzstrahler, Abstand und Akklimatisierung einrichten',
      'die zu erwartenden Fehlalarme aus Prävalenz und Spezifität berechnen',
      'die Anwendungen nennen, bei denen Sie vom Verfahren abraten würden',
    ],
    chapters: [
      'Der Heizkörper namens Haut',
      'Eine Station, die messen kann',
      'Fünfzig Gesunde und ein Fieber',
    ],
  },
  51: {
    name: 'Optische Gasdetektion mit der Kamera',
    summary:
      'Lecks von Methan, Kältemittel oder SF₆ als wandernden Schatten sehen und wissen, warum er manchmal fehlt, obwohl das Gas da ist.',
    description:
      '<p>Gas bleibt unsichtbar, bis die Kamera in das schmale Band blickt, in dem es absorbiert: 3,2 bis 3,4 µm bei Methan, um 10,6 µm bei SF₆. Ein Kaltfilter vor gekühltem Detektor lässt nur dieses Band übrig; einer reicht nicht für alle Gase.</p><p>Es entscheidet der <strong>Unterschied zwischen Gas und Hintergrund</strong>: Vor einem gleich warmen Rohr verschwindet jedes Leck, vor kaltem Himmel tritt es hervor. Also erst Standort, dann Einstellungen ändern und Gas von Dampf unterscheiden. Wind über 5 m/s verweht die Fahne.</p><p>Es folgt ein Rundgang durch eine Verdichterstation mit 640 Komponenten nach DIN EN 17628 und der Methanverordnung (2024/1787). Ein Bild findet ein Leck, wiegt es aber nicht.</p>',
    outcomes: [
      'Detektor und Filter auf das gesuchte Gas abstimmen',
      'einen Standort mit genügend Unterschied zwischen Gas und Hintergrund wählen',
      'Gas von Dampf, Warmluft und Reflexionen unterscheiden',
      'eine Begehung so planen und festhalten, dass ein zweites Team sie prüfen kann',
    ],
    chapters: [
      'Ein schmales Band und ein Kaltfilter',
      'Hintergrund vor Einstellungen',
      'Der Rundgang: 640 Komponenten',
      'Reparatur, zweiter Blick und die Frage nach der Menge',
    ],
  },
}
