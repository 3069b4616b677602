import type { TopicDocument } from '../../../../src/domain/topic/topic-document.ts'
import type { TextsById } from '../../translated.ts'

export const topic: TextsById<TopicDocument['texts']['en']> = {
  1: {
    name: 'Perimeterschutz',
    summary:
      'Ein Zaun hält auf, ein Melder meldet, eine Kamera zeigt. Erst zusammen, und nur wenn jemand kommt, schützen sie.',
    body: '<p>Niemand braucht einen Alarm in dem Augenblick, in dem das Fenster bricht. Der Sinn eines Perimeters ist Zeit: die Minuten zwischen der ersten Berührung des Zauns und der ersten Berührung des Gebäudes. Wer plant, beginnt am Ende, bei der Frage, <strong>wie lange die Intervention braucht</strong>, und rechnet zurück bis zu dem Ort, an dem detektiert werden muss.</p><p>Detektiert wird in Schichten, denn jedes Verfahren hat sein eigenes Wetter. Wärmebildkameras sehen im Dunkeln, aber kaum durch dichten Nebel; ein Zaunkabel bemerkt das Überklettern und auch den Sturm; Radar mag freies Feld und kein Schilf. Zwei Verfahren, die an verschiedenen Tagen versagen, sind mehr wert als zweimal das beste.</p><p>Dann folgt die Verifikation: Ein Ereignis ohne Bild ist ein Gerücht, und nach dem zehnten fährt niemand mehr hinaus. Planen Sie für den Bediener, der fünfzehn Sekunden hat.</p>',
  },
  2: {
    name: 'Bilder bei Nacht',
    summary: 'Hell ist nicht scharf. Wie brauchbare Bilder entstehen, wenn kaum Licht da ist.',
    body: '<p>Jede Kamera liefert nachts ein helles Bild, wenn man sie lässt. Sie belichtet eine Fünfzehntelsekunde, dreht die Verstärkung auf, und der Hof liegt da wie bei Vollmond. Dann rennt jemand hindurch und ist ein grauer Strich.</p><p>Entschieden wird in umgekehrter Reihenfolge. Zuerst die <strong>Belichtungszeit</strong>: Ein gehender Mensch verlangt etwa eine Fünfzigstelsekunde, ein Auto an der Schranke viel weniger. Dann das Licht, das diese Zeit braucht, und woher es kommt. Eingebautes Infrarot ist bequem und lockt die Spinne an, deren Netz im August das Bild füllt. Ein getrennter Scheinwerfer in zwei Metern Abstand kostet eine Leitung und löst das Problem.</p><p>Farbe bei Nacht braucht Weißlicht, und Weißlicht das Einverständnis der Nachbarn. Beurteilen Sie schließlich die Aufzeichnung, nicht das Livebild: Die Kompression frisst zuerst die dunklen Stellen.</p>',
  },
  3: {
    name: 'Cybersicherheit von Sicherheitsanlagen',
    summary:
      'Eine Kamera ist ein Computer am Mast. Was das für Passwörter, Updates und das Netz dahinter bedeutet.',
    body: '<p>Der Rekorder im Keller läuft seit sechs Jahren, und niemand kennt das Passwort. So beginnen die meisten Geschichten. Sicherheitsanlagen sind Computer, die im Freien hängen, aus der Ferne erreichbar sind und drei Generationen von Bürorechnern überleben.</p><p>Vier Gewohnheiten nehmen den größten Teil der Gefahr. Ein <strong>Verzeichnis</strong>, das jedes Gerät mit Firmwarestand nennt, und jemand, der es führt. Passwörter, die sich von Gerät zu Gerät unterscheiden und schriftlich übergeben werden. Ein eigenes Netz mit einem Tor, durch das nur das Nötige kommt und in dem eine abgezogene Fassadenkamera niemandem Zugang gibt. Und ein fester Tag für Updates, mit einem Plan, was währenddessen bewacht bleibt.</p><p>Zum Fernzugriff ein eigener Satz: Eine Portweiterleitung ist kein Zugang, sondern ein offenes Fenster.</p>',
  },
  4: {
    name: 'Thermografie zur Brandverhütung',
    summary:
      'Vor dem Rauch kommt die Wärme. Wo eine Wärmebildkamera Stunden gewinnt, wo nur Sekunden und wo gar nichts.',
    body: '<p>Ein Rauchmelder meldet einen Brand. Eine Wärmebildkamera kann melden, was einer wird: die Halde, die seit Sonntag wärmer wird, das trocken laufende Lager, die Klemme, die nur unter Last glüht. In einer Sortierhalle oder einem Hackschnitzellager ist das der Unterschied zwischen Radlader und Feuerwehr.</p><p>Wie viel Zeit gewonnen wird, hängt vom Material ab. Biologische Erwärmung dauert <strong>Tage</strong>, ein Lager Stunden, eine Lithiumzelle ein bis zwei Minuten. Daraus folgen Kamerazyklus, Schwelle und Alarmweg, nicht aus dem Datenblatt.</p><p>Wärmebildkameras sehen Oberflächen. Ein Glutnest unter zwei Metern Spänen bleibt unsichtbar, Wärme hinter Glas bleibt hinter Glas. Solche Grenzen gehören schriftlich ins Konzept. Und was die Kamera um drei Uhr morgens meldet, muss jemanden erreichen, der weiß, was zu tun ist.</p>',
  },
  5: {
    name: 'Zutritt ohne Schlüssel',
    summary:
      'Ausweis, Telefon und Code ersetzen den Schlüssel. Tür, Schloss und Fluchtweg bleiben, was sie waren.',
    body: '<p>Ein verlorener Schlüssel kostet einen Zylinder oder vierhundert. Ein verlorener Ausweis kostet einen Klick. Das ist das ganze Argument für elektronischen Zutritt, und es ist ein gutes; schwierig ist alles um den Klick herum.</p><p>Zuerst kommt die Tür. Ein Leser verschließt nichts: Das tun Türöffner, Band und Schließer, und eine Tür, die im Winter klemmt, wird mit gutem Recht aufgekeilt. Dann der <strong>Ausweis</strong>. Ältere Karten, die nur eine Nummer rufen, kopiert man in Sekunden mit einem Gerät, das weniger kostet als der Leser; Verschlüsselung und eine überwachte Leitung zur Steuerung sind kein Luxus mehr.</p><p>Telefone als Schlüssel sind bequem, bis der Akku leer ist. Planen Sie also auch diesen Fall. Und planen Sie den Weg hinaus: Im Fluchtweg öffnet die Tür von innen mit einem Griff, was immer das System meint.</p>',
  },
  6: {
    name: 'Strom, der durchhält',
    summary:
      'Die meisten Störungen sind Störungen der Versorgung. Von der Spannung am Leitungsende bis zum Akku im vierten Jahr.',
    body: '<p>Eine Kamera, die jeden Abend um sechs neu startet, ist nicht defekt. Um sechs geht ihr Infrarot an, der Strom verdoppelt sich, und am Ende von achtzig Metern dünner Leitung sind von zwölf Volt noch neun übrig. Wer am Netzteil misst, findet nichts.</p><p>Messen Sie <strong>am Gerät und unter Last</strong>: Diese eine Regel spart mehr Anfahrten als jede Fernwartung. Die Rechnung dazu hat zwei Zeilen und zeigt auch, warum PoE mit 54 Volt verzeiht, was 12 Volt nicht verzeihen.</p><p>Akkus sind für 20 °C und zwanzig Stunden ausgelegt; im Schrank an der Südwand altern sie je zehn Grad doppelt so schnell. Rechnen Sie für das Ende ihrer Lebensdauer, schreiben Sie das Datum darauf und prüfen Sie mit Last, nicht mit dem Voltmeter. Und der Blitz muss den Mast nicht treffen: Ein Einschlag in dreihundert Metern genügt einer ungeschützten Leitung.</p>',
  },
}
