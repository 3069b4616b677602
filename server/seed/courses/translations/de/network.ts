import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on networks in German that have no German text of their own. */
export const network: Readonly<Record<number, CourseTextSeed>> = {
  17: {
    name: 'VLAN, Multicast und Uhrzeit in Sicherheitsnetzen',
    summary:
      'Kameras, Türen und Büro auf gemeinsamen Switches trennen, Multicast im Zaum halten und jedem Gerät dieselbe Zeit geben.',
    description:
      '<p>Sicherheitstechnik bekommt selten ein eigenes Netz. Der Kurs zeigt, wie man sich eines teilt und trotzdem ruhig schläft: ein VLAN je Gewerk, ein Adressplan, den man vorlesen kann, und Routing nur dort, wo jemand aufgeschrieben hat, warum.</p><p>Multicast nimmt dem Rekorder Arbeit ab und überflutet alles andere, wenn dem IGMP-Snooping der Querier fehlt; Sie machen das absichtlich kaputt und reparieren es wieder. Dann die Uhrzeit: Eine Aufzeichnung, die vier Minuten falsch geht, ist vor Gericht wenig wert. Also richten wir zwei NTP-Quellen ein, prüfen die Abweichung und legen fest, wer die Zeit vorgibt, wenn das Internet fehlt.</p>',
    outcomes: [
      'einen VLAN- und Adressplan für Video, Zutritt und Einbruchmeldetechnik auf gemeinsamen Switches aufstellen',
      'eine Multicast-Überflutung erkennen und mit einem Querier beheben',
      'die Zeit so einrichten, dass Rekorder, Controller und Zentrale auf eine Sekunde übereinstimmen',
    ],
    chapters: [
      'Ein Netz, mehrere Gewerke',
      'Ein Adressplan zum Vorlesen',
      'Multicast und der fehlende Querier',
      'Die Uhrzeit und ihr Beweiswert',
    ],
  },
}
