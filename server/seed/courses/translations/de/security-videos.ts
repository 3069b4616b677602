import type { CourseTextSeed } from '../../../seed-types.ts'

export const securityVideos: Readonly<Record<number, CourseTextSeed>> = {
  201: {
    name: 'Das Mützenproblem: Wie hoch ist zu hoch?',
    summary:
      'Eine Kamera, eine Person, vier Montagehöhen. Bei welcher verschwindet das Gesicht, und was kosten fünfzehn Grad Neigung?',
    description:
      '<p>Eine Person mit Mütze geht auf dieselbe Kamera in 2,5, 3,5, 4,5 und 6 Metern Höhe zu. Bis etwa 15 Grad Neigung ist das Gesicht brauchbar, jenseits von 30 Grad sammeln Sie Mützen. Faustregel zur Identifizierung: viermal so weit weg, wie die Kamera über den Augen hängt.</p>',
    outcomes: [
      'den Neigungswinkel aus Montagehöhe und Entfernung abschätzen',
      'sagen, bis zu welchem Winkel ein Gesicht brauchbar bleibt',
      'eine Kamera im Plan erst nach hinten rücken, dann tiefer hängen',
    ],
    chapters: ['Das Mützenproblem: Wie hoch ist zu hoch?'],
  },
  202: {
    name: 'Gegenlicht an der Glastür',
    summary:
      'Warum Besucher als Schattenrisse ankommen, was WDR wirklich dagegen tut und was es mit Menschen macht, die gehen.',
    description:
      '<p>Außen 20.000 Lux, innen 300: Das fasst kein Sensor in einer Belichtung. Der Film richtet eine Eingangskamera ein: erst drehen, dann Belichtung gewichten, dann WDR, das mehrere Belichtungen verbindet und Gehenden Geisterränder gibt. Geprüft wird um elf Uhr bei Sonne, nicht um fünf.</p>',
    outcomes: [
      'Gegenlicht schon im Plan erkennen, bevor die Kamera hängt',
      'die Belichtungsgewichtung für einen Eingang einstellen',
      'die Geisterbilder beurteilen, die WDR mit sich bringt',
    ],
    chapters: ['Gegenlicht an der Glastür'],
  },
  203: {
    name: 'Dreißig Tage auf der Platte: Speicher berechnen',
    summary:
      'Von der Bitrate zu Terabyte auf einem Blatt, mit den Fehlern, die aus dreißig versprochenen Tagen neunzehn machen.',
    description:
      '<p>Bei 4 Mbit/s füllt eine Kamera 43 GB am Tag; sechzehn brauchen für dreißig Tage 20,7 TB, noch ohne RAID, Formatierung und Reserve. Das Webinar rechnet das Blatt durch, zeigt die variable Bitrate in einer Regennacht und beantwortet Fragen zu Bewegungsaufzeichnung, Aufbewahrungsfristen und Plattenausfall beim Rebuild.</p>',
    outcomes: [
      'den Speicher aus Bitrate, Kamerazahl und Tagen berechnen',
      'RAID, Formatierung und nächtliches Rauschen einrechnen',
      'nach einer Woche prüfen, ob das Versprechen gehalten wird',
    ],
    chapters: ['Dreißig Tage auf der Platte: Speicher berechnen'],
  },
  204: {
    name: 'Fallstudie: Kennzeichen im Ladehof',
    summary:
      'Ein Hof mit elf Toren, Lkw in beide Richtungen und tiefe Wintersonne. Was geplant war, was scheiterte und was die Kennzeichen heute liest.',
    description:
      '<p>Der erste Entwurf las mit einer Kamera für die ganze Einfahrt 61 % der Kennzeichen. Die Korrektur: eigene Spur, 1/1000 s, Infrarot mit 850 nm, unter 30 Grad, 200 Pixel je Meter. Heute sind es 97 %; für den Rest aus Schmutz, Deichseln und fremden Kennzeichen gibt es einen Taster.</p>',
    outcomes: [
      'die vier Ursachen schlecht gelesener Kennzeichen nennen',
      'Verschlusszeit, Winkel und Pixeldichte für eine Spur planen',
      'eine Leserate vereinbaren, die sich prüfen lässt',
    ],
    chapters: ['Fallstudie: Kennzeichen im Ladehof'],
  },
  205: {
    name: 'Ruhestrom oder Arbeitsstrom: eine Tür verdrahten',
    summary:
      'Zwei Schlösser, ein Relais und ein Stromausfall. Welche Tür öffnet, welche bleibt zu und wohin die Diode gehört.',
    description:
      '<p>Auf der Werkbank: ein Haftmagnet, der mit Strom hält, und ein Türöffner, der mit Strom öffnet, am selben Controller. Der Film verdrahtet Öffner und Schließer und nimmt den Strom weg. Ohne Diode an der Spule verschweißen Relaiskontakte binnen Wochen. Eine Fluchttür wird stets ohne Elektronik dazwischen freigegeben.</p>',
    outcomes: [
      'für eine bestimmte Tür zwischen Ruhestrom und Arbeitsstrom wählen',
      'ein Schloss am richtigen Relaiskontakt anschließen',
      'eine Freilaufdiode richtig gepolt einsetzen',
    ],
    chapters: ['Ruhestrom oder Arbeitsstrom: eine Tür verdrahten'],
  },
  206: {
    name: 'Von Wiegand zu OSDP ohne neue Kabel',
    summary:
      'Alte Leser senden Kartennummern im Klartext. Wie man Tür für Tür auf eine verschlüsselte Leitung wechselt, meist auf den vorhandenen Adern.',
    description:
      '<p>Wiegand sendet die Nummer im Klartext und nur in eine Richtung. OSDP (DIN EN 60839-11-5) läuft auf RS-485, in beide Richtungen und im Secure Channel mit AES-128. Das Webinar zeigt die Umstellung: Adernpaare messen, 120 Ohm Abschluss, Adressen, Baudrate und vor allem den Tausch des veröffentlichten Standardschlüssels.</p>',
    outcomes: [
      'sagen, was sich auf einer Wiegand-Leitung mitlesen lässt',
      'beurteilen, ob ein vorhandenes Kabel für RS-485 taugt',
      'einen Secure Channel mit eigenem Schlüssel in Betrieb nehmen',
    ],
    chapters: ['Von Wiegand zu OSDP ohne neue Kabel'],
  },
  207: {
    name: 'Abschlusswiderstände: vier Zustände auf zwei Adern',
    summary:
      'Ruhe, Alarm, Kurzschluss, Unterbrechung. Wo die beiden Widerstände sitzen und warum sie in der Zentrale nichts wert sind.',
    description:
      '<p>Mit 4,7 kΩ am Leitungsende und 4,7 kΩ über dem Kontakt sieht die Zentrale 4,7 kΩ in Ruhe, 9,4 kΩ bei Alarm, null bei Kurzschluss und unendlich bei Unterbrechung. Der häufigste Fehler: beide Widerstände in der Zentrale, wo sie dreißig Zentimeter überwachen und sechzig Meter dem Zufall überlassen.</p>',
    outcomes: [
      'eine überwachte Linie mit zwei Widerständen zeichnen',
      'die vier Widerstandswerte den vier Zuständen zuordnen',
      'Widerstände finden, die am falschen Ende sitzen',
    ],
    chapters: ['Abschlusswiderstände: vier Zustände auf zwei Adern'],
  },
  208: {
    name: 'Fallstudie: der Melder, der um 5:40 Uhr auslöste',
    summary:
      'Elf Falschalarme in einem Winter, immer zur selben Zeit. Eine Suche durch Heizung, Sonne, Tiere und Ereignisspeicher.',
    description:
      '<p>Ein Bewegungsmelder im Ausstellungsraum löst um 5:40 Uhr aus, nur werktags und nur bei Frost. Erst der Ereignisspeicher, dann der Ort zu dieser Stunde mit Wärmebildkamera: Um 5:30 Uhr startet ein Lufterhitzer und weht ein Banner ins Erfassungsfeld. Der Melder hing zwei Meter zu weit links; die Empfindlichkeit blieb unberührt.</p>',
    outcomes: [
      'das Muster im Ereignisspeicher finden, bevor man hinfährt',
      'im Erfassungsfeld nach Wärme und Luftbewegung suchen',
      'einen Melder versetzen, statt ihn blind zu machen',
    ],
    chapters: ['Fallstudie: der Melder, der um 5:40 Uhr auslöste'],
  },
  209: {
    name: 'Zwei Geräte, eine Adresse: in fünf Minuten gefunden',
    summary:
      'Das Bild kommt und geht alle paar Sekunden. Wie man eine doppelte IP-Adresse mit Laptop und Switch findet.',
    description:
      '<p>Eine Kamera antwortet, dann nicht, dann wieder: Zwei Hardwareadressen wechseln sich für eine IP-Adresse ab. Die Suche: ARP-Tabelle leeren, pingen, beide Adressen notieren, in der Tabelle des Switches nachschlagen, zum Port gehen. Meist ist es ein Ersatzgerät mit Werksadresse; Etikett und gepflegte Adressliste beugen vor.</p>',
    outcomes: [
      'eine doppelte Adresse an ihren Symptomen erkennen',
      'eine Hardwareadresse bis zum Switchport verfolgen',
      'neue Geräte nacheinander in Betrieb nehmen',
    ],
    chapters: ['Zwei Geräte, eine Adresse: in fünf Minuten gefunden'],
  },
  210: {
    name: 'Was erzählt Ihre Kamera dem Internet?',
    summary:
      'Eine Stunde Datenverkehr einer frisch ausgepackten Kamera: Namensauflösung, Uhrzeit, Cloud-Relay und ein Port, den sie selbst geöffnet hat.',
    description:
      '<p>Wir haben den Verkehr einer fabrikneuen Kamera eine Stunde mitgeschnitten. Sie fragte nach der Uhrzeit, suchte Updates, probierte drei Relay-Server und verlangte vom Router per UPnP einen offenen Port. Das Webinar entscheidet Zeile für Zeile und endet mit einer Egress-Regel, die zwei Adressen durchlässt und den Rest protokolliert.</p>',
    outcomes: [
      'den ausgehenden Verkehr eines Geräts aufzeichnen und lesen',
      'Relay und UPnP abschalten und das nachweisen',
      'eine Egress-Regel für ein Kameranetz schreiben',
    ],
    chapters: ['Was erzählt Ihre Kamera dem Internet?'],
  },
  211: {
    name: 'Echo und Pfeifen an der Türstation',
    summary:
      'Der Besucher hört sich selbst, der Pförtner hört ein Pfeifen. Vier Ursachen in der Reihenfolge, in der man sie prüft.',
    description:
      '<p>Pfeifen ist eine Schleife aus Lautsprecher, Luft, Mikrofon und Verstärker. Geprüft wird erst die Dichtung dazwischen, dann Lautstärke und Abstand, dann die Nische, zuletzt der Echokompensator. Alles leiser drehen heilt das Pfeifen samt dem Gespräch. Am Ende sprechen zwei gleichzeitig: der einzig ehrliche Test.</p>',
    outcomes: [
      'akustisches Echo von Netzverzögerung unterscheiden',
      'Dichtung, Lautstärke, Nische und Echokompensator der Reihe nach prüfen',
      'bei der Übergabe einen Gegensprechtest durchführen',
    ],
    chapters: ['Echo und Pfeifen an der Türstation'],
  },
  212: {
    name: 'Ein Stecker am Mast, der im Frühjahr noch trocken ist',
    summary:
      'Netzwerkkabel im Freien anschließen: Tropfschlaufe, Verschraubung, Zugentlastung und eine Messung, bevor der Deckel zugeht.',
    description:
      '<p>Wasser fällt nicht in die Kamera, es läuft am Kabel entlang. Der Film schließt ein Außenkabel am Mastkasten an: passende Verschraubung, Tropfschlaufe, Zugentlastung, Paare höchstens 13 mm aufgedreht, Schirm rundum kontaktiert. Vor dem Deckel misst man Aderbelegung und PoE unter Last; die freie Bohrung bekommt einen Blindstopfen, kein Klebeband.</p>',
    outcomes: [
      'ein Außenkabel mit Tropfschlaufe und Verschraubung anschließen',
      'Verdrillung und Schirm bis zum Kontakt erhalten',
      'Aderbelegung und PoE-Spannung unter Last messen',
    ],
    chapters: ['Ein Stecker am Mast, der im Frühjahr noch trocken ist'],
  },
}
