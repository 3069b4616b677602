import type { CourseSeed } from '../seed-types.ts'

/** Courses on intrusion detection: detectors, setting and the way to the receiving centre. */
export const intrusionCourses: CourseSeed[] = [
  {
    id: 4,
    code: 'INT-132',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Choosing detectors and avoiding false alarms',
        summary:
          'Which detector sees what, where it must not hang, and how to find the cause of an alarm nobody made.',
        description:
          "<p>A passive infrared detector does not see people; it sees something warm crossing its zones, and it sees best what crosses them sideways. Whoever keeps that in mind hangs it across the burglar's path, away from the fan heater and out of the low sun, and has half as many call-outs.</p><p>The course goes through the family: PIR, microwave, dual technology, glass break, vibration, door contact, curtain and beam. For each: what it detects, what deceives it, what masks it, and which grade of EN 50131 it belongs to. Then we take an event log of six weeks and find the cause of every entry.</p>",
        outcomes: [
          'place a PIR detector so that the likely path crosses its zones',
          'choose between PIR, dual technology and glass break for a given room',
          'tell from an event log whether draught, animal, user or wiring was the cause',
          'carry out and record a walk test with masking',
        ],
        chapters: [
          'What each detector really sees',
          'Where it must not hang',
          'Grades, masking and tamper',
          'Reading an event log',
        ],
      },
      de: {
        name: 'Melderauswahl und Vermeidung von Falschalarmen',
        summary:
          'Welcher Melder was sieht, wo er nicht hängen darf und wie man die Ursache eines Alarms findet, den niemand ausgelöst haben will.',
        description:
          '<p>Ein Passiv-Infrarot-Melder sieht keine Menschen. Er sieht etwas Warmes, das seine Zonen durchquert, und am besten das, was quer hindurchgeht. Wer das beherzigt, hängt ihn quer zum Weg des Einbrechers, weg vom Heizlüfter und aus der tief stehenden Sonne, und hat nur noch halb so viele Einsätze.</p><p>Der Kurs geht die Familie durch: PIR, Mikrowelle, Dualmelder, Glasbruch, Körperschall, Magnetkontakt, Vorhangmelder und Lichtschranke. Zu jedem Melder: was er erfasst, was ihn täuscht, was ihn abdeckt und welchem Grad nach DIN EN 50131 er entspricht. Danach nehmen wir das Ereignisprotokoll von sechs Wochen und klären jeden Eintrag.</p>',
        outcomes: [
          'einen PIR-Melder so setzen, dass der wahrscheinliche Weg seine Zonen quert',
          'für einen Raum zwischen PIR, Dualmelder und Glasbruchmelder wählen',
          'aus dem Ereignisprotokoll lesen, ob Zugluft, Tier, Bediener oder Verdrahtung die Ursache war',
          'einen Gehtest mit Abdecküberwachung durchführen und dokumentieren',
        ],
        chapters: [
          'Was jeder Melder wirklich sieht',
          'Wo er nicht hängen darf',
          'Grade, Abdeckung und Sabotage',
          'Ein Ereignisprotokoll lesen',
        ],
      },
      ar: {
        name: 'اختيار الكواشف وتجنّب الإنذارات الكاذبة',
        summary: 'ما الذي يراه كل كاشف، وأين لا يجوز تركيبه، وكيف تجد سبب إنذار لم يُطلقه أحد.',
        description:
          '<p>كاشف الأشعة تحت الحمراء السلبي لا يرى الناس، بل يرى جسمًا دافئًا يعبر قطاعاته، وأفضل ما يرى ما يعبرها عرضًا. ومن يتذكر ذلك يركّبه متعامدًا مع مسار المتسلل، بعيدًا عن المدفأة المروحية والشمس المنخفضة، فتنخفض زيارات الطوارئ عنده إلى النصف.</p><p>تمر الدورة بعائلة الكواشف: الأشعة تحت الحمراء السلبية، والموجات الدقيقة، والكاشف المزدوج، وكسر الزجاج، والاهتزاز، وحساس الباب، وكاشف الستارة، والحزمة الضوئية. ولكل منها: ماذا يكشف، وما الذي يخدعه، وكيف يُحجب، وأي درجة من EN 50131 تنطبق عليه. ثم نأخذ سجل أحداث لستة أسابيع ونبحث عن سبب كل حدث فيه.</p>',
        outcomes: [
          'تركيب كاشف الأشعة تحت الحمراء بحيث يقطع المسار المتوقع قطاعاته',
          'المفاضلة بين الكاشف السلبي والمزدوج وكاشف كسر الزجاج لغرفة معينة',
          'معرفة السبب من سجل الأحداث: تيار هواء أم حيوان أم مستخدم أم تمديدات',
          'تنفيذ اختبار المشي مع اختبار الحجب وتوثيقهما',
        ],
        chapters: ['ما يراه كل كاشف حقًا', 'أين لا يجوز تركيبه', 'الدرجات والحجب والعبث', 'قراءة سجل الأحداث'],
      },
    },
  },
  {
    id: 11,
    code: 'INT-228',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Setting, unsetting and alarm transmission',
        summary:
          'Most false alarms happen at the front door. Plan setting so that it cannot go wrong, and prove that the alarm arrives.',
        description:
          '<p>Ask any receiving centre: the busiest minutes are seven in the morning and six in the evening, when people come and go. This course plans partitions by who works where and when, and setting so that the building is only set when everything is shut, and only entered once it is unset.</p><p>The second half follows the alarm out of the building. Two paths that do not share a duct, a mast or a fuse; reporting times and polling according to the categories of EN 50136; and the monthly test that is a real one, from detector to acknowledgement, with the time written down.</p>',
        outcomes: [
          'divide a building into partitions that follow its working day',
          'plan setting with a blocking element so that nobody walks into a set area',
          'choose a transmission category and lay two independent paths',
          'test from detector to receiving centre and keep the proof',
        ],
        chapters: [
          'Partitions that follow the working day',
          'Setting without mistakes',
          'Two paths and a proof',
        ],
      },
      de: {
        name: 'Scharfschaltung und Alarmübertragung',
        summary:
          'Die meisten Falschalarme entstehen am Eingang. Scharfschaltung zwangsläufig planen und nachweisen, dass der Alarm ankommt.',
        description:
          '<p>Fragen Sie eine beliebige Leitstelle: Am meisten ist morgens um sieben und abends um sechs los, wenn Leute kommen und gehen. Der Kurs plant Sicherungsbereiche danach, wer wo und wann arbeitet, und achtet auf die <strong>Zwangsläufigkeit</strong>: Scharf geht die Anlage nur, wenn alles zu ist, betreten wird nur, was unscharf ist.</p><p>Die zweite Hälfte folgt dem Alarm nach draußen. Zwei Wege, die weder Leerrohr noch Mast noch Sicherung teilen; Meldezeiten und Abfrageintervalle nach den Kategorien der DIN EN 50136; und die monatliche Prüfung, die diesen Namen verdient: vom Melder bis zur Quittung, mit notierter Zeit.</p>',
        outcomes: [
          'ein Gebäude in Sicherungsbereiche teilen, die zum Arbeitstag passen',
          'die Scharfschaltung mit Sperrelement so planen, dass niemand in einen scharfen Bereich läuft',
          'eine Übertragungskategorie wählen und zwei unabhängige Wege legen',
          'vom Melder bis zur Leitstelle prüfen und den Nachweis führen',
        ],
        chapters: [
          'Sicherungsbereiche nach dem Arbeitstag',
          'Zwangsläufigkeit bei der Scharfschaltung',
          'Zwei Wege und ein Nachweis',
        ],
      },
      ar: {
        name: 'تفعيل نظام الإنذار وإلغاؤه ونقل الإنذار',
        summary:
          'معظم الإنذارات الكاذبة تقع عند المدخل. خطط للتفعيل بحيث لا مجال للخطأ، وأثبت أن الإنذار يصل.',
        description:
          '<p>اسأل أي مركز استقبال إنذارات: أكثر الدقائق ازدحامًا هي السابعة صباحًا والسادسة مساءً، حين يأتي الناس ويذهبون. تقسم هذه الدورة المبنى إلى أقسام بحسب من يعمل وأين ومتى، وتخطط للتفعيل بحيث لا يتفعّل النظام إلا وكل شيء مغلق، ولا يُدخَل مكان إلا بعد إلغاء تفعيله.</p><p>ويتبع النصف الثاني الإنذار إلى خارج المبنى: مساران لا يشتركان في مجرى كابلات ولا برج ولا مصهر، وأزمنة الإبلاغ وفترات الاستطلاع وفق فئات المواصفة EN 50136، واختبار شهري حقيقي من الكاشف إلى إشعار الاستلام مع تدوين الوقت.</p>',
        outcomes: [
          'تقسيم المبنى إلى أقسام تتبع يوم العمل فيه',
          'تخطيط التفعيل مع عنصر مانع كي لا يدخل أحد قسمًا مفعّلًا',
          'اختيار فئة النقل وتمديد مسارين مستقلين',
          'الاختبار من الكاشف حتى مركز الاستقبال وحفظ الدليل',
        ],
        chapters: ['أقسام تتبع يوم العمل', 'تفعيل بلا أخطاء', 'مساران ودليل'],
      },
    },
  },
]
