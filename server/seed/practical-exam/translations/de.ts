import type { PracticalExamDocument } from '../../../../src/domain/practical-exam/practical-exam-document.ts'
import type { TextsById } from '../../translated.ts'

export const practicalExam: TextsById<PracticalExamDocument['texts']['en']> = {
  1: {
    name: 'Allgemeine Sicherheitstechnik: praktische Prüfung, Warschau',
    location: 'Schulungszentrum Warschau, ul. Przykładowa 14, 00-001 Warszawa, Polen, Werkstatt',
    preparation:
      '<p>Sie erhalten einen Schaltschrank mit <strong>drei Fehlern</strong> samt Unterlagen und haben fünfzig Minuten, um sie zu finden, zu beheben und zu dokumentieren. Mitzubringen sind ein vertrautes Multimeter, Sicherheitsschuhe und ein Ausweis. Telefone bleiben draußen, Taschenrechner sind erlaubt.</p>',
  },
  2: {
    name: 'Allgemeine Sicherheitstechnik: praktische Prüfung, Johannesburg',
    location: 'Schulungszentrum Johannesburg, 31 Sample Road, Johannesburg 2000, Südafrika',
    preparation:
      '<p>Ein Schaltschrank mit drei Fehlern, einer davon in der Notstromversorgung, und fünfzig Minuten. Bei Netzausfall geht die Prüfung weiter; Taschenlampen liegen bereit. Mitzubringen sind Multimeter, Sicherheitsschuhe und Ausweis.</p>',
  },
  3: {
    name: 'Videosicherheit Expertenstufe: praktische Prüfung, Seoul',
    location: 'Netzwerklabor, 12 Yesi-ro, Jung-gu, Seoul, Südkorea',
    preparation:
      '<p>Vormittags planen Sie nach zwei Seiten Anforderung einen Perimeter von 400 m, nachmittags nehmen Sie ihn an einem Rack mit <strong>versteckten Fehlern</strong> in Multicast, Zeit und Strom in Betrieb. Bringen Sie einen Laptop mit Paketanalyse und Administratorrechten mit. Das Übergabeprotokoll zählt mit.</p>',
  },
  4: {
    name: 'Videosicherheit Expertenstufe: praktische Prüfung, Warschau',
    location: 'Schulungszentrum Warschau, ul. Przykładowa 14, 00-001 Warszawa, Polen, Raum 4',
    preparation:
      '<p>Vormittags Planung, nachmittags Inbetriebnahme, beides gegen die Uhr. Die Aufgabe ist englisch, das Protokoll darf polnisch, deutsch oder englisch sein. Bringen Sie einen Laptop mit Paketanalyse und Administratorrechten mit.</p>',
  },
  5: {
    name: 'Zutrittskontrolle: praktische Prüfung, Madrid',
    location: 'Schulungsraum Madrid, Calle del Ejemplo 22, 28001 Madrid, Spanien',
    preparation:
      '<p>Sie bekommen eine von acht Türen zugelost: Schloss und Leser wählen, montieren und verdrahten, zwei Nutzer und einen Zeitplan anlegen und zeigen, dass man den Raum <strong>im Dunkeln mit einer Hand</strong> verlassen kann. Werkzeug ist vorhanden; Messgerät und Sicherheitsschuhe bitte mitbringen.</p>',
  },
  6: {
    name: 'Zutrittskontrolle: praktische Prüfung, São Paulo',
    location: 'Rua do Exemplo 480, São Paulo, Brasilien, 1. Obergeschoss',
    preparation:
      '<p>Eine Tür, ein Tor, eine Tasche mit Lesern und Schlössern, von denen die Hälfte für die Aufgabe ungeeignet ist, und zwei Stunden. Drei Fragen dürfen Sie dem Prüfer stellen wie einem Kunden. Bitte Messgerät, Sicherheitsschuhe und Ausweis mitbringen.</p>',
  },
  7: {
    name: 'Thermografie Grundstufe: praktische Prüfung, München',
    location: 'Schulungszentrum München, Musterweg 7, 80331 München, Labor im Erdgeschoss',
    preparation:
      '<p>Zwölf Ziele an einer beheizten Wand: Fünf protokollieren Sie mit Emissionsgrad, reflektierter Temperatur, Abstand und Messwert, bei den anderen begründen Sie, warum sie nicht messbar sind. Die Wand gehört Ihnen <strong>vierzig Minuten</strong>. Bringen Sie eine kalibrierte Kamera mit oder reservieren Sie eine von uns.</p>',
  },
  8: {
    name: 'Thermografie Grundstufe: praktische Prüfung, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Frankreich',
    preparation:
      '<p>Dieselbe Aufgabe wie in München an einer anderen Wand: Zwei Ziele liegen hinter einem Fenster, eines ist nass. Das Protokoll darf französisch, englisch oder spanisch sein. Bringen Sie eine kalibrierte Kamera, Klebeband und Alufolie mit.</p>',
  },
  9: {
    name: 'Thermografie Fachstufe: praktische Prüfung, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Frankreich',
    preparation:
      '<p>Sie prüfen eine Verteilung bei einer Last, die Sie selbst wählen und begründen, danach einen Container mit Lagergut. Der <strong>Bericht entsteht vor Ort</strong> binnen zwei Stunden und wird bewertet. Elektrotechnische Ausbildung ist Voraussetzung, Schutzkleidung wird gestellt.</p>',
  },
  10: {
    name: 'Thermografie Fachstufe: praktische Prüfung, Dubai',
    location: 'Schulungszentrum Dubai, Example Street 5, Al Quoz, Dubai, Vereinigte Arabische Emirate',
    preparation:
      '<p>Eine Verteilung im Gebäude und eine Photovoltaikanlage im Freien, bei Lufttemperaturen, die wenig Kontrast lassen. Sagen Sie, was sich unter diesen Bedingungen messen lässt, messen Sie das, und vertagen Sie den Rest schriftlich. Bringen Sie eine kalibrierte Kamera und einen Hut mit.</p>',
  },
}
