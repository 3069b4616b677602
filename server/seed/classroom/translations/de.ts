import type { ClassroomDocument } from '../../../../src/domain/classroom/classroom-document.ts'
import type { TextsById } from '../../translated.ts'

export const classroom: TextsById<ClassroomDocument['texts']['en']> = {
  1: {
    name: 'Videosicherheit Grundstufe: zwei Tage in Warschau',
    summary: 'Standort, Objektiv, Licht und Aufzeichnung, mit zwölf Kameras auf einem echten Parkplatz.',
    description:
      '<p>Der erste Tag gehört dem Bild: Sie berechnen Pixeldichten, richten Kameras auf unserem Parkplatz ein und vergleichen Rechnung und Bild, mittags und noch einmal nach Einbruch der Dunkelheit. Der zweite Tag gehört allem dahinter: Speicher, PoE, Zeit und ein Export, der vor Gericht standhält.</p><p>Bitte bringen Sie einen Laptop mit Netzwerkanschluss und wetterfeste Kleidung mit. Die neun Credits werden am zweiten Abend gebucht; danach bleiben Ihnen <strong>30 Tage</strong> für die Theorieprüfung.</p>',
    location: 'Schulungszentrum Warschau, ul. Przykładowa 14, 00-001 Warszawa, Polen, Raum 2',
  },
  2: {
    name: 'Allgemeine Sicherheitstechnik: drei Tage online',
    summary: 'Risiko, Strom, Netzwerk und Übergabe, mit Übungen, die über Nacht korrigiert werden.',
    description:
      '<p>Drei Tage von neun bis drei, mit langer Mittagspause. Jeder Tag beginnt mit einem Objekt: ein Juwelier, eine Schule, ein Salzlager. Sie benennen Risiken, zeichnen Zonen, berechnen Leitungen und Notstrom und streiten zu viert darüber, was der Kunde wirklich braucht.</p><p>Die Übungen korrigiert der Trainer über Nacht. Ein ruhiger Raum und ein Mikrofon sind Voraussetzung. Am Ende stehen die <strong>zwölf Credits</strong> der Zertifizierung.</p>',
    location: 'Online; der Link kommt am Vortag. Es gilt Warschauer Zeit.',
  },
  3: {
    name: 'Thermografie Grundstufe: zwei Tage in München',
    summary: 'Eine beheizte Wand, acht Kameras und Messwerte, auf die sich zwei Menschen einigen können.',
    description:
      '<p>Sie messen dieselben zwölf Ziele dreimal: gleich nach der Ankunft, nach der Stunde über den Emissionsgrad und zum Schluss mit einem Protokoll, das Fremde wiederholen können. Dazwischen liegen reflektierte Temperatur, Messfleck, Fokus, Fenster und die Disziplin, jede Einstellung aufzuschreiben.</p><p>Bringen Sie Ihre Kamera mit, wenn Sie eine haben; Leihkameras gibt es. Gearbeitet wird zu zweit, und jedes Paar prüft ein anderes. Neun Credits.</p>',
    location: 'Schulungszentrum München, Musterweg 7, 80331 München, Labor im Erdgeschoss',
  },
  4: {
    name: 'Zutrittskontrolle: acht Türen in Madrid',
    summary:
      'Türen in voller Größe montieren, verdrahten, stören und instand setzen, vom Türöffner bis zur Fluchttür.',
    description:
      '<p>Im Raum stehen acht Türen, und keine ist neu. Am ersten Tag wählen Sie Schloss, Leser und Netzteil, montieren alles und verdrahten die Steuerung. Am zweiten Tag wird getauscht: Jede Gruppe baut in ihre Tür einen Fehler ein, die andere sucht ihn, nur mit Messgerät und Unterlagen.</p><p>Dazwischen geht es um Fluchtwege, Ruhe- und Arbeitsstrom und OSDP. Unterricht auf Spanisch, Unterlagen auf Englisch. <strong>Der Trainer bestätigt die Anmeldung</strong>; nennen Sie bitte Ihr Gewerk.</p>',
    location: 'Schulungsraum Madrid, Calle del Ejemplo 22, 28001 Madrid, Spanien',
  },
  5: {
    name: 'Thermografie Fachstufe: belastbare Berichte, Lyon',
    summary: 'Schaltanlagen unter Last, Lagergut und der Bericht, den ein Versicherer annimmt.',
    description:
      '<p>Für Inhaber des Zertifikats der Grundstufe. Am ersten Tag prüfen wir eine Verteilung, die sich von 10 bis 90 % belasten lässt, und sehen, wie sich eine lose Klemme bei einem Drittel der Last versteckt. Am zweiten Tag folgt Lagergut: Sägespäne mit Glutnest, eine Kiste Zellen, eine Wand, hinter der etwas warm ist.</p><p>Jeder schreibt zwei Berichte. Sie werden vorgelesen, und die Gruppe entscheidet, ob ein Versicherer sie glauben würde. Sechs Plätze, denn es gibt nur eine Verteilung.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Frankreich',
  },
  6: {
    name: 'Videosicherheit Fachstufe: Hitze, Staub und Nacht, Dubai',
    summary: 'Außenanlagen an der Grenze: Strom, Gehäuse, Infrarot in staubiger Luft und lange Leitungen.',
    description:
      '<p>Eine Kamera, die in mildem Klima läuft, verliert bei 48 °C auf dem Dach womöglich Infrarot, Schärfe oder Netzteil. In diesen zwei Tagen planen Sie dafür: Wärmehaushalt von Gehäusen, PoE nach neunzig Metern, Staub im Strahl, Belichtungszeiten bei Nacht.</p><p>Den zweiten Abend verbringen wir bis zehn Uhr im Freien, denn erst dann sieht man, worauf es ankommt. Unterricht auf Arabisch mit englischen Folien. Voraussetzung ist das Zertifikat der Grundstufe.</p>',
    location: 'Schulungszentrum Dubai, Example Street 5, Al Quoz, Dubai, Vereinigte Arabische Emirate',
  },
  7: {
    name: 'Einbruchmeldetechnik: ein Nachmittag voller Falschalarme',
    summary:
      'Vierzig echte Alarmverläufe, nach Ursachen sortiert. Online, mit einer Zentrale, die Sie selbst konfigurieren.',
    description:
      '<p>Sie erhalten vierzig Ereignisprotokolle aus einer Alarmempfangsstelle: ein Lager, eine Schule, ein Haus mit zwei Katzen. Zu viert ordnen Sie sie nach Ursachen, nennen den Melder, der am falschen Platz war, und schlagen eine Änderung vor, die den Grad nicht senkt.</p><p>Dann setzen Sie die Änderung an einer Zentrale in unserem Labor um, und wir sehen, ob die eingespielte Nacht ruhig bleibt. Vier Credits.</p>',
    location: 'Online; der Link kommt am Vortag. Es gilt die Zeit von Johannesburg.',
  },
  8: {
    name: 'Videosicherheit Expertenstufe: große Systeme, Seoul',
    summary:
      'Zweihundert Streams, Multicast, Analytik und Wiederanlauf. Drei Tage für alle, die solche Systeme betreiben.',
    description:
      '<p>Im Labor stehen zwanzig Kameras und ein Generator, der die übrigen hundertachtzig spielt. Sie entwerfen VLANs, Querier und Zeitquellen, nehmen Analytik am Perimeter in Betrieb und verlieren dann absichtlich einen Core-Switch, um zu messen, wie lange die Bilder fehlen.</p><p>Am dritten Tag schreiben Sie den Plan für ein Firmware-Update des ganzen Systems und führen ihn aus. Voraussetzung ist das Zertifikat der Fachstufe. <strong>Am Tag darauf findet die praktische Prüfung statt.</strong></p>',
    location: 'Netzwerklabor, 12 Yesi-ro, Jung-gu, Seoul, Südkorea',
  },
  9: {
    name: 'Videosicherheit Grundstufe: zwei Nachmittage für Lateinamerika',
    summary:
      'Standort und Licht durch Rechnen, auf Spanisch und Portugiesisch. Bringen Sie einen eigenen Plan mit.',
    description:
      '<p>Zwei Nachmittage zu Zeiten, die an beiden Küsten passen. Am ersten setzen wir gemeinsam Kameras in drei eingesandte Pläne, mit der Rechnung auf dem Bildschirm. Am zweiten sehen wir uns dieselben Stellen bei Nacht an.</p><p>Fragen sind auf Spanisch und Portugiesisch willkommen. Bitte senden Sie Ihren Plan fünf Tage vorher, ohne Namen und Adressen. Fünf Credits; die übrigen vier erwerben Sie mit den Online-Kursen.</p>',
    location: 'Online; der Link kommt am Vortag. Es gilt die Zeit von São Paulo.',
  },
  10: {
    name: 'Allgemeine Sicherheitstechnik: drei Tage in Johannesburg',
    summary: 'Von der Begehung bis zum Übergabeprotokoll, mit einem Schaltschrank für je zwei Teilnehmer.',
    description:
      '<p>Jedes Paar bekommt am ersten Morgen einen leeren Schrank und übergibt am dritten Abend einen funktionierenden: Netzteil, Akkus, Überspannungsschutz, Switch, Zentrale und die zugehörigen Unterlagen. Was nicht dokumentiert ist, gilt als nicht gemacht.</p><p>Begangen wird eine ehemalige Druckerei mit vier Eingängen, Flachdach und einem Nachbarn, der sich beschwert. Notstrom bekommt einen halben Tag, weil man ihn hier jede Woche braucht. Zwölf Credits.</p>',
    location: 'Schulungszentrum Johannesburg, 31 Sample Road, Johannesburg 2000, Südafrika',
  },
  11: {
    name: 'Webinar: zehn Falschalarme und ihre Ursachen',
    summary: 'Eine Alarmempfangsstelle öffnet ihre Protokolle. 75 Minuten, mit Zeit für Ihre eigenen Fälle.',
    description:
      '<p>Zehn Alarme, zu denen jemand umsonst ausgerückt ist, aus dem Protokoll erzählt: die Heizung, die um vier anspringt, die Spinne, die jede Nacht wiederkommt, der Kontakt, der nur bei Frost öffnet. Vor jeder Lösung stimmen Sie über die Ursache ab; der Rekord liegt bei sechs von zehn.</p><p>Die letzten zwanzig Minuten gehören eingesandten Fällen. Aufgezeichnet wird der Vortrag, nicht die Fragerunde.</p>',
    location: 'Online; der Link kommt eine Stunde vor Beginn.',
  },
  12: {
    name: 'Workshop: Wärmebildkameras am Perimeter, nach Einbruch der Dunkelheit',
    summary:
      'Zweihundert Meter Zaun, vier Objektive, nasses Gras. Sie urteilen, was hätte erkannt werden müssen.',
    description:
      '<p>Am Nachmittag stellen wir vier Wärmebildkameras mit verschiedenen Objektiven an einem zweihundert Meter langen Zaun auf und schreiben auf, was jede wo erkennen müsste. Dann wird es dunkel, und jemand beginnt zu gehen, zu rennen, zu kriechen und eine Leiter zu tragen.</p><p>Jede halbe Stunde vergleichen wir Erwartung und Ereignisliste, ändern eines und versuchen es wieder. Stiefel und Regenzeug mitbringen: Abgesagt wird nur bei Gewitter. Es gibt heiße Suppe, auch vegetarisch und halal.</p>',
    location: 'Testgelände bei München, Musterweg 90, 85716 Unterschleißheim',
  },
  13: {
    name: 'Seminar: Cybersicherheitspflichten für Errichter',
    summary:
      'Was europäisches Recht von Herstellern, Betreibern und allen dazwischen verlangt. Ein Tag ohne Folien.',
    description:
      '<p>Auf jedem Tisch liegen drei Texte: der Cyber Resilience Act, die NIS-2-Richtlinie und ein Wartungsvertrag, wie er täglich unterschrieben wird. Gemeinsam klären wir, wer was zu tun hat, wenn freitags eine Schwachstelle bekannt wird, und wo der Vertrag schweigt.</p><p>Nachmittags schreibt jede Gruppe zwei Klauseln neu, zu Verzeichnis und Updates, und nimmt sie mit. Keine Rechtsberatung; eine branchenkundige Juristin ist für Fragen da.</p>',
    location: 'Schulungsraum Madrid, Calle del Ejemplo 22, 28001 Madrid, Spanien',
  },
  14: {
    name: 'Workshop: Erdung und Überspannungsschutz im Freien',
    summary: 'Ein Stoßspannungsgenerator, verbrannte Geräte und die Frage, wohin der Strom geflossen ist.',
    description:
      '<p>Trockener Boden, lange Leitungen, Metallmasten: Unter zehn Ohm kommt ein Erder am Golf selten. Sie messen drei Erder mit drei Verfahren, erhalten drei Ergebnisse und lernen, welchem zu trauen ist.</p><p>Nach der Pause läuft der Generator. Wir schützen eine Mastkamera Schritt für Schritt, zuerst am falschen Ende, und messen, was noch an der Buchse ankommt. Eigene defekte Geräte sind willkommen. Die Anmeldung wird geprüft, da der Generator elektrotechnische Ausbildung verlangt.</p>',
    location: 'Schulungszentrum Dubai, Example Street 5, Al Quoz, Dubai, Vereinigte Arabische Emirate',
  },
  15: {
    name: 'Webinar: Nachtbilder, live von zwei Orten',
    summary: 'Dieselbe Szene in Seoul und Warschau, mit Infrarot, Weißlicht und Straßenlaterne.',
    description:
      '<p>Zwei baugleiche Kameras blicken auf das gleiche geparkte Auto, eine im schon dunklen Seoul, eine in einer verdunkelten Halle in Warschau. Live ändern wir Belichtungszeit, Verstärkung und Licht und lassen jemanden mit bekannter Geschwindigkeit durchs Bild gehen.</p><p>Sie sehen, was mit Gesicht, Kennzeichen und Datenrate geschieht, und sagen, was als Nächstes zu ändern ist. Einstellungen und Aufnahmen erhalten Sie danach. Englisch; koreanische Fragen werden übersetzt.</p>',
    location: 'Online; der Link kommt eine Stunde vor Beginn.',
  },
  16: {
    name: 'Seminar: Thermografie zur Brandverhütung im Lager',
    summary:
      'Hackschnitzel, Abfall, Batterien: welche Schwelle, welcher Zyklus, und wer nachts gerufen wird.',
    description:
      '<p>Für Betreiber, Versicherer, Brandschutzbeauftragte und alle, die für sie planen. Wir beginnen mit vier Bränden, die vom ersten warmen Pixel an aufgezeichnet wurden, und fragen jeweils, wann welche Kamera mit welcher Schwelle etwas hätte merken können.</p><p>Dann der unbequeme Teil: Ein früher Alarm ist so viel wert wie der Mensch, der ihn empfängt. Die Gruppen schreiben einen Alarmplan für eine Sortierhalle mit einem Nachtwächter. Mittagessen inbegriffen.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Frankreich',
  },
  17: {
    name: 'Workshop: ein Tor, zwei Personen, vier Stunden',
    summary: 'Ein Schiebetor mit Leser, Schleife und Sprechstelle, in Betrieb genommen zu zweit.',
    description:
      '<p>Das Tor auf unserem Hof wiegt vierhundert Kilogramm und gehorcht nur denen, die nachgedacht haben. Zu zweit nehmen Sie es vom nackten Rahmen an in Betrieb: Antrieb, Endlagen, Schaltleiste, Induktionsschleife, Weitbereichsleser, Sprechstelle und die Notöffnung von Hand.</p><p>Der Trainer sieht zu, antwortet und greift ein, wenn es gefährlich wird. Sicherheitsschuhe sind Pflicht. Der Workshop ist kostenlos; teilnehmen können zwei Personen.</p>',
    location: 'Rua do Exemplo 480, São Paulo, Brasilien, Hofeinfahrt',
  },
  18: {
    name: 'Webinar: Akkus, die die Nacht durchhalten',
    summary:
      'Eine Stunde über Kapazität, Temperatur und Alter, mit einer Rechnung, die auf eine Postkarte passt.',
    description:
      '<p>Ein Akku mit 18 Ah liefert weder eine Stunde lang achtzehn Ampere noch im Januar achtzehn Stunden lang eines. In einer Stunde kommen wir vom Strombedarf einer Anlage zur nötigen Kapazität: Ruhe, Alarm, Alterung, Kälte und die Reserve, die die Norm verlangt.</p><p>Die Rechnung passt auf eine Postkarte, die Sie erhalten. Dann prüfen wir sie an drei Akkus aus echten Schränken und sehen, welches Etikett die Wahrheit sagt.</p>',
    location: 'Online; der Link kommt eine Stunde vor Beginn.',
  },
}
