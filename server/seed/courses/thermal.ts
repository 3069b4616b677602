import type { CourseSeed } from '../seed-types.ts'

/** Courses on thermal imaging, offered by both brands. */
export const thermalCourses: CourseSeed[] = [
  {
    id: 5,
    code: 'THM-310',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: true,
    chapters: [
      { video: 'heat-scan' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Thermal imaging: emissivity and distance',
        summary:
          'Two settings decide whether a reading is a temperature or only a number. Learn to set both and to doubt the rest.',
        description:
          '<p>A thermal camera does not measure temperature. It measures radiation and reckons the temperature from what you tell it about the surface. Tell it that a polished busbar has an emissivity of 0.95, and it will report a cool busbar until the day it melts.</p><p>The course measures one heated plate with paint, tape and bare metal on it, at one, four and twelve metres. You see the reading fall where nothing has cooled: once because the surface <strong>reflects</strong> the room, once because the spot has grown larger than the thing you meant. You learn to find the reflected temperature with crumpled foil and to use tape where bare metal cannot be avoided.</p><p>At the end you keep a measuring record that another thermographer can repeat: emissivity, distance, reflected temperature, air, load.</p>',
        outcomes: [
          'set emissivity for common surfaces and name those that must not be read directly',
          'determine the reflected apparent temperature with foil',
          'calculate the spot size at a given distance and keep it well inside the target',
          'write a record that somebody else can repeat',
        ],
        chapters: [
          'Radiation is not temperature',
          'Emissivity and reflection',
          'Distance and spot size',
          'A record that can be repeated',
        ],
      },
      de: {
        name: 'Thermografie: Emissionsgrad und Abstand',
        summary:
          'Zwei Einstellungen entscheiden, ob ein Messwert eine Temperatur ist oder nur eine Zahl. Beide richtig setzen und den Rest anzweifeln.',
        description:
          '<p>Eine Wärmebildkamera misst keine Temperatur. Sie misst Strahlung und rechnet die Temperatur aus dem, was Sie ihr über die Oberfläche sagen. Sagen Sie ihr, eine blanke Stromschiene habe den Emissionsgrad 0,95, so meldet sie eine kühle Schiene, bis diese schmilzt.</p><p>Im Kurs wird eine beheizte Platte mit Lack, Klebeband und blankem Metall aus einem, vier und zwölf Metern gemessen. Sie sehen den Wert fallen, wo nichts abgekühlt ist: einmal, weil die Oberfläche den Raum <strong>spiegelt</strong>, einmal, weil der Messfleck größer geworden ist als das, was gemeint war. Sie lernen, die reflektierte Temperatur mit zerknüllter Alufolie zu bestimmen und Klebeband zu verwenden, wo sich blankes Metall nicht vermeiden lässt.</p><p>Am Ende steht ein Messprotokoll, das ein anderer Thermograf wiederholen kann: Emissionsgrad, Abstand, reflektierte Temperatur, Luft, Last.</p>',
        outcomes: [
          'den Emissionsgrad üblicher Oberflächen einstellen und nennen, welche nicht direkt messbar sind',
          'die reflektierte scheinbare Temperatur mit Folie bestimmen',
          'die Messfleckgröße für einen Abstand berechnen und sicher innerhalb des Ziels halten',
          'ein Protokoll schreiben, das ein anderer wiederholen kann',
        ],
        chapters: [
          'Strahlung ist nicht Temperatur',
          'Emissionsgrad und Reflexion',
          'Abstand und Messfleck',
          'Ein wiederholbares Protokoll',
        ],
      },
      ar: {
        name: 'التصوير الحراري: الانبعاثية والمسافة',
        summary:
          'إعدادان يقرران إن كانت القراءة درجة حرارة أم مجرد رقم. تعلّم ضبطهما معًا والتشكك في ما سواهما.',
        description:
          '<p>الكاميرا الحرارية لا تقيس درجة الحرارة، بل تقيس الإشعاع ثم تحسب الحرارة مما تخبرها به عن السطح. فإن أخبرتها أن قضيب توزيع مصقولًا انبعاثيته 0.95 أبلغتك أنه بارد حتى اليوم الذي ينصهر فيه.</p><p>نقيس في الدورة صفيحة مسخّنة عليها طلاء وشريط لاصق ومعدن عارٍ من مسافة متر وأربعة أمتار واثني عشر مترًا. سترى القراءة تهبط دون أن يبرد شيء: مرة لأن السطح <strong>يعكس</strong> حرارة المكان، ومرة لأن بقعة القياس صارت أكبر من الهدف المقصود. وتتعلم تحديد درجة الحرارة المنعكسة برقاقة ألمنيوم مجعّدة، واستعمال الشريط حيث لا مفر من قياس معدن عارٍ.</p><p>وفي النهاية تُعدّ سجل قياس يستطيع مختص آخر تكراره: الانبعاثية والمسافة والحرارة المنعكسة وحرارة الهواء والحمل.</p>',
        outcomes: [
          'ضبط الانبعاثية للأسطح الشائعة وتسمية ما لا يجوز قياسه مباشرة',
          'تحديد درجة الحرارة الظاهرية المنعكسة برقاقة الألمنيوم',
          'حساب حجم بقعة القياس عند مسافة معينة وإبقاؤها داخل الهدف',
          'كتابة سجل قياس يستطيع غيرك تكراره',
        ],
        chapters: [
          'الإشعاع ليس درجة الحرارة',
          'الانبعاثية والانعكاس',
          'المسافة وحجم البقعة',
          'سجل قابل للتكرار',
        ],
      },
    },
  },
  {
    id: 12,
    code: 'THM-315',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }, { video: 'site-walk' }, { video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Thermal lenses, IFOV and what a pixel covers',
        summary:
          'Choose detector and lens from the smallest thing that must be measured, not from the largest that must be seen.',
        description:
          '<p>A 12 µm detector behind a 25 mm lens gives 0.48 mrad per pixel: at 100 m one pixel covers 48 mm. That is enough to notice a hot cable lug, and far too little to measure it, since a reliable reading wants at least three by three pixels filled.</p><p>From this one line of arithmetic the course derives everything else: field of view, distance limits, the price of a longer lens in width of scene and depth of focus. It also deals with what stands before the lens. Window glass is opaque to thermal cameras, germanium windows take their share, and a dirty dome reports the dirt.</p>',
        outcomes: [
          'calculate IFOV and field of view from pixel pitch, resolution and focal length',
          'tell apart the distance for seeing and the distance for measuring',
          'choose a lens for a given target and say what it costs in coverage',
        ],
        chapters: ['One line of arithmetic: IFOV', 'Seeing is not measuring', 'Windows, domes and focus'],
      },
      de: {
        name: 'Wärmebildobjektive, IFOV und was ein Pixel abdeckt',
        summary:
          'Detektor und Objektiv nach dem Kleinsten wählen, das gemessen werden muss, nicht nach dem Größten, das man sehen will.',
        description:
          '<p>Ein Detektor mit 12 µm hinter einem 25-mm-Objektiv ergibt 0,48 mrad je Pixel: In 100 m Entfernung deckt ein Pixel 48 mm ab. Das reicht, um einen heißen Kabelschuh zu bemerken, aber bei Weitem nicht, um ihn zu messen, denn ein belastbarer Wert verlangt mindestens drei mal drei gefüllte Pixel.</p><p>Aus dieser einen Rechenzeile leitet der Kurs alles Weitere ab: Bildwinkel, Grenzentfernungen und was ein längeres Objektiv an Szenenbreite und Schärfentiefe kostet. Dazu kommt, was vor dem Objektiv sitzt: Fensterglas ist für Wärmebildkameras undurchsichtig, Germaniumfenster schlucken ihren Teil, und eine verschmutzte Scheibe meldet den Schmutz.</p>',
        outcomes: [
          'IFOV und Bildwinkel aus Pixelabstand, Auflösung und Brennweite berechnen',
          'Sichtentfernung und Messentfernung auseinanderhalten',
          'ein Objektiv für ein Ziel wählen und sagen, was es an Abdeckung kostet',
        ],
        chapters: ['Eine Rechenzeile: IFOV', 'Sehen ist nicht Messen', 'Fenster, Schutzscheiben und Fokus'],
      },
      ar: {
        name: 'العدسات الحرارية وIFOV وما يغطيه البكسل الواحد',
        summary: 'اختر الكاشف والعدسة بحسب أصغر ما يجب قياسه، لا بحسب أكبر ما تريد رؤيته.',
        description:
          '<p>كاشف بخطوة 12 ميكرومتر خلف عدسة 25 ملم يعطي 0.48 ملّي راديان لكل بكسل: أي أن البكسل الواحد يغطي 48 ملم على بعد 100 متر. وهذا يكفي لملاحظة طرف كابل ساخن، لكنه لا يكفي أبدًا لقياسه، لأن القراءة الموثوقة تتطلب امتلاء ثلاثة في ثلاثة بكسلات على الأقل.</p><p>من هذا السطر الحسابي الواحد تستنتج الدورة كل ما بعده: مجال الرؤية، وحدود المسافات، وثمن العدسة الأطول من عرض المشهد وعمق الوضوح. وتتناول أيضًا ما يقف أمام العدسة: فزجاج النوافذ معتم أمام الكاميرا الحرارية، ونوافذ الجرمانيوم تأخذ نصيبها، والغطاء المتسخ يُبلغ عن اتساخه.</p>',
        outcomes: [
          'حساب IFOV ومجال الرؤية من خطوة البكسل والدقة والبعد البؤري',
          'التفريق بين مسافة الرؤية ومسافة القياس',
          'اختيار العدسة لهدف معين وبيان ثمنها من التغطية',
        ],
        chapters: ['سطر حسابي واحد: IFOV', 'الرؤية غير القياس', 'النوافذ والأغطية والتركيز'],
      },
    },
  },
  {
    id: 13,
    code: 'THM-322',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: true,
    chapters: [
      { video: 'heat-scan' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Early fire detection in stored material',
        summary:
          'Find the warm nest in waste, wood chips or batteries before there is smoke, and keep the loader from ringing the alarm.',
        description:
          '<p>Heaps do not burn all at once. A nest warms for hours or days, and on the surface this shows as a few degrees in one place long before anybody smells it. This course sets thermal cameras over bunkers, sorting halls and battery stores so that this patch is seen.</p><p>You plan coverage by the smallest nest that must be found, divide the picture into zones with their own limits, and combine an absolute threshold with a <strong>rate of rise</strong>. Then come the disturbers that are hotter than any nest: exhausts, engines, sun on dark film, welders on a Saturday. Each is met by a rule, none by turning the limit up.</p><p>The last chapter connects to what follows: fire panel, extinguishing monitor, an alarm plan with names of functions rather than people.</p>',
        outcomes: [
          'place cameras so that the smallest nest to be found fills at least nine pixels',
          'choose absolute limit and rate of rise for waste, wood and batteries',
          'mask vehicles and sunlight without blinding a zone',
          'hand an alarm to the fire panel in a way that is supervised',
        ],
        chapters: [
          'How a nest warms up',
          'Zones, limits and rate of rise',
          'Loaders, exhausts and sun',
          'From pre-alarm to fire panel',
        ],
      },
      de: {
        name: 'Brandfrüherkennung im Lagergut',
        summary:
          'Das Glutnest in Abfall, Hackschnitzeln oder Akkus finden, bevor es raucht, ohne dass der Radlader Alarm auslöst.',
        description:
          '<p>Haufwerke brennen nicht auf einen Schlag. Ein Nest erwärmt sich über Stunden oder Tage, und an der Oberfläche sind das einige Grad an einer Stelle, lange bevor jemand etwas riecht. Der Kurs setzt Wärmebildkameras so über Bunker, Sortierhallen und Akkulager, dass dieser Fleck gesehen wird.</p><p>Sie planen die Abdeckung nach dem kleinsten Nest, das gefunden werden muss, teilen das Bild in Zonen mit eigenen Grenzwerten und verbinden einen absoluten Schwellwert mit der <strong>Anstiegsgeschwindigkeit</strong>. Danach kommen die Störer, die heißer sind als jedes Nest: Auspuffe, Motoren, Sonne auf dunkler Folie, Schweißarbeiten am Samstag. Jedem begegnet eine Regel, keinem ein höherer Grenzwert.</p><p>Das letzte Kapitel schließt an, was folgt: Brandmelderzentrale, Löschmonitor und ein Alarmplan, der Funktionen nennt und keine Personen.</p>',
        outcomes: [
          'Kameras so setzen, dass das kleinste zu findende Nest mindestens neun Pixel füllt',
          'Schwellwert und Anstieg für Abfall, Holz und Akkus wählen',
          'Fahrzeuge und Sonne ausblenden, ohne eine Zone blind zu machen',
          'einen Alarm überwacht an die Brandmelderzentrale übergeben',
        ],
        chapters: [
          'Wie sich ein Glutnest erwärmt',
          'Zonen, Grenzwerte und Anstieg',
          'Radlader, Auspuff und Sonne',
          'Vom Voralarm zur Brandmelderzentrale',
        ],
      },
      ar: {
        name: 'الكشف المبكر عن الحريق في المواد المخزنة',
        summary:
          'كيف تجد البؤرة الدافئة في النفايات أو رقائق الخشب أو البطاريات قبل الدخان، دون أن تُطلق الجرافة الإنذار.',
        description:
          '<p>الأكوام لا تشتعل دفعة واحدة. فالبؤرة تسخن ساعات أو أيامًا، ويظهر ذلك على السطح درجات قليلة في موضع واحد قبل أن يشم أحد شيئًا بوقت طويل. تضع هذه الدورة الكاميرات الحرارية فوق المستودعات وصالات الفرز ومخازن البطاريات بحيث تُرى تلك البقعة.</p><p>تخطط التغطية بحسب أصغر بؤرة يجب اكتشافها، وتقسم الصورة إلى مناطق لكل منها حدودها، وتجمع بين العتبة المطلقة و<strong>معدل الارتفاع</strong>. ثم تأتي المصادر المشوِّشة التي تفوق حرارتها أي بؤرة: العوادم والمحركات والشمس على الأغطية الداكنة وأعمال اللحام يوم العطلة. لكل منها قاعدة تعالجه، ولا يُعالَج أي منها برفع الحد.</p><p>ويربط الفصل الأخير النظام بما يليه: لوحة إنذار الحريق، ومدفع الإطفاء، وخطة إنذار تسمي الوظائف لا الأشخاص.</p>',
        outcomes: [
          'توزيع الكاميرات بحيث تملأ أصغر بؤرة مطلوبة تسعة بكسلات على الأقل',
          'اختيار العتبة ومعدل الارتفاع للنفايات والخشب والبطاريات',
          'استبعاد المركبات وأشعة الشمس دون إعماء أي منطقة',
          'تسليم الإنذار إلى لوحة الحريق عبر خط مراقَب',
        ],
        chapters: [
          'كيف تسخن البؤرة',
          'المناطق والحدود ومعدل الارتفاع',
          'الجرافات والعوادم والشمس',
          'من الإنذار الأولي إلى لوحة الحريق',
        ],
      },
    },
  },
  {
    id: 14,
    code: 'THM-328',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'heat-scan' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Thermal cameras on long perimeters',
        summary:
          'Range figures, weather and the hand-over to a visible camera: fewer poles, no lamps, and still a face at the end.',
        description:
          '<p>Data sheets quote a range for a man of 1.8 by 0.5 metres on a clear night and two pixels across him. Analytics want about ten pixels of height, and fog is not on the sheet. The course turns the printed figure into one you can build on.</p><p>You space the poles so that each camera covers the dead zone of the next, watch the minutes at dawn and dusk when fence, grass and intruder have the same temperature, and pair the thermal camera with a visible one, since the first tells that somebody is there and only the second tells who.</p>',
        outcomes: [
          'convert a data sheet range into a range for analytics in poor weather',
          'space poles so that dead zones are covered mutually',
          'explain thermal crossover and plan for it',
          'set up the hand-over from thermal detection to a visible PTZ camera',
        ],
        chapters: [
          'What the range figure leaves out',
          'Fog, rain and thermal crossover',
          'Handing over to the visible camera',
        ],
      },
      de: {
        name: 'Wärmebildkameras an langen Perimetern',
        summary:
          'Reichweite, Wetter und die Übergabe an die Tageslichtkamera: weniger Masten, keine Scheinwerfer und am Ende trotzdem ein Gesicht.',
        description:
          '<p>Datenblätter nennen die Reichweite für einen Menschen von 1,8 mal 0,5 Metern in klarer Nacht und mit zwei Pixeln auf seiner Breite. Die Analyse verlangt rund zehn Pixel Höhe, und Nebel steht nicht im Datenblatt. Der Kurs macht aus der gedruckten Zahl eine, auf die man bauen kann.</p><p>Sie setzen die Masten so, dass jede Kamera den toten Bereich der nächsten abdeckt, beachten die Minuten in der Dämmerung, in denen Zaun, Gras und Eindringling gleich warm sind, und stellen der Wärmebildkamera eine Tageslichtkamera zur Seite. Denn die erste sagt, dass jemand da ist, und erst die zweite sagt, wer.</p>',
        outcomes: [
          'eine Datenblattreichweite in eine Reichweite für Analyse bei schlechtem Wetter umrechnen',
          'Masten so setzen, dass sich tote Bereiche gegenseitig abdecken',
          'den thermischen Crossover erklären und einplanen',
          'die Übergabe von der Wärmebilddetektion an eine PTZ-Kamera einrichten',
        ],
        chapters: [
          'Was die Reichweite verschweigt',
          'Nebel, Regen und thermischer Crossover',
          'Übergabe an die Tageslichtkamera',
        ],
      },
      ar: {
        name: 'الكاميرات الحرارية على المحيطات الطويلة',
        summary:
          'أرقام المدى والطقس والتسليم إلى الكاميرا المرئية: أعمدة أقل، ولا مصابيح، ومع ذلك وجه واضح في النهاية.',
        description:
          '<p>تذكر نشرات البيانات المدى لإنسان أبعاده 1.8 في 0.5 متر في ليلة صافية وعلى عرضه بكسلان. أما تحليل الفيديو فيحتاج إلى نحو عشرة بكسلات من الارتفاع، والضباب لا تذكره النشرة. تحوّل هذه الدورة الرقم المطبوع إلى رقم يُبنى عليه.</p><p>توزع الأعمدة بحيث تغطي كل كاميرا المنطقة العمياء للكاميرا المجاورة، وتراعي الدقائق عند الفجر والغروب حين تتساوى حرارة السياج والعشب والمتسلل، وتقرن الكاميرا الحرارية بكاميرا مرئية: فالأولى تقول إن أحدًا هناك، والثانية وحدها تقول من هو.</p>',
        outcomes: [
          'تحويل مدى النشرة إلى مدى صالح للتحليل في الطقس السيئ',
          'توزيع الأعمدة بحيث تتبادل الكاميرات تغطية المناطق العمياء',
          'شرح ظاهرة التعادل الحراري وأخذها في الحسبان',
          'إعداد التسليم من الكشف الحراري إلى كاميرا مرئية متحركة PTZ',
        ],
        chapters: ['ما لا يقوله رقم المدى', 'الضباب والمطر والتعادل الحراري', 'التسليم إلى الكاميرا المرئية'],
      },
    },
  },
  {
    id: 15,
    code: 'THM-340',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'expert',
    requirement: 'elective',
    credits: 2,
    version: '2026',
    needsApproval: true,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'heat-scan' },
      { video: 'power-curve' },
      { video: 'heat-scan' },
      { video: 'heat-scan' },
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Electrical thermography under load',
        summary:
          'Inspect live switchgear safely, compare like with like, and grade findings by load instead of by colour.',
        description:
          '<p>A terminal at 48 °C may be an emergency or nothing at all. At a fifth of its rated current it is an emergency: the loss in a joint rises with the square of the current, and at full load the same joint would be past its limit. This course teaches to read every finding together with its load.</p><p>You inspect three-phase boards, compare phases and similar joints, convert temperature rises to rated current with a sensible exponent, and learn what cannot be seen from outside: the joint behind a cover, the fuse blade behind glass, the neutral that carries harmonics.</p><p>Work on live equipment needs proof of electrical qualification. A reviewer checks it before the course opens.</p>',
        outcomes: [
          'plan an inspection with safety distance, protective clothing and a second person',
          'compare phases and convert a temperature rise to rated load',
          'grade findings so that the operator knows what must be done today',
          'recognise the cases in which a cool picture proves nothing',
        ],
        chapters: [
          'Safety before the first picture',
          'Load, loss and the square of the current',
          'Comparing like with like',
          'What stays behind the cover',
          'Grading findings and reporting them',
        ],
      },
    },
  },
  {
    id: 16,
    code: 'THM-105',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    requirement: 'elective',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Reading a thermal picture in 75 seconds',
        summary:
          'Isotherms, measuring spot, emissivity and distance, shown on one warm plate. A short film to watch before any thermal course.',
        description:
          '<p>One warm plate, one measuring spot, three surprises. The film shows how isotherms are read, why the figure beside the cross is a mean, why bare metal appears cold, and what happens to the value when you simply step back.</p><p>It needs no previous knowledge and is meant as a first look before THM-310. Watch it once without pausing, then again with the question: which of the three values would I have believed?</p>',
        outcomes: [
          'read isotherms and measuring spot in a thermal picture',
          'name the two settings that spoil most readings',
          'explain why a reading falls with distance although nothing cools',
        ],
        chapters: ['One plate, one spot, three surprises'],
      },
      de: {
        name: 'Ein Wärmebild lesen in 75 Sekunden',
        summary:
          'Isothermen, Messfleck, Emissionsgrad und Abstand an einer warmen Platte gezeigt. Ein kurzer Film vor jedem Thermografiekurs.',
        description:
          '<p>Eine warme Platte, ein Messfleck, drei Überraschungen. Der Film zeigt, wie man Isothermen liest, warum der Wert neben dem Kreuz ein Mittelwert ist, warum blankes Metall kalt erscheint und was mit dem Wert geschieht, wenn man einfach einen Schritt zurückgeht.</p><p>Vorkenntnisse sind nicht nötig; gedacht ist er als erster Blick vor THM-310. Sehen Sie ihn einmal ohne Pause an und dann noch einmal mit der Frage: Welchem der drei Werte hätte ich geglaubt?</p>',
        outcomes: [
          'Isothermen und Messfleck in einem Wärmebild lesen',
          'die zwei Einstellungen nennen, die die meisten Messwerte verderben',
          'erklären, warum ein Wert mit dem Abstand sinkt, obwohl nichts abkühlt',
        ],
        chapters: ['Eine Platte, ein Messfleck, drei Überraschungen'],
      },
      ar: {
        name: 'قراءة الصورة الحرارية في 75 ثانية',
        summary:
          'خطوط تساوي الحرارة وبقعة القياس والانبعاثية والمسافة على صفيحة دافئة واحدة. فيلم قصير قبل أي دورة حرارية.',
        description:
          '<p>صفيحة دافئة واحدة، وبقعة قياس واحدة، وثلاث مفاجآت. يُظهر الفيلم كيف تُقرأ خطوط تساوي الحرارة، ولماذا يكون الرقم المجاور لعلامة التقاطع متوسطًا، ولماذا يبدو المعدن العاري باردًا، وما الذي يحدث للقيمة حين ترجع خطوة إلى الوراء.</p><p>لا يحتاج الفيلم إلى معرفة سابقة، وهو نظرة أولى قبل دورة THM-310. شاهده مرة دون توقف، ثم مرة ثانية وأنت تسأل: أي القيم الثلاث كنت سأصدّق؟</p>',
        outcomes: [
          'قراءة خطوط تساوي الحرارة وبقعة القياس في الصورة الحرارية',
          'تسمية الإعدادين اللذين يُفسدان معظم القراءات',
          'شرح سبب انخفاض القراءة مع المسافة مع أن شيئًا لم يبرد',
        ],
        chapters: ['صفيحة واحدة وبقعة واحدة وثلاث مفاجآت'],
      },
    },
  },
]
