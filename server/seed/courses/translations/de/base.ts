import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses every trade needs, in German where they have no German text of their own. */
export const base: Readonly<Record<number, CourseTextSeed>> = {
  22: {
    name: 'Erdung und Überspannungsschutz im Außenbereich',
    summary:
      'Warum ein Einschlag am Zaun den Rekorder im Keller zerstört und wo der Ableiter sitzen muss, der das verhindert.',
    description:
      '<p>Eine Kamera am Mast und ein Switch im Gebäude sind zwei Erden, verbunden durch ein dünnes Kabel. Hebt ein Blitz eine davon um einige Tausend Volt an, läuft der Unterschied über das Datenpaar. Der Kurs zeigt, wohin dieser Strom will, und bietet ihm einen kürzeren Weg an.</p><p>Sie tragen die Blitzschutzzonen nach DIN EN 62305 in den Plan ein, setzen Ableiter an die Zonengrenze und nicht neben das Gerät, halten die Erdungsleitung unter einem halben Meter und lernen, wann Glasfaser schlicht billiger ist. Schirme, der Potentialausgleich der Masten und der Unterschied zwischen Schutzerde und einem verrosteten Staberder bekommen ein eigenes Kapitel.</p>',
    outcomes: [
      'Blitzschutzzonen in einen Lageplan eintragen',
      'Ableiter für PoE, RS-485 und 24-V-Leitungen auswählen und platzieren',
      'entscheiden, wann eine Strecke in Glasfaser ausgeführt werden muss',
    ],
    chapters: [
      'Zwei Erden und ein dünnes Kabel',
      'Ableiter an der Zonengrenze',
      'Schirme, Potentialausgleich und Glasfaser',
    ],
  },
  24: {
    name: 'Datenschutz in der Planung von Videoanlagen',
    summary:
      'Aufzeichnen, was der Zweck verlangt, und sonst nichts: Zonen, Masken, Speicherdauer, Hinweisschilder und wer hinsehen darf.',
    description:
      '<p>Am billigsten ist Datenschutz auf dem Plan. Eine um fünfzehn Grad gedrehte Kamera braucht keine Maske über dem Fenster des Nachbarn; eine Kassenkamera, die das Tastenfeld nicht zeigt, braucht keine Diskussion mit dem Betriebsrat. Der Kurs stellt neben jede Kamera im Plan ihren Zweck und nimmt weg, was dieser Zweck nicht braucht.</p><p>Sie lernen, Livebild und Aufzeichnung auseinanderzuhalten, die Speicherdauer in Stunden festzulegen und nicht nach der Größe der Festplatte, Masken zu zeichnen, die sich mit der PTZ-Kamera bewegen, und Zugriffe so zu vergeben und zu protokollieren, dass die Frage „Wer hat dieses Bild angesehen?“ eine Antwort hat. Die Beispiele folgen der DSGVO, die Methode gilt überall.</p>',
    outcomes: [
      'für jede Kamera im Plan Zweck und Speicherdauer festhalten',
      'Privatzonenmasken setzen, auch an schwenkbaren Kameras, und sie bei vollem Zoom prüfen',
      'Hinweisschilder, Zugriffsrechte und ein Exportprotokoll planen',
    ],
    chapters: [
      'Ein Zweck für jede Kamera',
      'Masken, Zonen und Speicherdauer',
      'Wer darf sehen, und wer weiß davon?',
    ],
  },
}
