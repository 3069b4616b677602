import type { CourseTextSeed } from '../../../seed-types.ts'

export const access: Readonly<Record<number, CourseTextSeed>> = {
  10: {
    name: 'Verriegelte Türen in Rettungswegen',
    summary:
      'Wie eine Tür Unbefugte aussperrt und trotzdem alle sofort hinauslässt: DIN EN 179, EN 1125, EN 13637 und die Anbindung der Brandmeldeanlage.',
    description:
      '<p>Die Sicherheit will die Tür zu, der Personenschutz will sie offen, und beide haben recht. Dieser Kurs löst den Konflikt in der Reihenfolge, in der es das Gesetz tut: zuerst die Flucht, dann der Sachwert, und nie durch mündliche Absprache mit dem Objektleiter.</p><p>Wir nehmen drei Türen auseinander: einen Notausgangsverschluss mit Drücker nach DIN EN 179 für Menschen, die das Gebäude kennen, eine Panikstange nach DIN EN 1125 für alle anderen und eine elektrisch gesteuerte Fluchttüranlage nach DIN EN 13637 mit Verzögerung und überwachter Freigabe. Für jede verfolgen wir, was bei Brandalarm, Netzausfall, Leitungsbruch und Softwarefehler geschieht.</p><p>Der Kurs richtet sich an alle, die für solche Türen unterschreiben. Vor der Einschreibung verlangt ein Gutachter den Nachweis mindestens eines Projekts.</p>',
    outcomes: [
      'aus Nutzung und Personenzahl ableiten, unter welche Norm eine Fluchttür fällt',
      'die Freigabekette von der Brandmelderzentrale zum Schloss so zeichnen, dass jeder Fehler die Tür öffnet',
      'Verzögerung, Beschilderung und örtliche Freigabe einer gesteuerten Fluchttür festlegen',
      'eine Fluchttür im Beisein des Brandschutzsachverständigen prüfen und dokumentieren',
    ],
    chapters: [
      'Wer hinausmuss und wer den Weg kennt',
      'EN 179 und EN 1125 am Türblatt',
      'Gesteuerte Fluchttüren nach EN 13637',
      'Freigabekette, Prüfung und Protokoll',
    ],
  },
}
