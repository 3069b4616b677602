import type { Item } from '../../../src/domain/content/families.ts'

const comments: [country: string, sister: boolean, Item<'comment'>['document']['texts']][] = [
  [
    'PL',
    false,
    {
      en: {
        name: 'Piotr W.',
        role: 'Installer, Gdańsk',
        quote:
          'I had hung cameras for nine years and never calculated a pixel density. Now the customer signs a sheet that says what each picture has to show, and the argument at handover is gone.',
      },
      ar: {
        name: 'بيوتر و.',
        role: 'فني تركيب، غدانسك',
        quote:
          'ركّبت الكاميرات تسع سنوات دون أن أحسب كثافة البكسلات مرة واحدة. أما اليوم فيوقّع العميل ورقة تحدد ما يجب أن تُظهره كل صورة، فانتهى الجدال عند التسليم.',
      },
      de: {
        name: 'Piotr W.',
        role: 'Errichter, Danzig',
        quote:
          'Neun Jahre lang habe ich Kameras montiert und nie eine Pixeldichte berechnet. Heute unterschreibt der Kunde ein Blatt, auf dem steht, was jedes Bild zeigen muss. Der Streit bei der Abnahme ist vorbei.',
      },
      pl: {
        name: 'Piotr W.',
        role: 'Instalator, Gdańsk',
        quote:
          'Przez dziewięć lat wieszałem kamery i ani razu nie policzyłem gęstości pikseli. Teraz klient podpisuje kartę z opisem, co ma pokazać każdy obraz, i przy odbiorze nie ma już sporów.',
      },
      es: {
        name: 'Piotr W.',
        role: 'Instalador, Gdansk',
        quote:
          'Llevaba nueve años colgando cámaras sin calcular nunca una densidad de píxeles. Ahora el cliente firma una hoja que dice qué debe mostrar cada imagen, y se acabó la discusión en la entrega.',
      },
    },
  ],
  [
    'DE',
    false,
    {
      en: {
        name: 'Katrin S.',
        role: 'Project engineer, Leipzig',
        quote:
          'The practical exam was fair and strict. They gave me a cabinet with three faults and fifty minutes. I found two quickly; the third was an earth that was not one.',
      },
      ar: {
        name: 'كاترين س.',
        role: 'مهندسة مشاريع، لايبزيغ',
        quote:
          'كان الامتحان العملي عادلًا وصارمًا: خزانة فيها ثلاثة أعطال وخمسون دقيقة. وجدت اثنين بسرعة، أما الثالث فكان طرف تأريض غير مؤرّض في الحقيقة.',
      },
      de: {
        name: 'Katrin S.',
        role: 'Projektingenieurin, Leipzig',
        quote:
          'Die praktische Prüfung war fair und streng. Ein Schrank mit drei Fehlern, fünfzig Minuten Zeit. Zwei hatte ich schnell; der dritte war eine Erdung, die keine war.',
      },
      pl: {
        name: 'Katrin S.',
        role: 'Inżynier projektu, Lipsk',
        quote:
          'Egzamin praktyczny był uczciwy i wymagający. Szafa z trzema usterkami i pięćdziesiąt minut. Dwie znalazłam szybko; trzecią było uziemienie, które nim nie było.',
      },
      es: {
        name: 'Katrin S.',
        role: 'Ingeniera de proyectos, Leipzig',
        quote:
          'El examen práctico fue justo y exigente: un armario con tres fallos y cincuenta minutos. Encontré dos enseguida; el tercero era una puesta a tierra que no lo era.',
      },
    },
  ],
  [
    'AE',
    false,
    {
      en: {
        name: 'Yousef K.',
        role: 'Systems integrator, Sharjah',
        quote:
          'My technicians learn in Arabic, the tender documents are in English. That the course says the same thing in both, with the same terms, saves me an evening of explaining.',
      },
      ar: {
        name: 'يوسف ك.',
        role: 'مُكامل أنظمة، الشارقة',
        quote:
          'يتعلم الفنيون عندي بالعربية، ووثائق المناقصات بالإنجليزية. أن تقول الدورة الشيء نفسه باللغتين وبالمصطلحات نفسها يوفر عليّ أمسية كاملة من الشرح.',
      },
      de: {
        name: 'Yousef K.',
        role: 'Systemintegrator, Schardscha',
        quote:
          'Meine Techniker lernen auf Arabisch, die Ausschreibungen sind auf Englisch. Dass der Kurs in beiden Sprachen dasselbe mit denselben Begriffen sagt, erspart mir einen Abend Erklären.',
      },
      pl: {
        name: 'Yousef K.',
        role: 'Integrator systemów, Szardża',
        quote:
          'Moi technicy uczą się po arabsku, a dokumentacja przetargowa jest po angielsku. To, że kurs mówi w obu językach to samo i tymi samymi terminami, oszczędza mi wieczór tłumaczenia.',
      },
      es: {
        name: 'Yousef K.',
        role: 'Integrador de sistemas, Sharjah',
        quote:
          'Mis técnicos estudian en árabe y los pliegos están en inglés. Que el curso diga lo mismo en ambos idiomas, con los mismos términos, me ahorra una tarde de explicaciones.',
      },
    },
  ],
  [
    'ES',
    true,
    {
      en: {
        name: 'Nuria P.',
        role: 'Maintenance manager, Zaragoza',
        quote:
          'We used to photograph the switchboard in July with the plant at half load and call it an inspection. The course on thermography under load cost us that habit within an hour.',
      },
      ar: {
        name: 'نوريا ب.',
        role: 'مديرة صيانة، سرقسطة',
        quote:
          'كنا نصوّر لوحة التوزيع في يوليو والمصنع يعمل بنصف حمله ونسمّي ذلك فحصًا. خلّصتنا دورة التصوير الحراري تحت الحمل من هذه العادة في ساعة واحدة.',
      },
      de: {
        name: 'Nuria P.',
        role: 'Leiterin Instandhaltung, Saragossa',
        quote:
          'Früher haben wir die Schaltanlage im Juli bei halber Last fotografiert und das Prüfung genannt. Der Kurs zur Thermografie unter Last hat uns das in einer Stunde abgewöhnt.',
      },
      pl: {
        name: 'Nuria P.',
        role: 'Kierowniczka utrzymania ruchu, Saragossa',
        quote:
          'Dawniej fotografowaliśmy rozdzielnię w lipcu przy połowie obciążenia i nazywaliśmy to przeglądem. Kurs termografii pod obciążeniem oduczył nas tego w godzinę.',
      },
      es: {
        name: 'Nuria P.',
        role: 'Jefa de mantenimiento, Zaragoza',
        quote:
          'Antes fotografiábamos el cuadro en julio, con la planta a media carga, y lo llamábamos inspección. El curso de termografía bajo carga nos quitó la costumbre en una hora.',
      },
    },
  ],
  [
    'ZA',
    false,
    {
      en: {
        name: 'Sipho D.',
        role: 'Security technician, Durban',
        quote:
          'Batteries were something I replaced when they failed. Since the course on standby power I calculate them, and the alarm panels stay up through a four-hour outage.',
      },
      ar: {
        name: 'سيفو د.',
        role: 'فني أنظمة أمنية، ديربان',
        quote:
          'كنت أستبدل البطاريات حين تتعطل. ومنذ دورة الطاقة الاحتياطية صرت أحسب سعتها، ولوحات الإنذار عندي تصمد خلال انقطاع يدوم أربع ساعات.',
      },
      de: {
        name: 'Sipho D.',
        role: 'Sicherheitstechniker, Durban',
        quote:
          'Batterien habe ich früher getauscht, wenn sie ausfielen. Seit dem Kurs zur Notstromversorgung berechne ich sie, und die Zentralen überstehen vier Stunden Netzausfall.',
      },
      pl: {
        name: 'Sipho D.',
        role: 'Technik zabezpieczeń, Durban',
        quote:
          'Akumulatory wymieniałem, gdy padły. Od kursu o zasilaniu rezerwowym je obliczam, a centrale wytrzymują czterogodzinną przerwę w dostawie prądu.',
      },
      es: {
        name: 'Sipho D.',
        role: 'Técnico de seguridad, Durban',
        quote:
          'Cambiaba las baterías cuando fallaban. Desde el curso de alimentación de reserva las calculo, y las centrales aguantan un corte de cuatro horas.',
      },
    },
  ],
  [
    'FR',
    true,
    {
      en: {
        name: 'Mathilde R.',
        role: 'Fire safety consultant, Lille',
        quote:
          'What stays with me is the doubt. I no longer believe a reading without emissivity, distance and load beside it, and my reports have become shorter and better.',
      },
      ar: {
        name: 'ماتيلد ر.',
        role: 'استشارية سلامة من الحرائق، ليل',
        quote:
          'أكثر ما بقي معي هو الشك: لم أعد أصدّق قراءة لا تُذكر معها الانبعاثية والمسافة والحمل، وصارت تقاريري أقصر وأفضل.',
      },
      de: {
        name: 'Mathilde R.',
        role: 'Brandschutzberaterin, Lille',
        quote:
          'Was bleibt, ist der Zweifel. Ich glaube keinem Messwert mehr, neben dem nicht Emissionsgrad, Abstand und Last stehen, und meine Berichte sind kürzer und besser geworden.',
      },
      pl: {
        name: 'Mathilde R.',
        role: 'Konsultantka ds. ochrony przeciwpożarowej, Lille',
        quote:
          'Została mi nieufność. Nie wierzę już w odczyt, przy którym nie podano emisyjności, odległości i obciążenia, a moje raporty są krótsze i lepsze.',
      },
      es: {
        name: 'Mathilde R.',
        role: 'Consultora de seguridad contra incendios, Lille',
        quote:
          'Lo que me queda es la duda. Ya no me creo una lectura sin emisividad, distancia y carga al lado, y mis informes son más cortos y mejores.',
      },
    },
  ],
  [
    'BR',
    false,
    {
      en: {
        name: 'Camila T.',
        role: 'Access control specialist, Curitiba',
        quote:
          'The chapter on escape routes alone was worth it. I went back to three sites the week after and changed the locks on two doors that had been signed off for years.',
      },
      ar: {
        name: 'كاميلا ت.',
        role: 'أخصائية تحكم في الدخول، كوريتيبا',
        quote:
          'يكفي الفصل الخاص بمسارات الهروب وحده. عدت بعد أسبوع إلى ثلاثة مواقع وغيّرت أقفال بابين كانا قد اعتُمدا منذ سنوات.',
      },
      de: {
        name: 'Camila T.',
        role: 'Spezialistin für Zutrittskontrolle, Curitiba',
        quote:
          'Allein das Kapitel über Fluchtwege hat sich gelohnt. In der Woche darauf war ich auf drei Objekten und habe an zwei Türen die Schlösser getauscht, die seit Jahren abgenommen waren.',
      },
      pl: {
        name: 'Camila T.',
        role: 'Specjalistka ds. kontroli dostępu, Kurytyba',
        quote:
          'Wystarczyłby sam rozdział o drogach ewakuacyjnych. Tydzień później wróciłam na trzy obiekty i wymieniłam zamki w dwojgu drzwi, które od lat miały odbiór.',
      },
      es: {
        name: 'Camila T.',
        role: 'Especialista en control de accesos, Curitiba',
        quote:
          'Solo el capítulo de vías de evacuación ya valió la pena. A la semana siguiente volví a tres obras y cambié las cerraduras de dos puertas que llevaban años aceptadas.',
      },
    },
  ],
  [
    'KR',
    true,
    {
      en: {
        name: 'Ji-woo L.',
        role: 'Network engineer, Incheon',
        quote:
          'I came from the IT side and thought I knew switches. Multicast from two hundred cameras taught me otherwise; the course would have taught me a year earlier.',
      },
      ar: {
        name: 'جي وو ل.',
        role: 'مهندس شبكات، إنتشون',
        quote:
          'جئت من مجال تقنية المعلومات وظننت أنني أعرف المحوّلات. علّمني البث المتعدد من مئتي كاميرا غير ذلك، وكانت الدورة لتعلّمني إياه قبل عام.',
      },
      de: {
        name: 'Ji-woo L.',
        role: 'Netzwerkingenieur, Incheon',
        quote:
          'Ich komme aus der IT und dachte, ich kenne mich mit Switches aus. Multicast von zweihundert Kameras hat mich eines Besseren belehrt; der Kurs hätte es ein Jahr früher getan.',
      },
      pl: {
        name: 'Ji-woo L.',
        role: 'Inżynier sieci, Inczhon',
        quote:
          'Przyszedłem z IT i myślałem, że znam przełączniki. Multicast z dwustu kamer wyprowadził mnie z błędu; kurs zrobiłby to rok wcześniej.',
      },
      es: {
        name: 'Ji-woo L.',
        role: 'Ingeniero de redes, Incheon',
        quote:
          'Venía de la informática y creía conocer los conmutadores. El multicast de doscientas cámaras me demostró lo contrario; el curso lo habría hecho un año antes.',
      },
    },
  ],
]

export const commentItems: Item<'comment'>[] = comments.map(([country, sister, texts], index) => ({
  family: 'comment',
  id: index + 1,
  document: {
    position: index + 1,
    country,
    audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
    texts,
  },
}))
