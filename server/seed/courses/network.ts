import type { CourseSeed } from '../seed-types.ts'

/** Courses on switches, addresses and keeping both in order. */
export const networkCourses: CourseSeed[] = [
  {
    id: 2,
    code: 'NET-204',
    contentType: 'course',
    kind: 'gsc',
    subject: 'network',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: true,
    chapters: [
      { video: 'power-curve' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'PoE budgets and switch topology for video',
        summary:
          'Add up what a switch really has to give, and lay out uplinks so that one failure does not take the whole perimeter with it.',
        description:
          "<p>Cameras that restart at night are almost always short of power, not faulty. This course shows how to add up a switch's budget, allow for heaters and infrared, and lay out uplinks so that one failure does not take the whole perimeter with it.</p><p>We keep apart what is often mixed up: the class a device asks for, the watts the port reserves, and the watts that arrive after the cable. A class 4 port gives 30 W, and 25.5 W are promised at the far end of 100 m. Copper-clad aluminium and thin patch cable eat that promise; bundles in a hot tray do the rest.</p><p>In the second half you draw the topology of a site with 48 cameras: star, ring or double uplink, with bandwidth per link, the spanning tree root where you want it, and every switch on a power supply that lasts as long as the recording.</p>",
        outcomes: [
          "add up a switch's PoE budget for the coldest night with all lamps on",
          'say when 86 m of thin cable is too long',
          'calculate uplink load from bit rate, frame rate and number of cameras',
          'draw a topology in which no single cable darkens two neighbouring cameras',
        ],
        chapters: [
          'Classes, reserved watts, delivered watts',
          'Cable: cross-section, length and heat',
          'Star, ring and double uplink',
          'Fault finding at the port',
        ],
      },
      de: {
        name: 'PoE-Budget und Switch-Topologie für Video',
        summary:
          'Zusammenrechnen, was ein Switch wirklich liefern muss, und Uplinks so legen, dass ein Ausfall nicht den ganzen Perimeter mitnimmt.',
        description:
          '<p>Kameras, die nachts neu starten, sind fast nie defekt, sondern unterversorgt. Der Kurs zeigt, wie man das Budget eines Switches zusammenrechnet, Heizung und Infrarot einplant und die Uplinks so legt, dass ein einziger Ausfall nicht den ganzen Perimeter dunkel macht.</p><p>Wir halten auseinander, was gern vermischt wird: die Klasse, die ein Gerät anfordert, die Leistung, die der Port reserviert, und die Leistung, die nach der Leitung noch ankommt. Ein Port der Klasse 4 gibt 30 W ab, zugesagt sind am Ende von 100 m noch 25,5 W. Kupferkaschiertes Aluminium und dünne Patchkabel zehren davon, Kabelbündel in der warmen Trasse erledigen den Rest.</p><p>In der zweiten Hälfte zeichnen Sie die Topologie einer Anlage mit 48 Kameras: Stern, Ring oder doppelter Uplink, mit Bandbreite je Strecke, der Root-Bridge dort, wo sie hingehört, und jedem Switch an einer Stromversorgung, die so lange hält wie die Aufzeichnung.</p>',
        outcomes: [
          'das PoE-Budget eines Switches für die kälteste Nacht mit allen Strahlern berechnen',
          'beurteilen, wann 86 m dünne Leitung zu lang sind',
          'die Last eines Uplinks aus Bitrate, Bildrate und Kamerazahl ermitteln',
          'eine Topologie zeichnen, in der keine einzelne Leitung zwei Nachbarkameras ausfallen lässt',
        ],
        chapters: [
          'Klasse, reservierte und gelieferte Leistung',
          'Leitung: Querschnitt, Länge und Wärme',
          'Stern, Ring und doppelter Uplink',
          'Fehlersuche am Port',
        ],
      },
      ar: {
        name: 'ميزانية PoE وبنية المحوّلات لأنظمة الفيديو',
        summary:
          'كيف تجمع القدرة المطلوبة فعلًا من المحوّل، وكيف توزع وصلات الربط كي لا يُسقط عطل واحد المحيط كله.',
        description:
          '<p>الكاميرات التي تعيد التشغيل ليلًا تعاني في الغالب من نقص القدرة لا من عطل. تبيّن هذه الدورة كيف تُجمع ميزانية القدرة للمحوّل، وكيف تُحسب السخانات والأشعة تحت الحمراء، وكيف توزع وصلات الربط الصاعدة بحيث لا يُسقط عطل واحد المحيط كله.</p><p>نفصل بين ما يختلط عادة: الفئة التي يطلبها الجهاز، والقدرة التي يحجزها المنفذ، والقدرة التي تصل فعلًا بعد الكابل. منفذ الفئة 4 يعطي 30 واط، والمضمون عند نهاية 100 متر هو 25.5 واط. كابل الألمنيوم المكسو بالنحاس ووصلات التجميع الرفيعة تأكل من هذا الهامش، وحزم الكابلات في المجرى الحار تأكل ما تبقى.</p><p>في النصف الثاني ترسم بنية موقع فيه 48 كاميرا: نجمة أو حلقة أو وصلة صاعدة مزدوجة، مع عرض النطاق لكل وصلة، وتحديد الجسر الجذري لبروتوكول الشجرة الممتدة، وربط كل محوّل بتغذية تدوم ما دام التسجيل.</p>',
        outcomes: [
          'جمع ميزانية PoE لأبرد ليلة ومع تشغيل كل مصابيح الإنارة',
          'تحديد متى يصبح 86 مترًا من الكابل الرفيع أطول مما يجب',
          'حساب حمل الوصلة الصاعدة من معدل البت ومعدل الإطارات وعدد الكاميرات',
          'رسم بنية لا يُطفئ فيها كابل واحد كاميرتين متجاورتين',
        ],
        chapters: [
          'الفئة والقدرة المحجوزة والقدرة الواصلة',
          'الكابل: المقطع والطول والحرارة',
          'النجمة والحلقة والوصلة المزدوجة',
          'تتبّع الأعطال عند المنفذ',
        ],
      },
    },
  },
  {
    id: 17,
    code: 'NET-212',
    contentType: 'course',
    kind: 'gsc',
    subject: 'network',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'VLANs, multicast and time for security networks',
        summary:
          'Separate cameras, doors and offices on shared switches, keep multicast from flooding, and give every device the same time.',
        description:
          '<p>Security devices rarely get a network of their own. This course shows how to share one and still sleep well: one VLAN per trade, an address plan that can be read aloud, and routing only where somebody has written down why.</p><p>Multicast saves the recorder work and floods everything else if IGMP snooping has no querier; you will break it on purpose and mend it. Then time: a recording that is four minutes off is worth little in court, so we set up two NTP sources, check the drift and decide who speaks when the internet is gone.</p>',
        outcomes: [
          'draw up a VLAN and address plan for video, access control and intrusion on shared switches',
          'recognise multicast flooding and cure it with a querier',
          'set up time so that recorder, controller and panel agree within one second',
        ],
        chapters: [
          'One network, several trades',
          'An address plan that can be read aloud',
          'Multicast and the missing querier',
          'Time, and what it is worth as evidence',
        ],
      },
    },
  },
  {
    id: 18,
    code: 'NET-318',
    contentType: 'course',
    kind: 'gsc',
    subject: 'network',
    certificationType: 'general-security',
    subtype: 'operation',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: true,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Hardening cameras and controllers',
        summary:
          'Close the doors that a security system itself leaves open: passwords, services, certificates, updates and the port on the outside wall.',
        description:
          '<p>A camera is a computer on a pole, with a network socket anybody can reach with a ladder. This course goes through a system the way an attacker would: what answers, with which name and version, and what can be had without a password.</p><ul><li><strong>Before delivery:</strong> firmware, unique passwords, services switched off</li><li><strong>On the network:</strong> 802.1X or port security, TLS with certificates that somebody renews</li><li><strong>In operation:</strong> an inventory, a date for updates, and a plan for the device that gets none any more</li></ul><p>The exercises run on a practice network with real devices. Because you will learn how to get in, a reviewer confirms your employer and your role before the course opens.</p>',
        outcomes: [
          'list the open services of a device and give a reason for each that stays on',
          'protect an outside network socket against a stranger with a laptop',
          'hand out, renew and withdraw device certificates',
          'run an update round without losing recording or doors',
        ],
        chapters: [
          'Seen from the outside',
          'Passwords, accounts and services',
          'The socket on the outside wall',
          'Certificates that get renewed',
          'Updates, and devices without any',
        ],
      },
      de: {
        name: 'Kameras und Controller härten',
        summary:
          'Die Türen schließen, die eine Sicherheitsanlage selbst offen lässt: Kennwörter, Dienste, Zertifikate, Updates und die Dose an der Außenwand.',
        description:
          '<p>Eine Kamera ist ein Rechner am Mast, mit einer Netzwerkdose, an die jeder mit einer Leiter herankommt. Der Kurs geht eine Anlage so durch, wie es ein Angreifer täte: Was antwortet, unter welchem Namen und mit welchem Stand, und was ist ohne Kennwort zu haben?</p><ul><li><strong>Vor der Auslieferung:</strong> Firmware, eigene Kennwörter je Gerät, abgeschaltete Dienste</li><li><strong>Im Netz:</strong> 802.1X oder Port-Security, TLS mit Zertifikaten, die auch jemand erneuert</li><li><strong>Im Betrieb:</strong> Bestandsliste, fester Termin für Updates und ein Plan für Geräte, die keine mehr bekommen</li></ul><p>Geübt wird in einem Übungsnetz mit echten Geräten. Weil Sie dabei lernen, wie man hineinkommt, bestätigt ein Prüfer vor der Freischaltung Arbeitgeber und Aufgabe.</p>',
        outcomes: [
          'die offenen Dienste eines Geräts auflisten und jeden verbleibenden begründen',
          'eine Netzwerkdose im Außenbereich gegen Fremde mit Laptop absichern',
          'Gerätezertifikate ausstellen, erneuern und sperren',
          'eine Update-Runde fahren, ohne Aufzeichnung oder Türen zu verlieren',
        ],
        chapters: [
          'Der Blick von außen',
          'Kennwörter, Konten und Dienste',
          'Die Dose an der Außenwand',
          'Zertifikate, die erneuert werden',
          'Updates und Geräte ohne Updates',
        ],
      },
      ar: {
        name: 'تحصين الكاميرات ووحدات التحكم سيبرانيًا',
        summary:
          'إغلاق الأبواب التي يتركها النظام الأمني نفسه مفتوحة: كلمات المرور والخدمات والشهادات والتحديثات والمقبس الخارجي.',
        description:
          '<p>الكاميرا حاسوب على عمود، ومقبس شبكتها في متناول كل من يحمل سلمًا. تتفحص هذه الدورة النظام كما يفعل المهاجم: ما الذي يستجيب، وبأي اسم وإصدار، وما الذي يمكن الوصول إليه بلا كلمة مرور.</p><ul><li><strong>قبل التسليم:</strong> البرنامج الثابت، وكلمة مرور مستقلة لكل جهاز، وإيقاف الخدمات غير اللازمة</li><li><strong>على الشبكة:</strong> معيار 802.1X أو تأمين المنافذ، وبروتوكول TLS بشهادات هناك من يجددها</li><li><strong>أثناء التشغيل:</strong> جرد للأجهزة، وموعد ثابت للتحديثات، وخطة للأجهزة التي انقطعت تحديثاتها</li></ul><p>تجري التمارين على شبكة تدريب بأجهزة حقيقية. ولأنك ستتعلم كيف يجري الاختراق، يتحقق مراجع من جهة عملك ومن دورك قبل فتح الدورة.</p>',
        outcomes: [
          'حصر الخدمات المفتوحة في الجهاز وتعليل كل خدمة تبقى عاملة',
          'حماية مقبس شبكة خارجي من غريب يحمل حاسوبًا',
          'إصدار شهادات الأجهزة وتجديدها وإلغاؤها',
          'تنفيذ جولة تحديث دون فقدان التسجيل أو التحكم في الأبواب',
        ],
        chapters: [
          'نظرة من الخارج',
          'كلمات المرور والحسابات والخدمات',
          'المقبس على الجدار الخارجي',
          'شهادات لا تُنسى',
          'التحديثات والأجهزة التي لا تحديث لها',
        ],
      },
    },
  },
]
