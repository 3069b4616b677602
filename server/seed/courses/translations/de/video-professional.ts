import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoProfessional: Readonly<Record<number, CourseTextSeed>> = {
  31: {
    name: 'PTZ- und Multisensorkameras',
    summary:
      'Eine bewegte Kamera schaut immer gerade woandershin. Wann sie trotzdem das richtige Werkzeug ist, wann vier feste Sensoren besser sind und wie beide zusammenarbeiten.',
    description:
      '<p>Eine PTZ-Kamera deckt 360 Grad ab, aber immer nur eines davon. Als Ersatz für acht feste Kameras verkauft, liefert sie im Moment des Diebstahls eine vorzügliche Nahaufnahme der gegenüberliegenden Ecke. Sie gehört neben einen Bediener oder hinter eine feste Kamera oder einen Melder, der ihr sagt, wohin sie schauen soll.</p><p>Wir rechnen nach, was die Mechanik kann. Eine Festposition mit 0,1 Grad Wiederholgenauigkeit liegt in 100 m um 17 cm daneben; bei vollem Zoom ist das der Unterschied zwischen Kennzeichen und Stoßstange. Eine Tour mit zehn Sekunden Verweilzeit macht 8.640 Fahrten am Tag, über drei Millionen im Jahr. Bei 300 ms vom Objektiv zum Bildschirm schießt jeder Bediener übers Ziel hinaus.</p><p><strong>Multisensorgehäuse</strong> behalten die ganze Szene: eine Leitung und eine Halterung, aber vier Streams, oft vier Lizenzen und mit Heizung und Infrarot PoE nach 802.3at oder 802.3bt. Das letzte Kapitel koppelt beides: Übersicht fest, Detail beweglich.</p>',
    outcomes: [
      'zwischen PTZ, Multisensor und Einzelkameras entscheiden und die Entscheidung beziffern',
      'Festpositionen, Grundstellung und Endlagen so setzen, dass die Aufzeichnung brauchbar bleibt',
      'Positioniergenauigkeit und Latenz gegen den geplanten Zoom prüfen',
      'eine feste Übersicht mit einer PTZ-Kamera koppeln, mit Priorität und Rückkehrzeit',
    ],
    chapters: [
      'Wo eine bewegte Kamera hingehört',
      'Festpositionen, Touren und Verschleiß',
      'Vier Sensoren, eine Leitung',
      'Übersicht und Detail im Verbund',
    ],
  },
  32: {
    name: 'Planung vernetzter Videosysteme',
    summary:
      'Von der Kameraliste zum Netz, das sie trägt: Verkehr, VLAN, Multicast, PoE-Budget, Uplinks, Zeit und eine Messung, die es belegt.',
    description:
      '<p>Büronetze sind für Verkehr gebaut, der in Böen kommt. Video weht den ganzen Tag: 48 Kameras mit 6 Mbit/s sind 288 Mbit/s ohne Mittagspause, und jedes Keyframe kommt als Stoß. Deshalb kann ein im Mittel zu dreißig Prozent belegter Uplink an einem Switch mit kleinen Puffern Pakete verlieren; sichtbar wird das als verschmiertes Bild zu jeder vollen Sekunde.</p><p>Der Kurs plant einen echten Standort aus der Kameraliste. Adressplan und <strong>VLAN</strong> mit Reserve, Unicast oder Multicast, IGMP-Snooping mit genau einem Querier, denn ohne ihn ist Multicast nur Broadcast unter anderem Namen. PoE wird je Port und je Switch addiert: 370 W versorgen vierundzwanzig Ports mit 15,4 W und keine beheizte PTZ-Kamera mehr. Zwischen Gebäuden liegt Glasfaser, und Rapid Spanning Tree wird durch Steckerziehen geprüft, während jemand die Aufzeichnung beobachtet.</p><p>Am Ende steht die Abnahme durch Messung: Paketverlust, Jitter, Zeitabweichung der Kameras und Stunden an der USV.</p>',
    outcomes: [
      'den Verkehr je Verbindung aus der Kameraliste ableiten, mit Spitzen und zweitem Betrachter',
      'Adressen, VLAN und Multicast so planen, dass die nächste Erweiterung passt',
      'ein PoE- und USV-Budget für die kälteste Nacht aufstellen',
      'Uplink, Puffer und Redundanz wählen und den Ausfall jedes Teils prüfen',
      'ein Videonetz nach Messwerten abnehmen statt nach Augenschein',
    ],
    chapters: [
      'Von der Kameraliste zum Datenverkehr',
      'Adressplan und VLAN',
      'Multicast und sein Querier',
      'PoE-Budget und USV',
      'Uplinks, Glasfaser und Puffer',
      'Zeit, Namen und Fernzugriff',
      'Redundanz und Abnahme',
    ],
  },
  33: {
    name: 'Cybersicherheit für Videosysteme',
    summary:
      'Eine Kamera ist ein Computer an der Außenwand. Konten, Zertifikate, Portschutz, Firmware und der Plan für den Tag, an dem es schiefgeht.',
    description:
      '<p>Jede Außenkamera endet in einer Netzwerkdose in vier Metern Höhe, und eine Leiter ist kein raffinierter Angriff. Wer die Kamera absteckt und einen Laptop ansteckt, darf nichts finden: keine Adresse, keinen Nachbarn, keinen Rekorder. Das leistet <strong>IEEE 802.1X</strong> mit einem Zertifikat je Gerät, mindestens aber ein Port, der bei Linkverlust abschaltet und das meldet.</p><p>Wir folgen dem üblichen Verlauf echter Vorfälle: Standardpasswörter, per UPnP aus dem Internet erreichbare Weboberfläche, drei Jahre alte Firmware, ein Administratorkonto für alle. Zu jedem Punkt gehören eine Einstellung, eine Prüfung und eine Zeile im Übergabeprotokoll. Streams laufen über TLS, verwaltet wird über einen Sprungserver. Zonen und Übergänge nach IEC 62443 helfen, das so zu zeichnen, dass auch die IT nickt.</p><p>Firmware wird Routine: Meldungen lesen, an einer Kamera erproben, altes Image aufheben, gruppenweise aktualisieren. Das letzte Kapitel nimmt an, dass alles versagt hat: wen anrufen, was abstecken, welche Protokolle zuerst sichern. Viele Kunden müssen genau das wegen NIS2 schriftlich vorweisen.</p>',
    outcomes: [
      'Kamera, Rekorder und Client nach Checkliste härten und das Ergebnis prüfen',
      'Netzwerkports im Freien so schützen, dass ein angesteckter Laptop nichts findet',
      'Zertifikate und Firmware als Routine mit Rückweg pflegen',
      'ein Notfallblatt für ein Videosystem schreiben und üben',
    ],
    chapters: [
      'Wie Videosysteme wirklich angegriffen werden',
      'Konten, Rollen und Passwörter',
      'Die Dose an der Außenwand',
      'Firmware und Zertifikate als Routine',
      'Der Tag, an dem es schiefgeht',
    ],
  },
  34: {
    name: 'Speicher, der überlebt: RAID, Failover, Edge',
    summary:
      'Platten sterben, Server starten neu, Switches verlieren den Strom. Was dann noch aufgezeichnet wird, wie lange, und wie man es vorher beweist.',
    description:
      '<p>RAID hält ein System am Laufen, wenn eine Platte stirbt. Es holt nichts Gelöschtes zurück, und es hilft nicht, wenn das Netzteil das ganze Gehäuse mitnimmt. Der Kurs ordnet die Schichten danach, welchen Ausfall sie abdecken und was sie dabei verlieren.</p><p>Am Anfang steht der Rebuild. Eine 18-TB-Platte braucht bei 100 MB/s fünfzig Stunden, wenn sonst nichts geschieht; bei Video geschieht immer etwas, also drei bis sechs Tage. So lange hat <strong>RAID 5</strong> keinerlei Reserve und muss jeden Sektor aller übrigen Platten fehlerfrei lesen. Daher RAID 6, Hot Spare und Platten für Dauerschreiben statt der gerade günstigen.</p><p>Über den Platten steht der Server: Failover durch einen Reserveserver, N+1, die Lücke gemessen und nicht zitiert. Darunter die Kamera: Eine 256-GB-Karte fasst bei 4 Mbit/s rund sechs Tage und füllt die Lücke nachträglich, sofern ihre Uhr stimmte und jemand den Verschleiß prüft. Zum Schluss ziehen Sie die Stecker, einen nach dem anderen, mit der Stoppuhr.</p>',
    outcomes: [
      'einen RAID-Level nach Rebuildzeit und Schreiblast wählen statt aus Gewohnheit',
      'Failover-Aufzeichnung planen und die verbleibende Lücke in Sekunden angeben',
      'Edge-Speicher bemessen und das automatische Nachfüllen einrichten',
      'einen Ausfalltest durchführen und dokumentieren, was verloren ging',
    ],
    chapters: [
      'Was RAID leistet und was nicht',
      'Der Rebuild, Stunde um Stunde',
      'Failover-Server',
      'Karten in der Kamera und der große Test',
    ],
  },
  35: {
    name: 'Kennzeichenerkennung',
    summary:
      'Winkel, Belichtungszeit und Infrarot so, dass das Kennzeichen lesbar ist, bevor Software es liest, und eine Schranke, die mit Fehllesungen umgehen kann.',
    description:
      '<p>Erkennungssoftware liest, was auch ein Mensch lesen könnte, nur schneller. Ist das Kennzeichen ein weißer Fleck oder ein grauer Schleier, hilft keine Lizenz. Ein europäisches Kennzeichen ist 520 mm breit; mit 130 Pixeln darüber sind das <strong>250 Pixel pro Meter</strong>, dieselbe Dichte, die DIN EN 62676-4 für das Identifizieren verlangt.</p><p>Bei 50 km/h legt ein Auto in einer Tausendstelsekunde 14 mm zurück. Unter 30 Grad zur Fahrspur läuft davon die Hälfte quer durchs Bild, knapp weniger als eine Strichbreite. Also: eine Tausendstelsekunde oder kürzer, Winkel unter 30 Grad in beiden Richtungen, gepulstes Infrarot, weil Kennzeichen es zur Quelle zurückwerfen, und ein Bandpassfilter gegen Scheinwerfer.</p><p>98 Prozent klingen gut, bis man eine Schranke betreibt: Jeder fünfzigste Fahrer bleibt stehen. Deshalb endet der Kurs mit Länderformaten, O und 0, Freigabelisten mit einem Zeichen Toleranz, einem zweiten Weg hinein und der Löschung der Durchfahrten, die niemand braucht.</p>',
    outcomes: [
      'Pixeldichte, Belichtungszeit und Winkel für eine Spur und ihre Geschwindigkeit berechnen',
      'Infrarot und Filter so einstellen, dass Kennzeichen bei Scheinwerferlicht und Regen lesbar sind',
      'eine Erkennungsrate ehrlich messen, bei Tag und bei Nacht',
      'für jedes falsch gelesene Kennzeichen den zweiten Weg planen',
    ],
    chapters: [
      'Ein Kennzeichen, das ein Mensch lesen könnte',
      'Belichtungszeit, Winkel und gepulstes Infrarot',
      'Raten, Listen und das fünfzigste Auto',
    ],
  },
}
