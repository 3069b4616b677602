import type { CourseTextSeed } from '../../../seed-types.ts'

export const cctv: Readonly<Record<number, CourseTextSeed>> = {
  8: {
    name: 'Videoanalyse am Perimeter',
    summary:
      'Linien- und Zonenregeln so einrichten, dass sie bei Regen, in der Dämmerung und im dritten Winter noch halten, und das im Gehtest nachweisen.',
    description:
      '<p>Eine Analyse, die vierzigmal pro Nacht anschlägt, ist nach einer Woche abgeschaltet, und dann steht der Zaun offen. Dieser Kurs behandelt Detektion als Messung: mit Detektionsrate, Falschalarmrate je Kamera und Tag und den Bedingungen, unter denen beide ermittelt wurden.</p><p>Sie kalibrieren die Perspektive mit einer Person bekannter Größe, zeichnen Zonen, die dort beginnen, wo der Körper die geforderte Pixelhöhe erreicht, und wählen Objektfilter nach Größe, Geschwindigkeit und Verweildauer. Dann kommen die Gegner: Scheinwerfer auf nassem Asphalt, Füchse, Fahnen, schwankende Masten und die Sonne, die zweimal im Jahr durchs Bild zieht.</p><p>Voraussetzung sind zwei selbst in Betrieb genommene Videosysteme; das prüft ein Gutachter, bevor der Kurs sich öffnet. Der Test verlangt ein Gehtestprotokoll mit mindestens dreißig Annäherungen.</p>',
    outcomes: [
      'eine Szene kalibrieren und die Kalibrierung am fernen Ende nachweisen',
      'einen Gehtest mit Gehen, Laufen, Kriechen und Leiter planen',
      'einen Falschalarm auf Licht, Objekt, Mechanik oder Regel zurückführen',
      'Detektions- und Falschalarmrate so angeben, dass ein Versicherer sie nachprüfen kann',
    ],
    chapters: [
      'Detektion als Messung',
      'Perspektive, Größe und das ferne Ende',
      'Regeln, Filter und Masken',
      'Wetter, Tiere und schwankende Masten',
      'Der Gehtest und sein Protokoll',
    ],
  },
}
