import type { TrainerDocument, TrainerPageDocument } from '../../../../src/domain/trainer/trainer-document.ts'
import type { TextsById } from '../../translated.ts'

export const trainer: TextsById<TrainerDocument['texts']['en']> = {
  1: {
    name: 'Marta Zielonka',
    title: 'Videosicherheit, Warschau',
    biography:
      '<p>Marta hat Kameras für Bahnhöfe geplant, bevor sie zu unterrichten begann, und trägt das Maßband noch immer bei sich. Jede Gruppe rechnet zuerst eine Szene von Hand und vergleicht sie danach mit dem Bild. Bekannt sind ihre Kurse für den Rundgang über den Parkplatz, der <strong>bei jedem Wetter</strong> stattfindet. Prüferin für Grund- und Expertenstufe.</p>',
  },
  2: {
    name: 'Jonas Albrecht',
    title: 'Zutrittskontrolle und Fluchtwege, München',
    biography:
      '<p>Gelernter Schlosser, den eine Tür zur Elektronik brachte, die bei einer Brandschutzübung nicht aufging. Jonas unterrichtet Schlösser, Türöffner und Fluchtwege und bringt aufgeschnittene Exemplare mit, damit alle sehen, was darin geschieht. Seit acht Jahren sitzt er in einem Normenausschuss und kann dessen Sätze erklären.</p>',
  },
  3: {
    name: 'Lucía Ferrán',
    title: 'Zutrittskontrolle, Madrid',
    biography:
      '<p>Lucía leitete die Instandhaltung eines Krankenhauses mit elfhundert gesteuerten Türen, zu Zeiten, in denen sonst niemand erreichbar war. Seither gilt ihr Interesse der Dokumentation. Bei ihr ist eine Aufgabe fertig, wenn ein Kollege sie nachts <strong>allein nach den Unterlagen</strong> instand setzen könnte. Den Madrider Raum mit seinen acht Türen hat sie aufgebaut.</p>',
  },
  4: {
    name: 'Omar Haddad',
    title: 'Videosicherheit, Dubai',
    biography:
      '<p>Omar hat Kameras auf Dächern bei 48 °C in Betrieb genommen und sammelt Gehäuse, die das nicht überlebt haben. Er unterrichtet auf Arabisch und Englisch, mit besonderem Blick für Hitze, Staub und Stromversorgung, und verantwortet die arabischen Fachbegriffe dieses Portals. Fünfzehn Jahre auf Baustellen in sechs Ländern, sieben davon als Projektleiter.</p>',
  },
  5: {
    name: 'Thandi Mokoena',
    title: 'Einbruchmeldetechnik und Notstrom, Johannesburg',
    biography:
      '<p>Zwölf Jahre lang arbeitete Thandi in einer Alarmempfangsstelle und lernte dort, was ein Falschalarm die kostet, die hinausfahren müssen. Melder, Grade und Übertragung unterrichtet sie von diesem Ende der Leitung her. Seit den Stromabschaltungen kommen Akkus hinzu; sie misst jeden, den jemand mitbringt.</p>',
  },
  6: {
    name: 'Claire Vasseur',
    title: 'Thermografie, Lyon',
    biography:
      '<p>Claire hat für einen Versicherer Schaltanlagen geprüft und gesehen, was aus einer losen Klemme folgt. Ihr Thema ist der <strong>belastbare Messwert</strong>: Emissionsgrad, Last, Abstand und der Mut, „nicht messbar“ in einen Bericht zu schreiben. Sie bewertet praktische Prüfungen der Grund- und Fachstufe und restauriert alte Holzöfen, natürlich mit Wärmebildkamera.</p>',
  },
  7: {
    name: 'Min-seo Han',
    title: 'Netzwerke für Video, Seoul',
    biography:
      '<p>Min-seo hielt ein Netz mit neuntausend Kameras am Laufen und kennt Multicast, Uhren und Firmware von ihrer schlechten Seite. Am liebsten unterrichtet sie am defekten Netz: ein Rack, eine Liste mit Beschwerden aus der Leitstelle, zwei Stunden Zeit. Was die Gruppe findet, erklärt sie einander. Prüferin für die Expertenstufe.</p>',
  },
  8: {
    name: 'Renato Salgueiro',
    title: 'Zutritt und Netzwerke, São Paulo',
    biography:
      '<p>Renato hat mit sechzehn in der Werkstatt seines Onkels sein erstes Tor verdrahtet und seither Wohntürme, einen Hafen und ein Stadion betreut. Zutritt und Netzwerk unterrichtet er als ein Fach, denn die Tür, die freitagabends ausfällt, ist meist ein Switch. Zwischen Portugiesisch und Spanisch wechselt er mühelos.</p>',
  },
  9: {
    name: 'Ingrid Solheim',
    title: 'Wärmebildtechnik am Perimeter, München',
    biography:
      '<p>Ingrid hat Wärmebildkameras für Häfen und Flugplätze geplant, wo Nebel das normale Wetter ist. Sie unterrichtet Objektive, Reichweiten und was Schnee, Regen und warmer Asphalt aus einer Detektion machen. In ihren Workshops muss immer jemand durchs nasse Gras kriechen, damit die anderen beurteilen, ob die Anlage <strong>es hätte sehen müssen</strong>.</p>',
  },
  10: {
    name: 'Tomasz Bielak',
    title: 'Stromversorgung, Erdung und Netzwerke, Warschau',
    biography:
      '<p>Ein Elektroingenieur, der erst misst und dann spricht. Tomasz unterrichtet, was unter jeder Sicherheitsanlage liegt: Spannungsfall, Erdung, Überspannungsschutz, PoE-Budget und Akkus, die die Nacht durchhalten. Er bringt verbrannte Geräte mit, erzählt ihre Geschichte und lässt die Gruppe suchen, wo der Blitz hereinkam. Zuständig auch für Härtung und Geräteverzeichnisse.</p>',
  },
}

export const trainerPage: TextsById<TrainerPageDocument['texts']['en']> = {
  1: {
    title: 'Werden Sie Trainer bei uns',
    lead: 'Unsere Trainer kommen von Baustellen, aus Leitstellen und Planungsbüros. Wenn Sie erklären können, was Sie dort tun, sollten wir miteinander reden. Jede Bewerbung beantworten wir innerhalb von sieben Werktagen.',
    benefits: [
      'Fertige Unterrichtsunterlagen, die Sie kritisieren dürfen',
      'Geräte, Schränke und Türen zum Üben, geliefert an Ihren Schulungsort',
      'Ein Tageshonorar, binnen zwei Wochen bezahlt, und Reisekosten nach Aufwand',
      'Eine Woche Einarbeitung in Warschau mit erfahrenen Trainern vor Ihrem ersten Kurs',
    ],
    requirements: [
      'Fünf Jahre Praxis in Planung, Errichtung oder Instandhaltung von Sicherheitsanlagen',
      'Ein Zertifikat der Fachstufe in Ihrem Fach oder die Bereitschaft, es binnen sechs Monaten zu erwerben',
      'Eine Sprache, in der Sie unterrichten können, und Englisch für die Unterlagen',
      'Bis zu zwanzig Tage im Jahr für Präsenzkurse und praktische Prüfungen',
    ],
  },
  2: {
    title: 'Unterrichten Sie Thermografie mit uns',
    lead: 'Wir suchen Thermografen, die ihre eigenen Messwerte anzweifeln und sagen können, warum. Wer mit Wärmebildkameras prüft, forscht oder plant, ist willkommen. Wir antworten innerhalb von sieben Werktagen.',
    benefits: [
      'Eine beheizte Prüfwand, Schwarzstrahler und Leihkameras für Ihre Kurse',
      'Eine Sammlung von Wärmebildaufnahmen mit allen Parametern, die Sie erweitern dürfen',
      'Ein Tageshonorar, binnen zwei Wochen bezahlt, und Reisekosten nach Aufwand',
      'Kleine Gruppen: nie mehr als zwölf Personen, nie mehr als drei an einer Kamera',
    ],
    requirements: [
      'Drei Jahre thermografische Praxis mit Berichten, die Sie zeigen können',
      'Das Zertifikat der Fachstufe Thermografie oder eine vergleichbare Qualifikation',
      'Eine eigene kalibrierte Kamera oder Zugang zu einer',
      'Eine Sprache, in der Sie unterrichten können, und Englisch für die Unterlagen',
    ],
  },
}
