import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoRecording: TextsById<Wording> = {
  30: [
    'Was geschieht mit einer neuen IP-Kamera zuerst?',
    [
      'Sie bekommt ein eigenes Passwort und eine geplante Adresse',
      'Sie zeichnet eine Woche auf',
      'Sie wird ins Internet gestellt',
      'Ihre Bitrate wird auf das Maximum gesetzt',
    ],
    'Ohne Adresse und Passwort beginnt weder Dokumentation noch Sicherheit.',
  ],
  31: [
    'Eine Kamera hat eine Adresse aus 169.254.0.0/16. Was sagt das?',
    [
      'Sie hat keinen DHCP-Server gefunden',
      'Sie ist defekt',
      'Sie ist im Internet',
      'Ihr Passwort ist falsch',
    ],
    'Aus diesem Bereich gibt sich ein Gerät selbst eine Adresse.',
  ],
  32: [
    'Welches Protokoll überträgt bei den meisten IP-Kameras das Livebild?',
    ['RTP, gesteuert durch RTSP', 'SMTP', 'SNMP', 'NTP'],
    'RTSP startet und stoppt, RTP trägt die Daten.',
  ],
  33: [
    'Was bewirkt ein größerer Abstand der Schlüsselbilder?',
    [
      'Er spart Bitrate und verlangsamt Suche und Erholung',
      'Er erhöht die Bitrate',
      'Er verbessert das Licht',
      'Er verkürzt die Speicherdauer',
    ],
    'Nur Schlüsselbilder sind vollständig. Weniger davon sparen Platz, ein Verlust dauert länger.',
  ],
  34: [
    'Variable Bitrate mit Obergrenze: Was geschieht in einer sehr belebten Szene?',
    [
      'Die Qualität sinkt, sobald die Grenze erreicht ist',
      'Die Grenze wird missachtet',
      'Die Auflösung verdoppelt sich',
      'Die Aufzeichnung stoppt',
    ],
    'Die Grenze schützt Netz und Platte, auf Kosten der Qualität gerade dann, wenn viel geschieht.',
  ],
  35: [
    'Welcher Stream dient für eine Wand aus sechzehn kleinen Bildern?',
    [
      'Der zweite, kleinere Stream',
      'Der Hauptstream in voller Auflösung',
      'Ein Standbild je Minute',
      'Die Aufzeichnung in der Kamera',
    ],
    'Sechzehn volle Streams überlasten den Client, ohne auf kleinen Kacheln mehr zu zeigen.',
  ],
  36: [
    'Wie viel füllt 1 Mbit/s bei Daueraufzeichnung etwa am Tag?',
    ['10,8 GB', '86,4 GB', '1,35 GB', '3,6 GB'],
    '86 400 s × 1 Mbit = 86 400 Mbit; ÷ 8 = 10 800 MB.',
  ],
  37: [
    'Was leistet ein Voralarmspeicher?',
    [
      'Er bewahrt die Sekunden vor dem Ereignis',
      'Er verzögert den Alarm',
      'Er filtert Tiere',
      'Er löscht alte Bilder',
    ],
    'Die Ursache liegt meist vor dem Ereignis.',
  ],
  38: [
    'Jeden Tag um 3 Uhr fehlen Aufnahmen. Wo sehen Sie zuerst nach?',
    [
      'Bei geplanten Aufgaben und im Protokoll dieser Zeit',
      'Am Objektiv',
      'An der Montagehöhe',
      'An der Lizenz der Maske',
    ],
    'Regelmäßige Zeit heißt Zeitschaltung: Neustart, Sicherung, Aufräumen.',
  ],
  39: [
    'Wie fällt auf, dass eine von vierzig Kameras seit einer Woche nicht aufzeichnet?',
    [
      'Durch Überwachung mit Meldung und den Blick auf alte Bilder',
      'Am Livebild',
      'Am Stromverbrauch',
      'Nur durch Klagen der Benutzer',
    ],
    'Das Livebild sagt nichts über die Aufzeichnung.',
  ],
  40: [
    'Ein Ereignis liegt irgendwo in einer Woche. Wie sucht man mit dem Auge am schnellsten?',
    [
      'Die Spanne immer wieder halbieren',
      'Alles mit doppelter Geschwindigkeit ansehen',
      'Vom Ende rückwärts ansehen',
      'Jeden Wachmann fragen',
    ],
    'Jeder Blick halbiert den Rest. Eine Woche ist nach etwa 14 Blicken auf eine Minute eingegrenzt.',
  ],
  41: [
    'Was geschieht zuallererst, wenn eine Aufnahme als Beweis gebraucht wird?',
    [
      'Sie wird gegen Überschreiben geschützt',
      'Sie wird verkleinert',
      'Langweilige Teile werden entfernt',
      'Sie wird per Messenger verschickt',
    ],
    'Das Überschreiben läuft weiter, während geredet wird.',
  ],
  42: [
    'Was beweist eine Prüfsumme wie SHA-256 zu einem Export?',
    [
      'Dass die Datei seitdem unverändert ist',
      'Wer im Bild ist',
      'Dass die Uhr richtig ging',
      'Dass die Kamera kalibriert war',
    ],
    'Jedes geänderte Bit ändert die Summe. Über Zeit und Inhalt sagt sie nichts.',
  ],
  43: [
    'Die Uhr eines Rekorders geht 4 Minuten vor. Wie geht man mit dem Export um?',
    [
      'Die Abweichung kommt ins Protokoll',
      'Die Uhr wird zuerst zurückgestellt',
      'Die Datei wird umbenannt',
      'Gar nicht, 4 Minuten sind gleichgültig',
    ],
    'Das Original bleibt; die gemessene Abweichung macht es brauchbar.',
  ],
  44: [
    'Wie lange dürfen Aufnahmen nach der DSGVO gespeichert werden?',
    [
      'So lange der Zweck es braucht, mit Begründung',
      'Immer 72 Stunden',
      'Immer 30 Tage',
      'Bis die Platte voll ist',
    ],
    'Die Verordnung nennt keine Zahl. Die europäischen Leitlinien verlangen Gründe für deutlich mehr als 72 Stunden.',
  ],
  45: [
    'Der Balkon eines Nachbarn ist im Bild. Was ist am besten?',
    [
      'Die Kamera drehen und den Rest in der Kamera maskieren',
      'Im Client maskieren',
      'Versprechen, nicht hinzusehen',
      'Die Bitrate senken',
    ],
    'Was nicht erfasst wird, braucht keinen Schutz.',
  ],
  46: [
    'Wer darf Aufnahmen ansehen?',
    [
      'Wer es für seine Aufgabe braucht, mit persönlichem Konto',
      'Alle im Unternehmen',
      'Nur der Errichter',
      'Wer das gemeinsame Passwort kennt',
    ],
    'Notwendigkeit und Nachvollziehbarkeit: Ein gemeinsames Konto nennt im Protokoll niemanden.',
  ],
  47: [
    'Was bewirkt das blinde Kopieren gleicher Einstellungen auf 40 Kameras?',
    [
      'Belichtung und Masken passen meist nicht zur Szene',
      'Nichts, Kameras sind gleich',
      'Die Bitrate halbiert sich',
      'Lizenzen gehen verloren',
    ],
    'Netzwerk, Zeit und Codec lassen sich kopieren, Szenenabhängiges nicht.',
  ],
  48: [
    'Welche Angaben gehören ins Inbetriebnahmeprotokoll einer Kamera?',
    [
      'Adresse und Firmwareversion',
      'Auflösung, Bildrate und Bitrate',
      'Referenzbild',
      'Name des Hundes des Monteurs',
      'Passwort im Klartext',
    ],
    'Damit zeigt ein Ersatz wieder dasselbe Bild. Passwörter werden getrennt verwahrt.',
  ],
  49: [
    'Was senkt den Speicherbedarf ohne Verlust an Pixeln?',
    [
      'Ein wirksamerer Codec',
      'Aufzeichnung bei Ereignis, wo erlaubt',
      'Größere Abstände der Schlüsselbilder',
      'Eine höhere Bildrate',
      'Ein kürzeres Netzwerkkabel',
    ],
    'Codec und Schlüsselbilder senken die Bitrate, Ereignisse die Zeit.',
  ],
  50: [
    'Was gehört zu einem Export für die Polizei?',
    [
      'Zeitabweichung des Rekorders',
      'Player oder ein gängiges Format',
      'Ein Protokoll, wer was übergeben hat',
      'Alle Administratorpasswörter',
      'Eine Auswahl nach Geschmack',
    ],
    'Zeit, Lesbarkeit und lückenlose Übergabe machen ihn brauchbar.',
  ],
  51: [
    'Was muss ein Hinweisschild mindestens nennen?',
    [
      'Wer verantwortlich ist',
      'Den Zweck',
      'Wo es weitere Informationen gibt',
      'Den Kameratyp',
      'Die Auflösung',
    ],
    'Die erste Ebene nennt Verantwortlichen, Zwecke und den Weg zum Rest.',
  ],
  52: [
    'Welche Ursachen können ein Livebild stocken lassen?',
    [
      'Überlasteter Client',
      'Paketverlust im Netz',
      'Zu viele volle Streams auf einem Schirm',
      'Ein fehlendes Schild',
      'Eine Speicherdauer von 72 Stunden',
    ],
    'Dekodieren und Übertragung begrenzen das Bild.',
  ],
  53: [
    'Ein Livebild beweist, dass die Kamera aufgezeichnet wird.',
    ['Falsch', 'Richtig'],
    'Livebild und Aufzeichnung sind verschiedene Wege. Nur der Blick in die Aufzeichnung beweist es.',
  ],
  54: [
    'H.265 braucht bei gleicher Qualität etwa dieselbe Bitrate wie H.264.',
    ['Falsch', 'Richtig'],
    'Es spart etwa ein Drittel bis die Hälfte, braucht aber mehr Rechenleistung beim Dekodieren.',
  ],
  55: [
    'Eine doppelte Bildrate verdoppelt immer die Bitrate.',
    ['Falsch', 'Richtig'],
    'Benachbarte Bilder ähneln sich und lassen sich gut komprimieren; der Anstieg ist meist kleiner.',
  ],
  56: [
    'Platten für Videoüberwachung sind für dauerndes Schreiben gebaut.',
    ['Richtig', 'Falsch'],
    'Gewöhnliche sind für andere Lasten gebaut und fallen früher aus.',
  ],
  57: [
    'Auch eine Kamera, die nichts Auffälliges zeigt, kann in den Export gehören.',
    ['Richtig', 'Falsch'],
    'Dass niemand dort vorbeikam, ist auch eine Antwort.',
  ],
}
