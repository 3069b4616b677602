import type { CourseSeed } from '../seed-types.ts'

/** Courses on cameras and what they see. */
export const cctvCourses: CourseSeed[] = [
  {
    id: 1,
    code: 'CCTV-110',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: true,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Camera placement and lens choice',
        summary:
          'Decide what each spot has to show, then where the camera stands and which lens it needs. With the arithmetic, without the guesswork.',
        description:
          '<p>Most complaints about picture quality are complaints about placement. A camera mounted five metres up looks at caps and hair; a wide lens at the gate shows the whole yard and nobody in it. This course starts from the question the picture has to answer: <strong>detect, observe, recognise or identify</strong>, each with its pixels per metre as in EN 62676-4.</p><p>You then work backwards. From the density and the width of the scene follows the angle of view, from the angle the focal length, from the mounting height the dead zone under the camera. We calculate three scenes by hand before any planning software is opened: a shop entrance, a car park lane and a 60 m fence.</p><p>The last chapter is the walk round the site: low sun, reflecting glass, a lamp in the picture, the branch that will be there in June. Bring a tape measure and a site plan of your own.</p>',
        outcomes: [
          'choose the pixel density a scene needs and calculate the focal length from it',
          'say how high a camera may hang before faces are lost',
          'find blind wedges behind columns, racks and open doors on a plan',
          'write down a camera position so that somebody else mounts it in the same place',
        ],
        chapters: [
          'What must this picture show?',
          'From pixels per metre to focal length',
          'Mounting height, tilt and dead zones',
          'The walk round the site',
        ],
      },
      de: {
        name: 'Kamerastandort und Objektivwahl',
        summary:
          'Erst festlegen, was jede Stelle zeigen muss, dann Standort und Objektiv bestimmen. Gerechnet statt geschätzt.',
        description:
          '<p>Die meisten Klagen über die Bildqualität sind Klagen über den Standort. Eine Kamera in fünf Metern Höhe zeigt Mützen und Scheitel; ein Weitwinkel am Tor zeigt den ganzen Hof, aber niemanden darin. Dieser Kurs beginnt mit der Frage, die das Bild beantworten soll: <strong>Detektieren, Beobachten, Erkennen oder Identifizieren</strong>, jeweils mit den Pixeln pro Meter nach DIN EN 62676-4.</p><p>Von dort wird rückwärts gerechnet. Aus Pixeldichte und Szenenbreite folgt der Bildwinkel, aus dem Bildwinkel die Brennweite, aus der Montagehöhe der tote Bereich unter der Kamera. Drei Szenen rechnen wir von Hand, bevor eine Planungssoftware geöffnet wird: einen Ladeneingang, eine Parkplatzgasse und 60 m Zaun.</p><p>Das letzte Kapitel ist die Begehung: tief stehende Sonne, spiegelndes Glas, eine Leuchte im Bild, der Ast, der im Juni belaubt ist. Bringen Sie ein Maßband und einen eigenen Lageplan mit.</p>',
        outcomes: [
          'die nötige Pixeldichte einer Szene wählen und daraus die Brennweite berechnen',
          'angeben, wie hoch eine Kamera hängen darf, bevor Gesichter verloren gehen',
          'tote Winkel hinter Stützen, Regalen und offenen Türen im Plan finden',
          'einen Kamerastandort so beschreiben, dass ihn ein anderer genau dort montiert',
        ],
        chapters: [
          'Was muss dieses Bild zeigen?',
          'Von Pixeln pro Meter zur Brennweite',
          'Montagehöhe, Neigung und tote Bereiche',
          'Die Begehung vor Ort',
        ],
      },
      ar: {
        name: 'اختيار موضع الكاميرا والعدسة',
        summary:
          'حدد ما يجب أن يُظهره كل موضع، ثم مكان تركيب الكاميرا، ثم العدسة المناسبة: بالحساب لا بالتخمين.',
        description:
          '<p>معظم الشكاوى من جودة الصورة هي في حقيقتها شكاوى من موضع الكاميرا. فالكاميرا المركبة على ارتفاع خمسة أمتار تُظهر القبعات والرؤوس، والعدسة الواسعة عند البوابة تُظهر الساحة كلها ولا تُظهر فيها أحدًا. تبدأ هذه الدورة من السؤال الذي يجب أن تجيب عنه الصورة: <strong>الكشف أو المراقبة أو التعرّف أو تحديد الهوية</strong>، ولكل منها عدد من البكسلات في المتر وفق المواصفة EN 62676-4.</p><p>ثم نحسب بالاتجاه المعاكس: من كثافة البكسلات وعرض المشهد نصل إلى زاوية الرؤية، ومن الزاوية إلى البعد البؤري، ومن ارتفاع التركيب إلى المنطقة العمياء أسفل الكاميرا. نحسب ثلاثة مشاهد يدويًا قبل فتح أي برنامج تخطيط: مدخل متجر، وممر في موقف سيارات، وسياج بطول 60 مترًا.</p><p>الفصل الأخير هو الجولة في الموقع: شمس منخفضة، وزجاج عاكس، ومصباح داخل الصورة، وغصن سيكسوه الورق في يونيو. أحضر معك شريط قياس ومخططًا لموقع من مواقعك.</p>',
        outcomes: [
          'اختيار كثافة البكسلات التي يحتاج إليها المشهد وحساب البعد البؤري منها',
          'تحديد أقصى ارتفاع للكاميرا قبل أن تضيع ملامح الوجوه',
          'اكتشاف الزوايا العمياء خلف الأعمدة والرفوف والأبواب المفتوحة على المخطط',
          'وصف موضع الكاميرا بدقة تتيح لغيرك تركيبها في المكان نفسه',
        ],
        chapters: [
          'ما الذي يجب أن تُظهره هذه الصورة؟',
          'من البكسل في المتر إلى البعد البؤري',
          'ارتفاع التركيب والميل والمناطق العمياء',
          'الجولة في الموقع',
        ],
      },
    },
  },
  {
    id: 7,
    code: 'CCTV-215',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'professional',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Night pictures: infrared, white light and shutter',
        summary:
          'Why a picture that is bright at night can still be useless, and how to balance shutter, gain and lamps.',
        description:
          '<p>At night a camera left on automatic buys brightness with time: the shutter opens for a fifteenth of a second, the yard looks well lit, and whoever runs across it is a smear. This course sets the limit first, by the speed of what moves, and lets light make up the rest.</p><p>We compare infrared at 850 nm and 940 nm, white light and the lamps that are already there; measure the fall of light with the square of the distance; and deal with the usual faults: insects and cobwebs in front of built-in lamps, focus that shifts between day and night, number plates that bleach out.</p>',
        outcomes: [
          'set the slowest shutter that still freezes a walking or running person',
          'choose between infrared and white light and give the reason',
          'keep a number plate readable in headlights',
          'check focus, glare and shadows on an evening visit in under an hour',
        ],
        chapters: [
          'Shutter before gain',
          'Which light, and how much of it',
          'Faults that only show after dark',
        ],
      },
      de: {
        name: 'Nachtbilder: Infrarot, Weißlicht und Belichtungszeit',
        summary:
          'Warum ein helles Nachtbild trotzdem wertlos sein kann und wie Belichtungszeit, Verstärkung und Scheinwerfer zusammenspielen.',
        description:
          '<p>Im Automatikbetrieb erkauft sich eine Kamera nachts Helligkeit mit Zeit: Der Verschluss steht eine Fünfzehntelsekunde offen, der Hof wirkt gut ausgeleuchtet, und wer hindurchläuft, ist nur noch ein Schleier. In diesem Kurs wird zuerst die Grenze gesetzt, nämlich nach der Geschwindigkeit dessen, was sich bewegt. Den Rest muss das Licht leisten.</p><p>Wir vergleichen Infrarot mit 850 nm und 940 nm, Weißlicht und die vorhandene Beleuchtung, messen den Lichtabfall mit dem Quadrat der Entfernung und gehen die üblichen Fehler durch: Insekten und Spinnweben vor eingebauten Strahlern, Fokus, der zwischen Tag und Nacht wandert, überstrahlte Kennzeichen.</p>',
        outcomes: [
          'die längste Belichtungszeit einstellen, die eine gehende oder laufende Person noch scharf abbildet',
          'zwischen Infrarot und Weißlicht begründet wählen',
          'ein Kennzeichen trotz Scheinwerferlicht lesbar halten',
          'Schärfe, Blendung und Schatten bei einem Abendtermin in unter einer Stunde prüfen',
        ],
        chapters: [
          'Belichtungszeit vor Verstärkung',
          'Welches Licht und wie viel davon',
          'Fehler, die erst im Dunkeln auffallen',
        ],
      },
      ar: {
        name: 'الصورة الليلية: الأشعة تحت الحمراء والضوء الأبيض وزمن التعريض',
        summary:
          'لماذا قد تكون الصورة الليلية المضيئة بلا فائدة، وكيف توازن بين زمن التعريض والتكبير والإنارة.',
        description:
          '<p>في الوضع التلقائي تشتري الكاميرا السطوع ليلًا بالزمن: يبقى الغالق مفتوحًا جزءًا من خمسة عشر من الثانية، فتبدو الساحة مضاءة جيدًا، ويظهر من يجري فيها لطخةً لا ملامح لها. في هذه الدورة نضع الحد أولًا بحسب سرعة الهدف المتحرك، ثم نترك للإنارة أن تكمل الباقي.</p><p>نقارن بين الأشعة تحت الحمراء بطول موجي 850 و940 نانومتر والضوء الأبيض والإنارة الموجودة، ونقيس تناقص الضوء مع مربع المسافة، ونعالج الأعطال المألوفة: الحشرات وخيوط العنكبوت أمام المصابيح المدمجة، وانزياح التركيز بين النهار والليل، ولوحات السيارات التي يبيّضها الضوء.</p>',
        outcomes: [
          'ضبط أطول زمن تعريض يُبقي الشخص الماشي أو الراكض واضحًا',
          'المفاضلة بين الأشعة تحت الحمراء والضوء الأبيض مع بيان السبب',
          'إبقاء لوحة السيارة مقروءة أمام المصابيح الأمامية',
          'فحص التركيز والوهج والظلال في زيارة مسائية خلال أقل من ساعة',
        ],
        chapters: ['زمن التعريض قبل التكبير', 'أي ضوء نحتاج وبأي مقدار', 'أعطال لا تظهر إلا بعد حلول الظلام'],
      },
    },
  },
  {
    id: 8,
    code: 'CCTV-320',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'expert',
    requirement: 'elective',
    credits: 2,
    version: '2026',
    needsApproval: true,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Video analytics on the perimeter',
        summary:
          'Set up line crossing and zone rules that still hold in rain, at dawn and in the third winter, and prove it by walk tests.',
        description:
          '<p>An analytic that rings forty times a night is switched off within a week, and then the fence is open. This course treats detection as a measurement: with a detection rate, a false alarm rate per camera and day, and conditions under which both were taken.</p><p>You calibrate perspective with a person of known height, draw zones that begin where the body is at least the demanded number of pixels tall, and choose object filters by size, speed and dwell time. Then come the enemies: headlights on wet asphalt, foxes, flags, shaking masts, the sun crossing the picture twice a year.</p><p>Participants need two commissioned video systems of their own; a reviewer checks this before the course opens. The test asks for a walk-test record with at least thirty approaches.</p>',
        outcomes: [
          'calibrate a scene and prove the calibration at its far end',
          'plan a walk test with walking, running, crawling and ladder approaches',
          'trace a false alarm to light, object, mechanics or rule',
          'state detection and false alarm rates in a form an insurer can check',
        ],
        chapters: [
          'Detection as a measurement',
          'Perspective, height and the far end',
          'Rules, filters and masks',
          'Weather, animals and shaking masts',
          'The walk test and its record',
        ],
      },
    },
  },
]
