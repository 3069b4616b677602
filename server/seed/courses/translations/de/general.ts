import type { CourseTextSeed } from '../../../seed-types.ts'

export const general: Readonly<Record<number, CourseTextSeed>> = {
  52: {
    name: 'Funkstrecken für die Sicherheitstechnik',
    summary:
      'Richtfunk, der auch im August noch Video überträgt, wenn die Bäume Laub tragen: Fresnelzone, Streckenbilanz, Kanal und Mast.',
    description:
      '<p>Eine Funkstrecke geht im März in Betrieb und fällt im Mai aus. Den anderen Mast zu sehen genügt nicht: Bei 5,5 GHz hat die erste Fresnelzone in der Mitte von 2 km einen Radius von 5,2 m, und 60 % davon sollen frei bleiben, auch vom Kran nächstes Jahr.</p><p>Die <strong>Streckenbilanz</strong>: 113 dB Dämpfung, 30 dBm Strahlungsleistung, 23 dBi Empfangsantenne, also rund −60 dBm und 15 dB Reserve, wenn die Modulation −75 dBm verlangt. Gerechnet wird für 5 und 60 GHz, wo allein Sauerstoff 15 dB je Kilometer nimmt, samt Sendeleistung und Radarerkennung (DFS).</p><p>Der Rest ist Handwerk: Ausrichten auf die Hauptkeule, halbe beworbene Rate als Nettodurchsatz, Verschlüsselung und Überspannungsschutz.</p>',
    outcomes: [
      'ein Streckenprofil zeichnen und die Fresnelzone prüfen, auch für den nächsten Sommer',
      'eine Streckenbilanz mit Schwundreserve berechnen',
      'zwischen 5 GHz, 60 GHz, Mobilfunk und Kabelgraben wählen',
      'eine Strecke ausrichten und Pegel und Durchsatz über 24 Stunden nachweisen',
    ],
    chapters: [
      'Sichtverbindung braucht Platz',
      'Die Streckenbilanz',
      'Kanäle, Radar und Nachbarn',
      'Mast, Ausrichtung und Nachweis',
    ],
  },
  53: {
    name: 'Zeichnungen und Planungsunterlagen',
    summary:
      'Pläne, Schemata und Listen, nach denen andere kalkulieren, bauen und warten können und in denen eine Änderung nur an einer Stelle nötig ist.',
    description:
      '<p>Der Elektriker bohrt, wo die Zeichnung es sagt. Steht der Leser auf der Bandseite, wird er dort montiert. Dieser Kurs behandelt Unterlagen, nach denen andere ohne Rückfrage arbeiten: Grundrisse in 1:50 oder 1:100, Strangschemata, Tür- und Kabellisten und eine <strong>Steuermatrix</strong> für alles, was zwischen den Systemen geschieht.</p><p>Sie legen eine Kennzeichnung fest, die auf Zeichnung, Schild und Bildschirm gleich ist, etwa nach DIN EN 81346, geben jeder Kamera Aufgabe, Pixeldichte und Montagehöhe mit (DIN EN 62676-4) und jeder Tür ein Blatt mit Schloss, Fluchtweg und Verhalten bei Brand und Stromausfall.</p><p>Zuletzt Änderungen: Revisionswolken, Index, Freigabe, Bestandsplan und Modelle (BIM, ISO 19650), die Kollisionen finden, bevor die Decke zu ist.</p>',
    outcomes: [
      'einen Satz Unterlagen zusammenstellen, nach dem ein Fremder bauen kann',
      'ein Kennzeichnungssystem festlegen, das von der Zeichnung bis zum Bildschirm trägt',
      'ein Türblatt und eine Steuermatrix ausfüllen',
      'eine Zeichnung in zwanzig Minuten auf die zehn üblichen Fehler prüfen',
      'Revisionen so führen, dass stets nur eine Zeichnung gilt',
    ],
    chapters: [
      'Wer liest diese Zeichnung?',
      'Grundrisse und Symbole',
      'Kennzeichnungen, die halten',
      'Strangschemata, Kabel- und Türlisten',
      'Ursache und Wirkung zwischen Systemen',
      'Revisionen, Modelle und Bestandsplan',
    ],
  },
  54: {
    name: 'IP-Sprechanlagen in großen Gebäuden',
    summary:
      'Krankenhäuser, Hochhäuser, Parkhäuser: Rufe, die jemanden erreichen, Sprache, die man versteht, und eine Anlage, die meldet, wenn eine Station tot ist.',
    description:
      '<p>Die Notrufstelle auf Ebene −3 war sieben Monate tot; bemerkt hat es jemand, der sie brauchte. Große Sprechanlagen versagen leise, also geht es vorrangig um Betrieb.</p><p>Zuerst der Ruf: Wohin geht er um 3 Uhr, wohin nach zwanzig Sekunden, und was hört der Rufende? Die Signalisierung übernimmt SIP (RFC 3261) mit zwei Servern. Ein G.711-Gespräch braucht knapp 90 kbit/s je Richtung; weh tut die Verzögerung, also gibt es ein eigenes VLAN, DSCP EF und insgesamt unter 150 ms.</p><p>Dann der Ton: Abstand, Echo, Lüfter, Beton. Verständlichkeit misst man als <strong>STI</strong> nach IEC 60268-16, üblich mindestens 0,5. Induktionsschleifen, tägliche Leitungs- und Lautsprecherprüfung und DIN EN IEC 62820 schließen den Kurs ab.</p>',
    outcomes: [
      'einen Rufplan mit Zeiten, Eskalation und Ansagen schreiben',
      'VLAN, Priorität und Notstrom für Sprache bemessen',
      'die Verständlichkeit messen und bei schlechten Werten die Ursache finden',
      'eine Überwachung einrichten, die eine tote Station binnen eines Tages meldet',
    ],
    chapters: [
      'Wohin geht der Ruf?',
      'Stationen, Höhen und Menschen',
      'SIP, Server und der schlechte Tag',
      'Sprache im Netz',
      'Echo, Lüfter und Beton',
      'Verständlichkeit messen',
      'Aufzüge, Türen und Video daneben',
      'Überwachung und Nachtschicht',
    ],
  },
}
