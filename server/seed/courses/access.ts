import type { CourseSeed } from '../seed-types.ts'

/** Courses on doors: hardware, credentials, escape routes and intercoms. */
export const accessCourses: CourseSeed[] = [
  {
    id: 3,
    code: 'ACS-118',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
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
        name: 'Door hardware: strikes, locks and contacts',
        summary:
          'What belongs on an access-controlled door, what happens when the power fails, and why the door closer decides everything.',
        description:
          '<p>The reader is the smallest part of the job. An access-controlled door is a closer that closes, a frame that has not sagged, a lock that bolts and a contact that tells the truth about it. This course begins with the leaf and ends with the cable loop.</p><p>You learn to tell <strong>fail-safe</strong> (power off, door free) from <strong>fail-secure</strong> (power off, door locked, handle inside always free), to pick between electric strike, motor lock and magnet, and to size the supply for inrush current and for the diode that belongs across every coil.</p>',
        outcomes: [
          'survey a door and say what a joiner must mend before an electrician comes',
          'choose fail-safe or fail-secure for a given door and defend the choice',
          'place door contact, bolt contact and exit button so that forced and held are told apart',
          'size supply and cable for a motor lock with inrush current',
        ],
        chapters: [
          'Leaf, frame and closer',
          'Strike, motor lock or magnet',
          'Contacts: forced, held, bolted',
          'Supply, inrush and suppression',
        ],
      },
      de: {
        name: 'Türtechnik: Türöffner, Schlösser und Kontakte',
        summary:
          'Was an eine zutrittsgesteuerte Tür gehört, was bei Stromausfall passiert und warum der Türschließer über alles entscheidet.',
        description:
          '<p>Der Leser ist der kleinste Teil der Arbeit. Eine zutrittsgesteuerte Tür besteht aus einem Schließer, der schließt, einer Zarge, die nicht hängt, einem Schloss, das verriegelt, und einem Kontakt, der darüber die Wahrheit sagt. Der Kurs beginnt beim Türblatt und endet beim Kabelübergang.</p><p>Sie lernen, <strong>Ruhestrom</strong> (stromlos offen) und <strong>Arbeitsstrom</strong> (stromlos verriegelt, Innendrücker immer frei) sicher zu unterscheiden, zwischen Türöffner, Motorschloss und Haftmagnet zu wählen und die Versorgung auf den Einschaltstrom auszulegen. Dazu gehört auch die Freilaufdiode, die an jede Spule gehört.</p>',
        outcomes: [
          'eine Tür aufnehmen und sagen, was der Schreiner vor dem Elektriker richten muss',
          'für eine Tür Ruhestrom oder Arbeitsstrom wählen und die Wahl begründen',
          'Magnetkontakt, Riegelkontakt und Türtaster so setzen, dass Aufbruch und Offenstehen unterscheidbar sind',
          'Netzteil und Leitung für ein Motorschloss mit Einschaltstrom bemessen',
        ],
        chapters: [
          'Türblatt, Zarge und Schließer',
          'Türöffner, Motorschloss oder Haftmagnet',
          'Kontakte: aufgebrochen, offen, verriegelt',
          'Versorgung, Einschaltstrom und Entstörung',
        ],
      },
      ar: {
        name: 'تجهيزات الأبواب: الألسنة الكهربائية والأقفال والحساسات',
        summary: 'ما يلزم للباب المتحكَّم فيه، وما يحدث عند انقطاع التيار، ولماذا يتوقف كل شيء على مُغلِق الباب.',
        description:
          '<p>قارئ البطاقات هو أصغر جزء في العمل. فالباب المتحكَّم فيه هو مُغلِق يُغلق فعلًا، وإطار لم يهبط، وقفل يُحكم الإغلاق، وحساس يصدُق في ما يخبر به. تبدأ الدورة من درفة الباب وتنتهي عند ممر الكابل المرن.</p><p>تتعلم التمييز بين <strong>الفتح عند انقطاع التيار</strong> (fail-safe) و<strong>الإغلاق عند انقطاع التيار</strong> (fail-secure) مع بقاء المقبض الداخلي حرًّا دائمًا، والاختيار بين اللسان الكهربائي والقفل ذي المحرك والمغناطيس، وحساب مصدر التغذية لتيار الإقلاع، والصمام الثنائي الذي يجب أن يوضع على كل ملف.</p>',
        outcomes: [
          'معاينة الباب وتحديد ما يجب أن يصلحه النجار قبل مجيء الكهربائي',
          'اختيار حالة القفل عند انقطاع التيار لباب معين وتعليل الاختيار',
          'توزيع حساس الباب وحساس اللسان وزر الخروج بحيث يُميَّز الفتح عنوةً من البقاء مفتوحًا',
          'حساب التغذية والكابل لقفل ذي محرك مع مراعاة تيار الإقلاع',
        ],
        chapters: [
          'الدرفة والإطار والمُغلِق',
          'لسان كهربائي أم قفل بمحرك أم مغناطيس',
          'الحساسات: عنوةً، مفتوح، مقفل',
          'التغذية وتيار الإقلاع وكبح التشويش',
        ],
      },
    },
  },
  {
    id: 9,
    code: 'ACS-224',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: true,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Credentials, readers and the line between',
        summary:
          'From copied cards to encrypted ones, from Wiegand to OSDP: where an access system is really attacked and how to close the gap.',
        description:
          '<p>A card that only recites its serial number can be copied in the lift. A reader that passes it on over Wiegand can be tapped with two clips behind the cover. Between those two sentences lies most of the risk of an installed access system.</p><p>The course compares credential families by what a copy would cost, plans a migration with cards that carry both technologies for a time, and sets up <strong>OSDP with secure channel</strong>: RS-485 in one line with termination at both ends, addresses, and a key that is no longer the default one. Finally it deals with what is left when all that is right: shared cards, tailgating and the leaver whose card still opens.</p>',
        outcomes: [
          'judge a credential by the effort needed to copy it',
          'wire an OSDP bus and prove that the secure channel is on',
          'plan a card migration without a day on which half the staff stands outside',
          'set rules for leavers, visitors and lost cards that people will keep',
        ],
        chapters: ['What a card gives away', 'From Wiegand to OSDP', 'Migrating without queues at the door'],
      },
      de: {
        name: 'Ausweise, Leser und die Leitung dazwischen',
        summary:
          'Von kopierbaren zu verschlüsselten Ausweisen, von Wiegand zu OSDP: wo Zutrittsanlagen wirklich angegriffen werden.',
        description:
          '<p>Ein Ausweis, der nur seine Seriennummer aufsagt, lässt sich im Aufzug kopieren. Ein Leser, der sie über Wiegand weitergibt, lässt sich mit zwei Klemmen hinter der Abdeckung anzapfen. Zwischen diesen beiden Sätzen liegt der größte Teil des Risikos einer installierten Zutrittskontrolle.</p><p>Der Kurs vergleicht Ausweisfamilien danach, was eine Kopie kosten würde, plant die Umstellung mit Kombiausweisen, die eine Zeit lang beide Techniken tragen, und richtet <strong>OSDP mit Secure Channel</strong> ein: RS-485 als Linie mit Abschluss an beiden Enden, Adressen und ein Schlüssel, der nicht mehr der werkseitige ist. Am Schluss geht es um das, was dann noch bleibt: weitergegebene Ausweise, Hinterhergehen und der Ausgeschiedene, dessen Karte noch öffnet.</p>',
        outcomes: [
          'einen Ausweis nach dem Aufwand für eine Kopie beurteilen',
          'einen OSDP-Bus verdrahten und den aktiven Secure Channel nachweisen',
          'eine Ausweisumstellung planen, bei der nicht einen Tag lang die halbe Belegschaft draußen steht',
          'Regeln für Austritte, Besucher und verlorene Ausweise aufstellen, die auch eingehalten werden',
        ],
        chapters: ['Was ein Ausweis verrät', 'Von Wiegand zu OSDP', 'Umstellen ohne Schlange vor der Tür'],
      },
      ar: {
        name: 'بطاقات الدخول والقارئات وخط الربط بينها وبين المتحكم',
        summary:
          'من البطاقات القابلة للنسخ إلى المشفرة، ومن Wiegand إلى OSDP: أين يُهاجَم نظام الدخول فعلًا وكيف تُسد الثغرة.',
        description:
          '<p>البطاقة التي لا تفعل سوى ترديد رقمها التسلسلي يمكن نسخها في المصعد، والقارئ الذي يمرر الرقم عبر Wiegand يمكن التنصت عليه بمشبكين خلف الغطاء. وبين هاتين الجملتين يقع معظم خطر أنظمة الدخول القائمة.</p><p>تقارن الدورة أنواع البطاقات بحسب كلفة نسخها، وتخطط للانتقال ببطاقات تحمل التقنيتين معًا لفترة، وتُعدّ <strong>بروتوكول OSDP مع القناة الآمنة</strong>: خط RS-485 متسلسل بمقاومة إنهاء عند طرفيه، وعناوين للأجهزة، ومفتاح غير مفتاح المصنع. وتتناول أخيرًا ما يبقى بعد أن يصح ذلك كله: البطاقات المُعارة، والدخول خلف الآخرين، والموظف الذي ترك العمل وما زالت بطاقته تفتح.</p>',
        outcomes: [
          'تقييم البطاقة بحسب الجهد اللازم لنسخها',
          'تمديد ناقل OSDP وإثبات أن القناة الآمنة مفعّلة',
          'تخطيط استبدال البطاقات دون يوم يقف فيه نصف الموظفين خارج الباب',
          'وضع قواعد للمغادرين والزوار والبطاقات المفقودة يلتزم بها الناس',
        ],
        chapters: ['ما تكشفه البطاقة', 'من Wiegand إلى OSDP', 'الانتقال بلا طوابير أمام الباب'],
      },
    },
  },
  {
    id: 10,
    code: 'ACS-330',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'expert',
    requirement: 'elective',
    credits: 2,
    version: '2025',
    needsApproval: true,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Locked doors on escape routes',
        summary:
          'How a door can keep people out and still let everybody leave at once: EN 179, EN 1125, EN 13637 and the fire alarm interface.',
        description:
          '<p>Security wants the door shut, life safety wants it open, and both are right. This course settles the conflict in the order the law does: escape first, then protection of property, and never by a verbal agreement with the site manager.</p><p>We take apart three doors: a lever handle to EN 179 for people who know the building, a panic bar to EN 1125 for those who do not, and an electrically controlled exit system to EN 13637 with delay and a supervised release. For each we trace what happens on fire alarm, mains failure, cable cut and software fault.</p><p>The course is for people who sign for such doors. A reviewer asks for proof of at least one project before enrolment.</p>',
        outcomes: [
          'tell from use and occupancy which standard an exit door falls under',
          'draw the release chain from fire panel to lock so that each fault opens the door',
          'specify delay, signage and local release of a controlled exit',
          'test and record an escape door with the fire engineer present',
        ],
        chapters: [
          'Who must get out, and who knows the way',
          'EN 179 and EN 1125 on the leaf',
          'Controlled exits to EN 13637',
          'Release chain, test and record',
        ],
      },
    },
  },
  {
    id: 21,
    code: 'ITC-126',
    contentType: 'course',
    kind: 'gsc',
    subject: 'access',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Door intercoms: sound, sight line and SIP',
        summary:
          'An entrance station people can use: right height, understandable speech beside a road, and a call that always reaches somebody.',
        description:
          '<p>An intercom is judged in the first three seconds: does the visitor find the button, hear the answer and look into the lens? This course starts outside, with mounting height for people standing and sitting in a wheelchair, sun from behind and the lorry driver two metres up.</p><p>Then comes the sound: echo cancelling, wind, traffic at 75 dB, and why more volume makes feedback but not speech. The last part sets up the call over SIP: registration, ringing groups, what happens after thirty seconds without an answer, and why the door must be released by the controller inside and never by a relay in the station on the wall.</p>',
        outcomes: [
          'mount a station so that standing, seated and driving visitors are all seen and heard',
          'set levels and echo cancelling at a noisy entrance',
          'configure a call chain that never ends in silence',
          'release the door from the protected side only',
        ],
        chapters: ['Height, light and button', 'Speech beside a road', 'The call chain and the door release'],
      },
      de: {
        name: 'Türsprechanlagen: Ton, Blickachse und SIP',
        summary:
          'Eine Türstation, mit der man zurechtkommt: richtige Höhe, verständliche Sprache an der Straße und ein Ruf, der immer jemanden erreicht.',
        description:
          '<p>Eine Sprechanlage wird in den ersten drei Sekunden beurteilt: Findet der Besucher den Taster, hört er die Antwort, schaut er ins Objektiv? Der Kurs beginnt draußen, bei der Montagehöhe für Stehende und für Menschen im Rollstuhl, beim Gegenlicht und beim Lkw-Fahrer zwei Meter über der Straße.</p><p>Danach geht es um den Ton: Echounterdrückung, Wind, Verkehr mit 75 dB und warum mehr Lautstärke zwar pfeift, aber nicht verständlicher wird. Zum Schluss richten wir den Ruf über SIP ein: Registrierung, Rufgruppen, was nach dreißig Sekunden ohne Antwort geschieht und warum die Türfreigabe über den Controller im gesicherten Bereich laufen muss, nie über ein Relais in der Türstation.</p>',
        outcomes: [
          'eine Türstation so montieren, dass stehende, sitzende und fahrende Besucher gesehen und gehört werden',
          'Pegel und Echounterdrückung an einem lauten Eingang einstellen',
          'eine Rufkette einrichten, die nie im Leeren endet',
          'die Türfreigabe ausschließlich von der gesicherten Seite schalten',
        ],
        chapters: ['Höhe, Licht und Taster', 'Sprache neben der Straße', 'Rufkette und Türfreigabe'],
      },
      ar: {
        name: 'الاتصال الداخلي عند الأبواب: الصوت وخط النظر وSIP',
        summary:
          'محطة باب يسهل استعمالها: ارتفاع صحيح، وكلام مفهوم بجانب الطريق، ونداء يصل دائمًا إلى من يجيب.',
        description:
          '<p>يُحكم على جهاز الاتصال الداخلي في الثواني الثلاث الأولى: هل يجد الزائر الزر، ويسمع الرد، وينظر إلى العدسة؟ تبدأ الدورة من الخارج: ارتفاع التركيب للواقف ولمستخدم الكرسي المتحرك، والشمس من الخلف، وسائق الشاحنة الجالس على ارتفاع مترين.</p><p>ثم يأتي الصوت: إلغاء الصدى، والريح، وضجيج المرور عند 75 ديسيبل، ولماذا يؤدي رفع الصوت إلى الصفير لا إلى الوضوح. وفي الجزء الأخير نُعدّ النداء عبر بروتوكول SIP: التسجيل، ومجموعات الرنين، وما يحدث بعد ثلاثين ثانية بلا رد، ولماذا يجب أن يفتح الباب المتحكمُ في الجانب المؤمَّن، لا مرحّل داخل المحطة على الجدار.</p>',
        outcomes: [
          'تركيب المحطة بحيث يُرى ويُسمع الزائر الواقف والجالس والسائق',
          'ضبط المستويات وإلغاء الصدى عند مدخل صاخب',
          'إعداد سلسلة نداء لا تنتهي أبدًا بلا رد',
          'فتح الباب من الجانب المؤمَّن وحده',
        ],
        chapters: ['الارتفاع والضوء والزر', 'الكلام بجانب الطريق', 'سلسلة النداء وفتح الباب'],
      },
    },
  },
]
