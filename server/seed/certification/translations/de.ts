import type { CertificationDocument } from '../../../../src/domain/certification/certification-document.ts'
import type { TextsById } from '../../translated.ts'

export const certifications: TextsById<CertificationDocument['texts']['en']> = {
  1: {
    name: 'Zertifizierung Allgemeine Sicherheitstechnik 2026',
    summary:
      'Objekt lesen, Netzwerk und Stromversorgung aufbauen, in Betrieb nehmen und übergeben: das gemeinsame Handwerk aller Gewerke.',
    description:
      '<p>Mit diesem Zertifikat können Sie ein Objekt beurteilen, Risiken ordnen und eine kleine Anlage von der ersten Zeichnung bis zur unterschriebenen Übergabe führen: mit PoE-Budget, Akkus für die ganze Nacht, gehärteten Geräten und brauchbarer Dokumentation.</p><p>Es richtet sich an <strong>Errichter, Planer und Servicetechniker</strong> aller Gewerke. Ein früheres Zertifikat ist nicht nötig.</p><p>In den Kursen sammeln Sie <strong>zwölf Credits</strong>. Die Theorieprüfung umfasst fünfzig Fragen in einer Stunde; bestanden ist sie mit 80 von 100 Punkten, zwei Versuche sind möglich. Danach folgt eine praktische Prüfung, deren Protokoll Sie einreichen. Das Zertifikat gilt zwei Jahre und kann verlängert werden. Wer Version 2025 lernt, schließt sie ab oder aktualisiert; erworbene Credits bleiben.</p>',
    task: [
      'Bauen Sie eine Anlage aus zwei IP-Kameras, PoE-Switch, Rekorder und Netzteil mit Akkus auf.',
      'Vergeben Sie Adressen nach Plan, eigene Passwörter und eine gemeinsame Zeit; schalten Sie unnötige Dienste ab.',
      'Berechnen Sie PoE-Budget und Überbrückungszeit für vier Stunden und vergleichen Sie beides mit einem Messwert.',
      'Verlegen Sie mindestens 30 m Leitung zu einer Kamera und messen Sie, welche Spannung oder Leistung ankommt.',
      'Trennen Sie das Netz und zeigen Sie, dass Bild, Aufzeichnung und Meldung weiterlaufen.',
      'Reichen Sie ein Protokoll ein: Plan, Adresstabelle, Rechnung, Messwerte und zwei exportierte Bilder.',
    ],
  },
  2: {
    name: 'Videosicherheit Grundstufe',
    summary:
      'Kameras platzieren, Objektive wählen, aufzeichnen und exportieren: die erste Stufe der Videosicherheit.',
    description:
      '<p>Nach dieser Stufe leiten Sie aus der Frage, die ein Bild beantworten soll, Standort, Objektiv und Belichtung ab. Sie nehmen Kameras in Betrieb, berechnen den Speicher für die vereinbarten Tage, finden ein Ereignis unter vierzig Kameras und exportieren es beweissicher.</p><p>Sie ist für <strong>Techniker und Planer</strong>, die Anlagen bis etwa fünfzig Kameras errichten oder betreuen. Netzwerkgrundlagen helfen, ein früheres Zertifikat ist nicht nötig.</p><p>Sieben Kurse stehen bereit, <strong>neun Credits</strong> führen zur Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Eine praktische Prüfung gibt es auf dieser Stufe nicht. Das Zertifikat gilt zwei Jahre und ist Voraussetzung für die Fachstufe.</p>',
    task: [],
  },
  3: {
    name: 'Videosicherheit Fachstufe',
    summary: 'Netzwerk, Speicher und Nachtbilder für Anlagen, die auch bei einem Ausfall arbeiten müssen.',
    description:
      '<p>Die zweite Stufe behandelt Anlagen, in denen immer etwas ausfällt. Sie planen Netzwerk und Multicast, wählen RAID-Stufen nach der Dauer des Wiederaufbaus, schützen Kameras in Leiterreichweite und rechnen, statt zu probieren, wenn es um Nachtbilder und Kennzeichen geht.</p><p>Sie ist für <strong>Planer und leitende Techniker</strong> vernetzter Anlagen mit fünfzig bis dreihundert Kameras. Das gültige Zertifikat der Grundstufe wird verlangt.</p><p>Sechs Kurse führen zu <strong>neun Credits</strong> und damit zur Theorieprüfung: fünfzig Fragen in einer Stunde, 80 von 100 Punkten, zwei Versuche. Ein praktischer Teil entfällt. Das Zertifikat gilt zwei Jahre. Die Gebühr wird bei der Anmeldung fällig. Halten Sie einen Taschenrechner bereit.</p>',
    task: [],
  },
  4: {
    name: 'Videosicherheit Expertenstufe',
    summary:
      'Große Videoanlagen entwerfen, verbinden und nachweisen. Auf Einladung, mit eintägiger praktischer Prüfung.',
    description:
      '<p>Experten werden gefragt, wenn zweitausend Kameras entworfen, mit anderen Systemen verbunden und messtechnisch abgenommen werden. Sie denken in Ausfallbereichen, schreiben prüfbare Anforderungen, stellen Analysen mit Gehtestprotokoll ein und weisen Bildqualität an der Aufzeichnung nach, auch nachts.</p><p>Die Stufe ist für <strong>Systemplaner und Prüfer</strong> mit eigenen Projekten. Verlangt werden das Zertifikat der Fachstufe und ein Einladungscode Ihres Schulungspartners.</p><p>Mit <strong>neun Credits</strong> legen Sie die Theorieprüfung ab: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Die praktische Prüfung dauert einen Tag; ihre Aufgabe steht unten, ein Protokoll ist einzureichen. Das Zertifikat gilt zwei Jahre.</p>',
    task: [
      'Planen Sie den 400 m langen Perimeter eines Objekts nach einer zweiseitigen Anforderung: Standorte, Pixeldichte, Licht, Analyse.',
      'Teilen Sie Netzwerk, Speicher und Server in Ausfallbereiche und nennen Sie die Bilder, die jeder Ausfall kostet.',
      'Nehmen Sie das Rack mit zwanzig Kameras in Betrieb und finden Sie die Fehler in Multicast, Zeit und Stromversorgung.',
      'Stellen Sie die Analyse zweier Kameras ein und führen Sie einen Gehtest mit mindestens dreißig Annäherungen durch.',
      'Prüfen Sie das Bild einer Kamera nach DIN EN 62676-4 bei Tag und im Dunkeln, an der exportierten Aufzeichnung.',
      'Schreiben Sie das Übergabeprotokoll mit Bedingungen, Verfahren, Wert und Forderung und reichen Sie es als Link ein.',
    ],
  },
  5: {
    name: 'Zutrittskontrolle Grundstufe',
    summary: 'Türen, Schlösser, Leser und Rechte, mit sicherer Verdrahtung und freiem Fluchtweg.',
    description:
      '<p>Eine Tür muss abhalten, einlassen und vor allem hinauslassen. Mit diesem Zertifikat wählen Sie Technik für Feuerschutz- und Fluchttüren, verdrahten Controller so, dass ein durchtrenntes Kabel niemandem schadet, ersetzen kopierbare Leser und ordnen Rechte so, dass sie nach fünf Jahren noch lesbar sind.</p><p>Es ist für <strong>Errichter, Schlosser und Verwalter</strong> von Zutrittsanlagen. Ein früheres Zertifikat ist nicht nötig.</p><p><strong>Neun Credits</strong> aus sechs Kursen öffnen die Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. In der praktischen Prüfung verdrahten Sie eine Tür vor den Augen des Prüfers; ein Protokoll ist nicht einzureichen. Das Zertifikat gilt zwei Jahre.</p>',
    task: [
      'Verdrahten Sie eine Tür mit Türöffner, Türkontakt, Austrittstaster, Leser und Controller.',
      'Wählen Sie Ruhe- oder Arbeitsstromprinzip für die beschriebene Tür und begründen Sie es.',
      'Messen Sie die Spannung am Schloss unter Last und vergleichen Sie sie mit Ihrer Rechnung.',
      'Richten Sie zwei Rollen, ein Zeitprofil mit Feiertag und einen Tagesausweis für Besucher ein.',
      'Zeigen Sie, was bei Ausfall von Netz, Server und Leserleitung nacheinander geschieht.',
      'Lösen Sie die Brandfreigabe aus und weisen Sie nach, dass sie ohne Controller wirkt.',
    ],
  },
  6: {
    name: 'Einbruchmeldetechnik Grundstufe',
    summary:
      'Melder wählen und verdrahten, ohne Falschalarme scharf schalten und den Alarm sicher übertragen.',
    description:
      '<p>Eine Einbruchmeldeanlage wird an den Alarmen gemessen, die sie nicht auslöst. Mit diesem Zertifikat wählen Sie Melder nach ihrer Umgebung, verdrahten Linien, die Alarm und Sabotage unterscheiden, planen die Scharfschaltung so, dass Benutzer keine Falschalarme auslösen, und wissen, warum ein zweiter Übertragungsweg im selben Kabelverzweiger keiner ist.</p><p>Es ist für <strong>Errichter und Servicetechniker</strong> und alle, die Anlagen zur Wartung übernehmen. Ein früheres Zertifikat ist nicht nötig.</p><p>Sechs Kurse bringen die <strong>neun Credits</strong> für die Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Eine praktische Prüfung gibt es nicht. Das Zertifikat gilt zwei Jahre.</p>',
    task: [],
  },
  7: {
    name: 'Thermografie Grundstufe',
    summary: 'Wärmebilder lesen, messen, was messbar ist, und den Rest ehrlich berichten.',
    description:
      '<p>Eine Wärmebildkamera zeigt immer eine Zahl. Mit diesem Zertifikat wissen Sie, wann sie stimmt: Sie stellen Emissionsgrad und reflektierte Temperatur ein, berechnen aus dem IFOV den kleinsten messbaren Fleck, erkennen Reflexionen und schreiben Berichte, die jeder nachvollziehen kann.</p><p>Es ist für <strong>Techniker in Instandhaltung, Sicherheit und Gebäudeprüfung</strong>. Ein früheres Zertifikat ist nicht nötig.</p><p>Mit <strong>neun Credits</strong> legen Sie die Theorieprüfung ab: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Die praktische Prüfung findet an einer beheizten Wand mit zwölf Zielen statt; die Aufgabe erfahren Sie vor Ort. Das Zertifikat gilt zwei Jahre und ist Voraussetzung der Fachstufe.</p>',
    task: [],
  },
  8: {
    name: 'Thermografie Fachstufe',
    summary: 'Brandfrüherkennung, lange Perimeter, elektrische Befunde, Drohnen und Gas. Auf Einladung.',
    description:
      '<p>Auf der Fachstufe geht es um Entscheidungen, die auf Wärmebildern beruhen: ob ein Haufwerk geöffnet, eine Schaltanlage abgeschaltet oder die Feuerwehr gerufen wird. Sie berechnen Reichweiten und Zykluszeiten, korrigieren Befunde nach Last und Wind und kennen die Grenzen von Personenscreening und Gasbildern.</p><p>Sie ist für <strong>Thermografen und Planer</strong> mit eigener Praxis. Verlangt werden das Zertifikat der Grundstufe und ein Einladungscode.</p><p>Sechs Kurse führen zu <strong>neun Credits</strong>. Es folgt die Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Für die praktische Prüfung untersuchen Sie eine Anlage Ihrer Wahl und reichen ein Protokoll ein. Das Zertifikat gilt zwei Jahre; eine Gebühr wird erhoben.</p>',
    task: [
      'Wählen Sie eine elektrische Anlage, ein Schüttgutlager oder einen Perimeter und holen Sie die schriftliche Zustimmung des Betreibers ein.',
      'Beschreiben Sie die Bedingungen: Last, Wetter, Abstand, Emissionsgrad und reflektierte Temperatur, jeweils mit Quelle.',
      'Nehmen Sie mindestens acht radiometrische Wärmebilder mit Sichtbildern vom selben Standort auf.',
      'Korrigieren Sie einen Befund nach Last oder Wind und zeigen Sie die Rechnung.',
      'Berechnen Sie Reichweite oder Zykluszeit einer festen Kamera am selben Ort und schlagen Sie Schwellen vor.',
      'Reichen Sie einen Bericht von höchstens zwölf Seiten ein, der bei jedem Befund sagt, wie sicher er ist.',
    ],
  },
  9: {
    name: 'Zertifizierung Allgemeine Sicherheitstechnik 2025',
    summary:
      'Die vorige Version für alle, die mit ihr begonnen haben. Sie kann abgeschlossen oder aktualisiert werden.',
    description:
      '<p>Version 2025 lehrt dieselben Grundlagen wie ihre Nachfolgerin: Objektanalyse, Netzwerk und PoE, Notstromversorgung, Überspannungsschutz, Inbetriebnahme und Datenschutz. Mit ihr führen Sie eine kleine Anlage vom Plan bis zur Übergabe.</p><p>Sie bleibt für <strong>Lernende, die sich vor 2026 angemeldet haben</strong>. Neue Lernende wählen Version 2026, die Zeichnungen, Sprechanlagen und eine praktische Prüfung hinzufügt.</p><p><strong>Zwölf Credits</strong> führen zur Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Eine praktische Prüfung gehört nicht dazu. Sie können jederzeit auf 2026 aktualisieren; ersetzte Kurse gelten als abgeschlossen. Das Zertifikat gilt zwei Jahre, seine Verlängerung führt zur aktuellen Version.</p>',
    task: [],
  },
  10: {
    name: 'Videosicherheit Grundstufe 2025',
    summary: 'Die vorige Version der ersten Stufe der Videosicherheit.',
    description:
      '<p>Auch mit dieser Version lernen Sie, Standort und Objektiv aus der Aufgabe des Bildes abzuleiten, Kameras in Betrieb zu nehmen, Speicher zu berechnen und Aufzeichnungen als Beweis zu exportieren. Die Kurse sind dieselben; anders sind die Gewichte in der Prüfung und die inzwischen neu geschriebenen Kapitel zum Standort.</p><p>Sie bleibt für <strong>Lernende, die sich vor 2026 angemeldet haben</strong>. Alle anderen nehmen Version 2026.</p><p><strong>Neun Credits</strong> führen zur Theorieprüfung: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Eine praktische Prüfung gibt es nicht. Die Aktualisierung ist jederzeit möglich. Zertifikate gelten zwei Jahre und zählen so lange als Voraussetzung der Fachstufe.</p>',
    task: [],
  },
}
