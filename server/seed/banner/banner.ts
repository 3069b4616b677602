import type { Item } from '../../../src/domain/content/families.ts'

export const bannerItems: Item<'banner'>[] = [
  {
    family: 'banner',
    id: 1,
    document: {
      place: 'home',
      kind: null,
      position: 1,
      subject: 'base',
      link: '/general-security-certification/overview',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'General security certification',
          text: 'Twelve credits, one theory exam, one day at the cabinet. From the first site survey to the handover record.',
          action: 'See what it takes',
        },
        ar: {
          title: 'شهادة الأنظمة الأمنية العامة',
          text: '12 نقطة معتمدة وامتحان نظري ويوم عملي أمام الخزانة: من أول معاينة للموقع إلى محضر التسليم.',
          action: 'اطّلع على المتطلبات',
        },
        de: {
          title: 'Zertifizierung Allgemeine Sicherheitstechnik',
          text: 'Zwölf Credits, eine Theorieprüfung, ein Tag am Schaltschrank. Von der ersten Begehung bis zum Übergabeprotokoll.',
          action: 'Anforderungen ansehen',
        },
        pl: {
          title: 'Certyfikacja z ogólnych systemów zabezpieczeń',
          text: 'Dwanaście punktów, egzamin teoretyczny i dzień przy szafie. Od pierwszej wizji lokalnej po protokół odbioru.',
          action: 'Zobacz wymagania',
        },
        es: {
          title: 'Certificación de seguridad general',
          text: 'Doce créditos, un examen teórico y un día ante el armario. Desde la primera visita hasta el acta de entrega.',
          action: 'Ver los requisitos',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 2,
    document: {
      place: 'home',
      kind: null,
      position: 2,
      subject: 'cctv',
      link: '/course/detail/1',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'Five metres up, you film caps',
          text: 'Camera placement and lens choice: calculate what the picture has to show before anybody drills a hole.',
          action: 'Open the course',
        },
        ar: {
          title: 'من ارتفاع خمسة أمتار لا ترى إلا القبعات',
          text: 'اختيار موضع الكاميرا والعدسة: احسب ما يجب أن تُظهره الصورة قبل أن يُثقب الجدار.',
          action: 'افتح الدورة',
        },
        de: {
          title: 'Aus fünf Metern Höhe filmt man Mützen',
          text: 'Kamerastandort und Objektivwahl: erst berechnen, was das Bild zeigen muss, dann bohren.',
          action: 'Zum Kurs',
        },
        pl: {
          title: 'Z pięciu metrów widać same czapki',
          text: 'Rozmieszczenie kamer i dobór obiektywu: policz, co ma pokazać obraz, zanim ktoś wywierci otwór.',
          action: 'Otwórz kurs',
        },
        es: {
          title: 'Desde cinco metros solo se ven gorras',
          text: 'Ubicación de la cámara y elección del objetivo: calcule qué debe mostrar la imagen antes de taladrar.',
          action: 'Abrir el curso',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 3,
    document: {
      place: 'home',
      kind: null,
      position: 3,
      subject: 'network',
      link: '/news',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'New dates, new versions, new languages',
          text: 'What has changed in the certifications, and what a change means for those who are in the middle of one.',
          action: 'Read the news',
        },
        ar: {
          title: 'مواعيد وإصدارات ولغات جديدة',
          text: 'ما الذي تغيّر في الشهادات، وما الذي يعنيه التغيير لمن هو في منتصف الطريق.',
          action: 'اقرأ الأخبار',
        },
        de: {
          title: 'Neue Termine, neue Versionen, neue Sprachen',
          text: 'Was sich an den Zertifizierungen geändert hat und was das für alle bedeutet, die mittendrin sind.',
          action: 'Zu den Neuigkeiten',
        },
        pl: {
          title: 'Nowe terminy, wersje i języki',
          text: 'Co zmieniło się w certyfikacjach i co to oznacza dla osób, które są w trakcie.',
          action: 'Czytaj aktualności',
        },
        es: {
          title: 'Nuevas fechas, versiones e idiomas',
          text: 'Qué ha cambiado en las certificaciones y qué supone para quien está a mitad de camino.',
          action: 'Leer las noticias',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 4,
    document: {
      place: 'home',
      kind: null,
      position: 1,
      subject: 'thermal',
      link: '/course/detail/5',
      audience: { tenants: ['sister'] },
      texts: {
        en: {
          title: 'A number is not yet a temperature',
          text: 'Emissivity and distance decide what a thermal camera tells you. Start with the course that measures one plate in twelve ways.',
          action: 'Open the course',
        },
        ar: {
          title: 'الرقم ليس درجة حرارة بعد',
          text: 'الانبعاثية والمسافة تقرران ما تقوله الكاميرا الحرارية. ابدأ بالدورة التي تقيس صفيحة واحدة باثنتي عشرة طريقة.',
          action: 'افتح الدورة',
        },
        de: {
          title: 'Eine Zahl ist noch keine Temperatur',
          text: 'Emissionsgrad und Abstand entscheiden, was eine Wärmebildkamera sagt. Beginnen Sie mit dem Kurs, der eine Platte auf zwölf Arten misst.',
          action: 'Zum Kurs',
        },
        pl: {
          title: 'Liczba to jeszcze nie temperatura',
          text: 'O tym, co pokaże kamera termowizyjna, decydują emisyjność i odległość. Zacznij od kursu, w którym jedną płytę mierzy się na dwanaście sposobów.',
          action: 'Otwórz kurs',
        },
        es: {
          title: 'Un número todavía no es una temperatura',
          text: 'La emisividad y la distancia deciden lo que dice una cámara térmica. Empiece por el curso que mide una placa de doce maneras.',
          action: 'Abrir el curso',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 5,
    document: {
      place: 'home',
      kind: null,
      position: 2,
      subject: 'thermal',
      link: '/news',
      audience: { tenants: ['sister'] },
      texts: {
        en: {
          title: 'Thermography, certified',
          text: 'Associate and professional level, with practical exams at a heated wall in Munich and Lyon.',
          action: 'Dates and news',
        },
        ar: {
          title: 'شهادة في التصوير الحراري',
          text: 'مستويان: مشارك ومحترف، مع امتحانات عملية أمام جدار مُسخّن في ميونخ وليون.',
          action: 'المواعيد والأخبار',
        },
        de: {
          title: 'Thermografie mit Zertifikat',
          text: 'Grundstufe und Fachstufe, mit praktischen Prüfungen an der beheizten Wand in München und Lyon.',
          action: 'Termine und Neuigkeiten',
        },
        pl: {
          title: 'Termowizja z certyfikatem',
          text: 'Poziom podstawowy i profesjonalny, z egzaminami praktycznymi przy podgrzewanej ścianie w Monachium i Lyonie.',
          action: 'Terminy i aktualności',
        },
        es: {
          title: 'Termografía con certificado',
          text: 'Niveles asociado y profesional, con exámenes prácticos ante una pared calefactada en Múnich y Lyon.',
          action: 'Fechas y noticias',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 6,
    document: {
      place: 'overview',
      kind: 'gsc',
      position: 1,
      subject: 'base',
      link: '/general-security-certification/online-video-courses',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'General security: the trade, not the product',
          text: 'Risk, power, cable, network, handover: what every system needs, whoever built the devices. Twelve credits before the exam.',
          action: 'Online video courses',
        },
        ar: {
          title: 'الأنظمة الأمنية العامة: المهنة لا المنتج',
          text: 'المخاطر والتغذية والكابلات والشبكة والتسليم: ما يحتاج إليه كل نظام أيًّا كان صانع أجهزته. 12 نقطة معتمدة قبل الامتحان.',
          action: 'الدورات المصوّرة',
        },
        de: {
          title: 'Allgemeine Sicherheitstechnik: das Handwerk, nicht das Produkt',
          text: 'Risiko, Strom, Leitung, Netzwerk, Übergabe: was jede Anlage braucht, wer auch immer die Geräte baut. Zwölf Credits bis zur Prüfung.',
          action: 'Online-Videokurse',
        },
        pl: {
          title: 'Zabezpieczenia ogólnie: rzemiosło, nie produkt',
          text: 'Ryzyko, zasilanie, okablowanie, sieć, odbiór: to, czego potrzebuje każdy system, bez względu na producenta. Dwanaście punktów przed egzaminem.',
          action: 'Kursy wideo online',
        },
        es: {
          title: 'Seguridad general: el oficio, no el producto',
          text: 'Riesgo, alimentación, cableado, red, entrega: lo que todo sistema necesita, sea quien sea el fabricante. Doce créditos antes del examen.',
          action: 'Cursos de vídeo en línea',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 7,
    document: {
      place: 'overview',
      kind: 'hsc',
      position: 1,
      subject: 'access',
      link: '/product-security-certification/online-video-courses',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'Product security: associate, professional, expert',
          text: 'Video, access, intrusion and thermal imaging, one level after the other. Nine credits, then 30 days for the exam.',
          action: 'Online video courses',
        },
        ar: {
          title: 'أمن المنتجات: مشارك ثم محترف ثم خبير',
          text: 'الفيديو والدخول والتسلل والتصوير الحراري، مستوى بعد مستوى. 9 نقاط معتمدة، ثم 30 يومًا لأداء الامتحان.',
          action: 'الدورات المصوّرة',
        },
        de: {
          title: 'Produktsicherheit: Grundstufe, Fachstufe, Expertenstufe',
          text: 'Video, Zutritt, Einbruch und Thermografie, Stufe für Stufe. Neun Credits, dann 30 Tage Zeit für die Prüfung.',
          action: 'Online-Videokurse',
        },
        pl: {
          title: 'Produkty zabezpieczające: trzy poziomy',
          text: 'Dozór wizyjny, dostęp, włamanie i termowizja, poziom po poziomie. Dziewięć punktów, a potem 30 dni na egzamin.',
          action: 'Kursy wideo online',
        },
        es: {
          title: 'Seguridad de productos: asociado, profesional, experto',
          text: 'Vídeo, accesos, intrusión y termografía, un nivel tras otro. Nueve créditos y después 30 días para el examen.',
          action: 'Cursos de vídeo en línea',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 8,
    document: {
      place: 'classroom',
      kind: 'gsc',
      position: 1,
      subject: 'network',
      link: null,
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'General security in the classroom',
          text: 'Small groups, a cabinet for every two, and a trainer who has stood on a ladder. Online or on site.',
        },
        ar: {
          title: 'الأنظمة الأمنية العامة في الصف',
          text: 'مجموعات صغيرة، وخزانة لكل متدربَين، ومدرّب عمل بيديه على السلّم. عبر الإنترنت أو حضوريًا.',
        },
        de: {
          title: 'Allgemeine Sicherheitstechnik im Präsenzkurs',
          text: 'Kleine Gruppen, ein Schaltschrank für zwei und Trainer, die selbst auf der Leiter gestanden haben. Online oder vor Ort.',
        },
        pl: {
          title: 'Ogólne systemy zabezpieczeń na sali',
          text: 'Małe grupy, jedna szafa na dwie osoby i trener, który sam stał na drabinie. Online lub stacjonarnie.',
        },
        es: {
          title: 'Seguridad general en el aula',
          text: 'Grupos pequeños, un armario para cada dos personas y formadores que han trabajado en la escalera. En línea o presencial.',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 9,
    document: {
      place: 'classroom',
      kind: 'hsc',
      position: 1,
      subject: 'cctv',
      link: '/practical-exam',
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'Two days at the devices',
          text: 'Classrooms that end with nine credits. In many places the practical exam follows on the day after.',
          action: 'Practical exam dates',
        },
        ar: {
          title: 'يومان أمام الأجهزة',
          text: 'صفوف تمنحك 9 نقاط معتمدة، وفي مدن كثيرة يُعقد الامتحان العملي في اليوم التالي.',
          action: 'مواعيد الامتحانات العملية',
        },
        de: {
          title: 'Zwei Tage am Gerät',
          text: 'Präsenzkurse, an deren Ende neun Credits stehen. An vielen Orten folgt die praktische Prüfung am Tag darauf.',
          action: 'Termine der praktischen Prüfungen',
        },
        pl: {
          title: 'Dwa dni przy urządzeniach',
          text: 'Szkolenia, po których ma się dziewięć punktów. W wielu miastach egzamin praktyczny odbywa się następnego dnia.',
          action: 'Terminy egzaminów praktycznych',
        },
        es: {
          title: 'Dos días ante los equipos',
          text: 'Cursos presenciales que terminan con nueve créditos. En muchas ciudades, el examen práctico es al día siguiente.',
          action: 'Fechas de exámenes prácticos',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 10,
    document: {
      place: 'overview',
      kind: 'hsc',
      position: 1,
      subject: 'thermal',
      link: '/course/detail/12',
      audience: { tenants: ['sister'] },
      texts: {
        en: {
          title: 'Thermal imaging: associate and professional',
          text: 'First the physics, then the reading, then the report. Nine credits before each exam, a practical exam at a heated wall.',
          action: 'Begin with lenses and IFOV',
        },
        ar: {
          title: 'التصوير الحراري: مستوى مشارك ومستوى محترف',
          text: 'الفيزياء أولًا، ثم القراءة، ثم التقرير. 9 نقاط معتمدة قبل كل امتحان، وامتحان عملي أمام جدار مُسخّن.',
          action: 'ابدأ بالعدسات وIFOV',
        },
        de: {
          title: 'Thermografie: Grundstufe und Fachstufe',
          text: 'Erst die Physik, dann der Messwert, dann der Bericht. Neun Credits vor jeder Prüfung, praktische Prüfung an der beheizten Wand.',
          action: 'Mit Objektiven und IFOV beginnen',
        },
        pl: {
          title: 'Termowizja: poziom podstawowy i profesjonalny',
          text: 'Najpierw fizyka, potem odczyt, potem raport. Dziewięć punktów przed każdym egzaminem i egzamin praktyczny przy podgrzewanej ścianie.',
          action: 'Zacznij od obiektywów i IFOV',
        },
        es: {
          title: 'Termografía: asociado y profesional',
          text: 'Primero la física, después la lectura, después el informe. Nueve créditos antes de cada examen y una prueba práctica ante la pared calefactada.',
          action: 'Empezar por objetivos e IFOV',
        },
      },
    },
  },
  {
    family: 'banner',
    id: 11,
    document: {
      place: 'classroom',
      kind: 'hsc',
      position: 1,
      subject: 'thermal',
      link: '/news',
      audience: { tenants: ['sister'] },
      texts: {
        en: {
          title: 'Bring your own camera',
          text: 'In our thermal classrooms you measure with the device you will use next week. Loan cameras are there for those who have none.',
          action: 'What is new',
        },
        ar: {
          title: 'أحضر كاميرتك معك',
          text: 'في صفوف التصوير الحراري تقيس بالجهاز الذي ستستعمله الأسبوع المقبل، ونوفر كاميرات إعارة لمن لا يملك واحدة.',
          action: 'آخر المستجدات',
        },
        de: {
          title: 'Bringen Sie Ihre eigene Kamera mit',
          text: 'In unseren Thermografiekursen messen Sie mit dem Gerät, das Sie nächste Woche benutzen. Leihkameras liegen bereit.',
          action: 'Neuigkeiten',
        },
        pl: {
          title: 'Weź własną kamerę',
          text: 'Na szkoleniach z termowizji mierzysz urządzeniem, którego użyjesz w przyszłym tygodniu. Dla pozostałych mamy kamery do wypożyczenia.',
          action: 'Co nowego',
        },
        es: {
          title: 'Traiga su propia cámara',
          text: 'En nuestras aulas de termografía se mide con el equipo que usará la semana que viene. Hay cámaras de préstamo para quien no tenga.',
          action: 'Novedades',
        },
      },
    },
  },
]
