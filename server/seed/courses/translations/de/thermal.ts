import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on thermal imaging in German that have no German text of their own. */
export const thermal: Readonly<Record<number, CourseTextSeed>> = {
  15: {
    name: 'Elektrothermografie unter Last',
    summary:
      'Schaltanlagen unter Spannung sicher prüfen, Gleiches mit Gleichem vergleichen und Befunde nach der Last bewerten statt nach der Farbe.',
    description:
      '<p>Eine Klemme mit 48 °C kann ein Notfall sein oder gar nichts. Bei einem Fünftel des Nennstroms ist sie ein Notfall: Die Verluste einer Verbindung steigen mit dem Quadrat des Stroms, und bei Volllast läge dieselbe Verbindung jenseits ihrer Grenze. Der Kurs lehrt, jeden Befund zusammen mit seiner Last zu lesen.</p><p>Sie prüfen dreiphasige Verteilungen, vergleichen Phasen und gleichartige Verbindungen, rechnen Übertemperaturen mit einem vernünftigen Exponenten auf den Nennstrom um und lernen, was von außen nicht zu sehen ist: die Verbindung hinter der Abdeckung, das Sicherungsmesser hinter Glas, den Neutralleiter mit Oberschwingungen.</p><p>Für Arbeiten an unter Spannung stehenden Anlagen ist die elektrotechnische Befähigung nachzuweisen. Ein Prüfer sieht sie ein, bevor der Kurs freigeschaltet wird.</p>',
    outcomes: [
      'eine Prüfung mit Schutzabstand, Schutzkleidung und zweiter Person planen',
      'Phasen vergleichen und eine Übertemperatur auf Nennlast umrechnen',
      'Befunde so bewerten, dass der Betreiber weiß, was heute zu tun ist',
      'die Fälle erkennen, in denen ein kühles Bild nichts beweist',
    ],
    chapters: [
      'Sicherheit vor dem ersten Bild',
      'Last, Verlust und das Quadrat des Stroms',
      'Gleiches mit Gleichem vergleichen',
      'Was hinter der Abdeckung bleibt',
      'Befunde bewerten und berichten',
    ],
  },
}
