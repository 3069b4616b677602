import type { CourseSeed } from '../seed-types.ts'

/** Courses every trade needs: design, power, protection, commissioning, privacy. */
export const baseCourses: CourseSeed[] = [
  {
    id: 6,
    code: 'SEC-101',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'planning',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: true,
    chapters: [{ video: 'site-walk' }, { video: 'site-walk' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Reading a site: risk, layers and response',
        summary:
          'Before any device is chosen: what is to be protected, from whom, and who comes when it rings.',
        description:
          '<p>A security system buys time. If the fence delays for two minutes, the door for three and the guard needs twelve, something has to change, and it is not the camera. This course teaches to put detection, delay and response on one time line before a single device goes into the quotation.</p><p>You walk a site from the outside in: boundary, yard, shell, room, object. At every layer you ask what an opportunist, a prepared thief and an insider would do there. The outcome is one page that the customer understands and a later designer can work from: protected goods, assumed attacker, layers, times, and what remains as risk because somebody decided so.</p>',
        outcomes: [
          'take down a site layer by layer with a plan and photographs',
          'put detection, delay and response on one time line',
          'name the attacker a design is made for and the one it is not made for',
          'write the remaining risk so that a customer can sign it',
        ],
        chapters: [
          'What is worth protecting, and from whom',
          'Layers from the fence to the safe',
          'The time line and the rest',
        ],
      },
      de: {
        name: 'Ein Objekt lesen: Risiko, Zonen und Intervention',
        summary:
          'Bevor ein Gerät ausgewählt wird: Was ist zu schützen, vor wem, und wer kommt, wenn es Alarm gibt?',
        description:
          '<p>Sicherheitstechnik kauft Zeit. Hält der Zaun zwei Minuten auf, die Tür drei und braucht der Wachdienst zwölf, dann muss sich etwas ändern, und zwar nicht die Kamera. Der Kurs lehrt, Detektion, Widerstandszeit und Intervention auf eine Zeitachse zu legen, bevor das erste Gerät im Angebot steht.</p><p>Sie begehen ein Objekt von außen nach innen: Grundstücksgrenze, Freifläche, Außenhaut, Raum, Gegenstand. In jeder Schicht fragen Sie, was ein Gelegenheitstäter, ein vorbereiteter Täter und ein Innentäter dort täten. Heraus kommt eine Seite, die der Kunde versteht und mit der ein Planer weiterarbeiten kann: Schutzgut, angenommener Täter, Schichten, Zeiten und das Restrisiko, weil es jemand so entschieden hat.</p>',
        outcomes: [
          'ein Objekt Schicht für Schicht mit Plan und Fotos aufnehmen',
          'Detektion, Widerstandszeit und Intervention auf eine Zeitachse legen',
          'benennen, für welchen Täter geplant wird und für welchen nicht',
          'das Restrisiko so formulieren, dass ein Kunde es unterschreiben kann',
        ],
        chapters: [
          'Was ist schützenswert, und vor wem?',
          'Schichten vom Zaun bis zum Tresor',
          'Die Zeitachse und der Rest',
        ],
      },
      ar: {
        name: 'قراءة الموقع: المخاطر وطبقات الحماية والاستجابة',
        summary: 'قبل اختيار أي جهاز: ما الذي نحميه، وممن نحميه، ومن يأتي حين ينطلق الإنذار؟',
        description:
          '<p>النظام الأمني يشتري الوقت. فإذا كان السياج يؤخر دقيقتين والباب ثلاثًا بينما يحتاج الحارس إلى اثنتي عشرة دقيقة، فلا بد من تغيير شيء، وليس هو الكاميرا. تعلّم هذه الدورة وضع الكشف والتأخير والاستجابة على خط زمني واحد قبل أن يدخل أي جهاز في عرض السعر.</p><p>تتجول في الموقع من الخارج إلى الداخل: الحدود، فالساحة، فغلاف المبنى، فالغرفة، فالمحتوى. وفي كل طبقة تسأل: ماذا يفعل هنا المتسلل العابر، واللص المستعد، والموظف من الداخل؟ والنتيجة صفحة واحدة يفهمها العميل ويبني عليها المصمم: ما نحميه، والمهاجم المفترض، والطبقات، والأزمنة، وما يبقى من خطر لأن أحدًا قرر قبوله.</p>',
        outcomes: [
          'معاينة الموقع طبقة بعد طبقة بالمخطط والصور',
          'وضع الكشف والتأخير والاستجابة على خط زمني واحد',
          'تسمية المهاجم الذي وُضع التصميم له والذي لم يوضع له',
          'صياغة الخطر المتبقي بحيث يستطيع العميل التوقيع عليه',
        ],
        chapters: ['ما الذي يستحق الحماية وممن', 'الطبقات من السياج إلى الخزنة', 'الخط الزمني وما يتبقى'],
      },
    },
  },
  {
    id: 19,
    code: 'SEC-108',
    contentType: 'video',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'power-curve' }],
    texts: {
      en: {
        name: 'Voltage drop on long cable runs',
        summary:
          'Ninety seconds on why a camera that ran on the bench restarts at the end of 86 m of cable, and on four ways out.',
        description:
          '<p>The film draws one curve: the voltage at the camera as the cable grows. With 24 V, 12 W and two conductors of 0.5 mm² it crosses the lower limit of 20.4 V at 86 m, and the more the voltage falls, the faster it falls, because a switching converter draws more current to get its watts.</p><p>Then the same run with 1 mm². Keep the formula at hand: loop resistance is 2 × 0.0178 × length ÷ cross-section for copper, in ohms, metres and mm².</p>',
        outcomes: [
          'calculate the loop resistance of a copper cable',
          'say when 86 m of thin cable is too long',
          'choose between thicker cable, a shorter run, higher voltage and a nearer supply',
        ],
        chapters: ['The falling curve'],
      },
      de: {
        name: 'Spannungsfall auf langen Leitungen',
        summary:
          'Neunzig Sekunden darüber, warum eine Kamera in der Werkstatt läuft und nach 86 m Leitung neu startet, und über vier Auswege.',
        description:
          '<p>Der Film zeichnet eine einzige Kurve: die Spannung an der Kamera bei wachsender Leitungslänge. Mit 24 V, 12 W und zwei Adern zu 0,5 mm² unterschreitet sie bei 86 m die untere Grenze von 20,4 V. Je weiter sie fällt, desto schneller fällt sie, denn ein Schaltwandler zieht mehr Strom, um auf seine Leistung zu kommen.</p><p>Danach dieselbe Strecke mit 1 mm². Halten Sie die Formel bereit: Der Schleifenwiderstand beträgt bei Kupfer 2 × 0,0178 × Länge ÷ Querschnitt, in Ohm, Metern und mm².</p>',
        outcomes: [
          'den Schleifenwiderstand einer Kupferleitung berechnen',
          'beurteilen, wann 86 m dünne Leitung zu lang sind',
          'zwischen größerem Querschnitt, kürzerer Strecke, höherer Spannung und näherem Netzteil wählen',
        ],
        chapters: ['Die fallende Kurve'],
      },
      ar: {
        name: 'هبوط الجهد في الكابلات الطويلة',
        summary:
          'تسعون ثانية عن سبب إعادة تشغيل كاميرا عملت في الورشة ثم رُكّبت عند نهاية 86 مترًا من الكابل، وعن أربعة حلول.',
        description:
          '<p>يرسم الفيلم منحنى واحدًا: الجهد عند الكاميرا كلما طال الكابل. مع تغذية 24 فولت وحمل 12 واط وموصلين مقطع كل منهما 0.5 ملم² يهبط الجهد تحت الحد الأدنى البالغ 20.4 فولت عند 86 مترًا، وكلما هبط ازدادت سرعة هبوطه، لأن المحوّل المفتاحي يسحب تيارًا أكبر ليحصل على قدرته.</p><p>ثم المسافة نفسها بمقطع 1 ملم². احتفظ بالقاعدة: مقاومة الحلقة للنحاس = 2 × 0.0178 × الطول ÷ المقطع، بوحدات الأوم والمتر والملم².</p>',
        outcomes: [
          'حساب مقاومة الحلقة لكابل نحاسي',
          'تحديد متى يصبح 86 مترًا من الكابل الرفيع أطول مما يجب',
          'المفاضلة بين مقطع أكبر ومسافة أقصر وجهد أعلى ومصدر تغذية أقرب',
        ],
        chapters: ['المنحنى الهابط'],
      },
    },
  },
  {
    id: 20,
    code: 'SEC-120',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'compulsory',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'power-curve' }, { video: 'power-curve' }, { video: 'power-curve' }],
    texts: {
      en: {
        name: 'Standby power: batteries that last the night',
        summary:
          'Size, place and test batteries so that a system still works in the last of the hours it was promised for.',
        description:
          '<p>A battery is a promise with an expiry date. New and warm it gives what is printed on it; after four winters in a cupboard under the roof it gives half, and nobody notices until the mains fails. This course calculates with the half.</p><p>Example: 0.42 A for 60 hours and 1.2 A for half an hour in alarm make 25.8 Ah; with a quarter added for ageing that is 32.3 Ah, so the next size up is 38 Ah. You learn where the figure 60 comes from, how long recharging may take, why two old batteries in parallel are not one good one, and how a load test differs from a glance at the voltmeter.</p>',
        outcomes: [
          'calculate battery capacity from standby current, alarm current and hours',
          'allow for ageing and temperature instead of hoping',
          'test a battery under load and decide when it has to be replaced',
        ],
        chapters: ['Current times hours, honestly', 'Charging, temperature and ageing', 'The load test'],
      },
      de: {
        name: 'Notstromversorgung: Akkus, die die Nacht durchhalten',
        summary:
          'Akkus so bemessen, aufstellen und prüfen, dass die Anlage auch in der letzten zugesagten Stunde noch arbeitet.',
        description:
          '<p>Ein Akku ist ein Versprechen mit Ablaufdatum. Neu und warm liefert er, was aufgedruckt ist; nach vier Wintern im Schrank unter dem Dach liefert er die Hälfte, und das merkt niemand, bis das Netz ausfällt. Dieser Kurs rechnet mit der Hälfte.</p><p>Ein Beispiel: 0,42 A über 60 Stunden und 1,2 A für eine halbe Stunde Alarm ergeben 25,8 Ah; mit einem Viertel Zuschlag für die Alterung sind das 32,3 Ah, die nächste Baugröße ist also 38 Ah. Sie lernen, woher die 60 Stunden kommen, wie lange das Wiederaufladen dauern darf, warum zwei alte Akkus parallel kein guter sind und worin sich eine Belastungsprobe vom Blick auf das Voltmeter unterscheidet.</p>',
        outcomes: [
          'die Akkukapazität aus Ruhestrom, Alarmstrom und Überbrückungszeit berechnen',
          'Alterung und Temperatur einrechnen, statt zu hoffen',
          'einen Akku unter Last prüfen und entscheiden, wann er getauscht wird',
        ],
        chapters: [
          'Strom mal Stunden, ehrlich gerechnet',
          'Ladung, Temperatur und Alterung',
          'Die Belastungsprobe',
        ],
      },
      ar: {
        name: 'التغذية الاحتياطية: بطاريات تصمد حتى الصباح',
        summary: 'كيف تحسب البطاريات وتضعها وتختبرها بحيث يعمل النظام حتى آخر ساعة وُعد بها.',
        description:
          '<p>البطارية وعد له تاريخ انتهاء. فهي جديدةً ودافئةً تعطي ما كُتب عليها، وبعد أربعة أعوام في خزانة تحت السطح الحار تعطي النصف، ولا يلاحظ أحد ذلك حتى ينقطع التيار. هذه الدورة تحسب بالنصف.</p><p>مثال: 0.42 أمبير لمدة 60 ساعة، و1.2 أمبير لنصف ساعة إنذار، أي 25.8 أمبير ساعة؛ ومع إضافة الربع للتقادم تصبح 32.3، فالمقاس التالي هو 38 أمبير ساعة. تتعلم من أين جاء رقم الستين، وكم يجوز أن تستغرق إعادة الشحن، ولماذا لا تساوي بطاريتان قديمتان على التوازي بطارية سليمة، وما الفرق بين اختبار الحمل ونظرة إلى جهاز قياس الجهد.</p>',
        outcomes: [
          'حساب سعة البطارية من تيار الاستعداد وتيار الإنذار وعدد الساعات',
          'احتساب التقادم والحرارة بدل الاعتماد على الأمل',
          'اختبار البطارية تحت الحمل وتحديد موعد استبدالها',
        ],
        chapters: ['التيار في الساعات، بحساب صادق', 'الشحن والحرارة والتقادم', 'اختبار الحمل'],
      },
    },
  },
  {
    id: 22,
    code: 'SEC-208',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'power-curve' }, { video: 'site-walk' }, { video: 'power-curve' }],
    texts: {
      en: {
        name: 'Earthing and surge protection outdoors',
        summary:
          'Why one strike near the fence kills the recorder in the cellar, and where the arrester has to sit to prevent it.',
        description:
          '<p>A camera on a mast and a switch in a building are two earths joined by a thin cable. When lightning lifts one of them by some thousand volts, the difference travels along the data pair. This course shows where that current wants to go and offers it a shorter way.</p><p>You mark the zones of a site as in IEC 62305, place arresters at the zone boundary and not beside the device, keep their earth lead under half a metre, and learn when fibre is simply cheaper. Shields, bonding of masts and the difference between protective earth and a rusty ground rod get a chapter of their own.</p>',
        outcomes: [
          'mark lightning protection zones on a site plan',
          'choose and place arresters for PoE, RS-485 and 24 V lines',
          'decide when a run has to be fibre',
        ],
        chapters: [
          'Two earths and a thin cable',
          'Arresters at the zone boundary',
          'Shields, bonding and fibre',
        ],
      },
    },
  },
  {
    id: 23,
    code: 'SEC-214',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'operation',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Commissioning, acceptance and handover',
        summary:
          'Prove that the system does what was ordered, hand it over in a way that lasts, and be called back less often.',
        description:
          '<p>A job is not finished when everything works, but when somebody else can see that it does. This course turns the operational requirement into a list of tests, each with a condition, a measured value and a signature, and keeps the list short enough to be done in one day.</p><p>Then the handover: drawings as built, a table of addresses and serial numbers, passwords handed over sealed and changed on the spot, training for the people who work the night shift and not only for those who attend the meeting. We finish with the maintenance plan, because its first date has to be fixed before you leave.</p>',
        outcomes: [
          'derive acceptance tests from an operational requirement',
          'record reference pictures and readings for later comparison',
          'put together as-built documents another firm could work with',
          'train operators in the three things they will need at night',
        ],
        chapters: [
          'From requirement to test list',
          'Reference pictures and readings',
          'Documents somebody can work with',
          'Training, passwords, first service date',
        ],
      },
      de: {
        name: 'Inbetriebnahme, Abnahme und Übergabe',
        summary:
          'Nachweisen, dass die Anlage leistet, was bestellt war, sie dauerhaft brauchbar übergeben und seltener zurückgerufen werden.',
        description:
          '<p>Fertig ist eine Anlage nicht, wenn alles läuft, sondern wenn ein anderer sehen kann, dass alles läuft. Der Kurs macht aus den Betriebsanforderungen eine Prüfliste, jeder Punkt mit Bedingung, Messwert und Unterschrift, und hält sie so kurz, dass sie an einem Tag zu schaffen ist.</p><p>Dann die Übergabe: Revisionspläne, eine Tabelle mit Adressen und Seriennummern, Kennwörter im verschlossenen Umschlag, die vor Ort geändert werden, und eine Einweisung für die Nachtschicht, nicht nur für die Leute aus der Besprechung. Zum Schluss kommt der Wartungsplan, denn sein erster Termin steht fest, bevor Sie abfahren.</p>',
        outcomes: [
          'Abnahmeprüfungen aus den Betriebsanforderungen ableiten',
          'Referenzbilder und Messwerte für den späteren Vergleich festhalten',
          'Revisionsunterlagen zusammenstellen, mit denen auch ein anderer Errichter arbeiten kann',
          'Bediener in den drei Handgriffen einweisen, die sie nachts brauchen',
        ],
        chapters: [
          'Von der Anforderung zur Prüfliste',
          'Referenzbilder und Messwerte',
          'Unterlagen, mit denen man arbeiten kann',
          'Einweisung, Kennwörter, erster Wartungstermin',
        ],
      },
      ar: {
        name: 'التشغيل الأولي والاستلام والتسليم',
        summary: 'إثبات أن النظام يؤدي ما طُلب، وتسليمه تسليمًا يدوم أثره، وتقليل زيارات العودة.',
        description:
          '<p>لا ينتهي العمل حين يعمل كل شيء، بل حين يستطيع غيرك أن يرى أنه يعمل. تحوّل هذه الدورة المتطلبات التشغيلية إلى قائمة اختبارات لكل منها شرط وقيمة مقيسة وتوقيع، وتُبقي القائمة قصيرة بحيث تُنجَز في يوم واحد.</p><p>ثم التسليم: مخططات مطابقة للمنفَّذ، وجدول بالعناوين والأرقام التسلسلية، وكلمات مرور تُسلَّم في ظرف مختوم وتُغيَّر في الحال، وتدريب لمن يعملون في وردية الليل لا لمن يحضرون الاجتماع فقط. ونختم بخطة الصيانة، لأن موعدها الأول يجب أن يُحدَّد قبل أن تغادر.</p>',
        outcomes: [
          'اشتقاق اختبارات الاستلام من المتطلبات التشغيلية',
          'تسجيل صور وقراءات مرجعية للمقارنة لاحقًا',
          'إعداد وثائق مطابقة للمنفَّذ تستطيع شركة أخرى العمل بها',
          'تدريب المشغّلين على الأمور الثلاثة التي سيحتاجون إليها ليلًا',
        ],
        chapters: [
          'من المتطلبات إلى قائمة الاختبارات',
          'الصور والقراءات المرجعية',
          'وثائق يمكن العمل بها',
          'التدريب وكلمات المرور وأول موعد صيانة',
        ],
      },
    },
  },
  {
    id: 24,
    code: 'SEC-130',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'planning',
    requirement: 'compulsory',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'site-walk' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Privacy in the design of video systems',
        summary:
          'Record what the purpose needs and nothing else: zones, masks, retention, signs and who may look.',
        description:
          '<p>Privacy is cheapest on the drawing. A camera turned by fifteen degrees needs no mask over the neighbour\'s window; a till camera that does not show the keypad needs no discussion with the works council. This course puts a purpose beside every camera on the plan and takes away what the purpose does not need.</p><p>You learn to keep live view and recording apart, to choose retention in hours and not by the size of the disk, to draw masks that move with a PTZ camera, and to grant and log access so that the question "who looked at this picture?" has an answer. Examples follow European data protection law; the method works anywhere.</p>',
        outcomes: [
          'write a purpose and a retention time for every camera on a plan',
          'set privacy masks, also on moving cameras, and test them at full zoom',
          'plan signs, access rights and an export log',
        ],
        chapters: [
          'A purpose for every camera',
          'Masks, zones and retention',
          'Who may look, and who can tell',
        ],
      },
    },
  },
]
