import type { FaqDocument } from '../../../../src/domain/faq/faq-document.ts'
import type { TextsById } from '../../translated.ts'

export const faq: TextsById<FaqDocument['texts']['en']> = {
  1: {
    question: 'Wie viele Credits brauche ich vor der Prüfung?',
    answer:
      '<p><strong>Zwölf</strong> für die Zertifizierung Allgemeine Sicherheitstechnik, <strong>neun</strong> für eine Zertifizierung der Produktsicherheit. Alle Pflichtkurse müssen dabei sein, den Rest wählen Sie aus den Wahlkursen. Ein Präsenzkurs bringt seine Credits, sobald Ihre Teilnahme bestätigt ist.</p>',
  },
  2: {
    question: 'Merkt sich das Portal, wo ich aufgehört habe?',
    answer:
      '<p>Ja. Jedes Kapitel läuft ab der Sekunde weiter, an der Sie es verlassen haben, auf jedem Gerät, auf dem Sie angemeldet sind. Als gesehen gilt ein Kapitel, wenn Sie es bis zum Ende angesehen haben; Vorspulen zählt nicht.</p>',
  },
  3: {
    question: 'Was muss ich in einem Quiz erreichen?',
    answer:
      '<p><strong>60 von 100 Punkten.</strong> Ein Quiz hat fünf Fragen zu je 20 Punkten und lässt sich beliebig oft wiederholen. Ein Kurs mit Quiz ist erst abgeschlossen, wenn auch das Quiz bestanden ist.</p>',
  },
  4: {
    question: 'Ein Kurs, den ich gerade lerne, wurde ersetzt. Verliere ich etwas?',
    answer:
      '<p>Nein. Ersetzt eine neue Version einen Kurs, wird Ihr Fortschritt auf 100 % gesetzt, und die Credits bleiben Ihnen. Vor der Aktualisierung einer Zertifizierung werden Sie gefragt; zu lernen bleibt nur, was neu hinzukommt.</p>',
  },
  5: {
    question: 'Wie läuft die Theorieprüfung ab?',
    answer:
      '<p>Online, <strong>50 Fragen in einer Stunde</strong>: Einfachauswahl, Mehrfachauswahl, richtig oder falsch. Bestanden ist ab 80 von 100 Punkten. Nach Ablauf der Stunde werden Ihre Antworten abgegeben, wie sie sind. Während der Prüfung können Sie sich nicht abmelden.</p>',
  },
  6: {
    question: 'Was geschieht, wenn ich nicht bestehe?',
    answer:
      '<p>Sie haben <strong>zwei Versuche</strong>. Nach dem ersten Misserfolg bleibt einer; sehen Sie vorher die Auswertung Ihrer Antworten durch. Nach zwei Misserfolgen melden Sie sich neu an und lernen erneut: Der Fortschritt beginnt wieder bei 0, frühere Ergebnisse bleiben im Verlauf sichtbar.</p>',
  },
  7: {
    question: 'Wie lange darf ich mit der Prüfung warten?',
    answer:
      '<p>In der Produktsicherheit legen Sie die Theorieprüfung <strong>innerhalb von 30 Tagen</strong> nach dem neunten Credit ab. Das Portal zeigt die verbleibenden Tage und erinnert per E-Mail. Für die Zertifizierung Allgemeine Sicherheitstechnik gilt keine solche Frist.</p>',
  },
  8: {
    question: 'Wo gibt es eine praktische Prüfung, und wann kann ich sie ablegen?',
    answer:
      '<p>Bei allen Zertifizierungen, deren Seite den Reiter „Praktische Prüfung“ zeigt. Einen Termin buchen Sie nach <strong>bestandener Theorieprüfung</strong>. Bestanden ist auch hier ab 80 von 100 Punkten. Termine und Orte stehen unter <a href="/practical-exam">Praktische Prüfungen</a>.</p>',
  },
  9: {
    question: 'Kann ich eine praktische Prüfung am Telefon ablegen?',
    answer:
      '<p>Nein. Praktische Prüfungen sind auf Mobilgeräten nicht möglich; bitte nutzen Sie das Portal am Computer. Kurse, Quiz und Theorieprüfung laufen auch auf dem Telefon, für eine Stunde Fragen empfehlen wir aber einen größeren Bildschirm.</p>',
  },
  10: {
    question: 'Ich habe bestanden. Wann bekomme ich mein Zertifikat?',
    answer:
      '<p>Sie beantragen es auf der Seite der Zertifizierung. Wir entscheiden <strong>innerhalb von 3 Werktagen</strong> und schreiben Ihnen. Danach steht das Zertifikat unter „Mein Lernen“ zum Herunterladen bereit, mit oder ohne Firmenname.</p>',
  },
  11: {
    question: 'Wie lange gilt ein Zertifikat, und wie verlängere ich es?',
    answer:
      '<p><strong>Zwei Jahre.</strong> Verlängern können Sie es von 90 Tagen vor bis 90 Tage nach dem Ablauf. Lernen Sie, was sich geändert hat, und bestehen Sie die aktuelle Theorieprüfung; das neue Zertifikat schließt an das alte an. Danach ist eine neue Anmeldung nötig.</p>',
  },
  12: {
    question: 'Was bedeuten die Medaillen?',
    answer:
      '<p>Sie zeigen Ihre Stufe: <strong>Bronze</strong> für die Grundstufe, <strong>Silber</strong> für die Fachstufe, <strong>Gold</strong> für die Expertenstufe. Sie stehen unter „Mein Lernen“ und verschwinden erst, wenn das Zertifikat abgelaufen ist.</p>',
  },
  13: {
    question: 'Wie kann ein Kunde die Zertifikate meiner Firma prüfen?',
    answer:
      '<p>Mit der Umsatzsteuer-Identifikationsnummer Ihrer Firma auf der Seite <a href="/vat">Firmenzertifizierung</a>. Dort steht, wie viele gültige Zertifikate Ihre Firma hat und welche, ohne die Namen der Inhaber.</p>',
  },
  14: {
    question: 'Bis wann kann ich einen Präsenzkurs absagen?',
    answer:
      '<p>Bis <strong>24 Stunden vor Beginn</strong>, unter „Mein Lernen“. In den letzten 24 Stunden geht es nicht mehr, weil niemand den Platz übernehmen könnte. Wer ohne Absage fehlt, wird als abwesend geführt.</p>',
  },
  15: {
    question: 'Ich kann den Termin einer bezahlten Schulung nicht wahrnehmen. Bekomme ich mein Geld zurück?',
    answer:
      '<p>Bezahlte Schulungen werden <strong>nicht erstattet</strong>, aber das <strong>Umbuchen ist kostenlos</strong>: Wählen Sie bis 24 Stunden vor Beginn einen anderen Termin derselben Schulung. Sagen wir selbst ab, wählen Sie zwischen neuem Termin und Erstattung.</p>',
  },
  16: {
    question: 'Meine Anmeldung steht auf „Ausstehend“. Worauf wartet sie?',
    answer:
      '<p>Manche Schulungen müssen genehmigt werden, meist weil sie Vorkenntnisse verlangen. Die Entscheidung dauert 1 bis 3 Werktage. Mit einem Einladungscode ist die Anmeldung sofort genehmigt; ein Code gilt einmal und nur für die E-Mail-Adresse, an die er ging.</p>',
  },
  17: {
    question: 'Wie kann ich bezahlen?',
    answer:
      '<p>Überall mit <strong>Karte</strong>, in Polen mit <strong>BLIK</strong>, in den übrigen Ländern mit <strong>Klarna</strong> oder per Banküberweisung. Berechnet wird in Euro oder Złoty zuzüglich Mehrwertsteuer. Eine begonnene Bestellung müssen Sie innerhalb von 30 Minuten abschließen.</p>',
  },
  18: {
    question: 'Was ist bei einer Banküberweisung zu beachten?',
    answer:
      '<p>Der Betrag muss <strong>innerhalb von 3 Kalendertagen</strong> bei uns eingehen, mit dem Verwendungszweck aus der Bestellung. Die Überweisung kostet <strong>1,5 %</strong> Servicegebühr, die Kartenzahlung keine. Nach drei Tagen verfällt die Bestellung, und der Platz wird frei.</p>',
  },
  19: {
    question: 'Wo finde ich meine Rechnung?',
    answer:
      '<p>Unter „Mein Lernen“ neben der Zahlung, als PDF, sobald die Zahlung abgeschlossen ist. Firma, Anschrift und USt-IdNr. stammen aus Ihren persönlichen Angaben; bitte prüfen Sie diese vor dem Bezahlen, denn eine ausgestellte Rechnung wird nicht mehr geändert.</p>',
  },
  20: {
    question: 'Welche Sprache sehe ich, und wie ändere ich sie?',
    answer:
      '<p>Die zuletzt gewählte. Sie ändern sie oben auf jeder Seite, zusammen mit dem Land. Noch nicht übersetzte Texte erscheinen auf Englisch. Schreiben, Prüfungen und Zertifikate richten sich nach derselben Einstellung.</p>',
  },
}
