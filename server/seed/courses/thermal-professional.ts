import type { CourseSeed } from '../seed-types.ts'

/** Further professional courses on thermal imaging: from the air, on skin, and of gas. */
export const thermalProfessionalCourses: CourseSeed[] = [
  {
    id: 49,
    code: 'THM-330',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: true,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'heat-scan' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Thermal cameras in the air',
        summary:
          'Roofs, solar fields and search areas from a drone: flight height from the pixel, weather from the standard, and a report without a mosaic of guesses.',
        description:
          '<p>From 100 m everything looks well inspected. A 12 µm detector behind a 13 mm lens gives 0.92 mrad, so from there a pixel is 92 mm wide and a solar cell gets fewer than two of them. IEC TS 62446-3 wants five by five pixels on a cell of 156 mm; that makes 3 cm a pixel and a flight height of about 33 m. The course plans every flight from this calculation.</p><p>Then come the conditions: at least 600 W/m² on the modules, wind up to force 4, no passing clouds, and a viewing angle that keeps the sky’s reflection and the pilot’s shadow out of the picture. On flat roofs it is the other way round: you fly after sunset, when wet insulation gives off its heat later than dry. You learn how speed smears an uncooled detector with a time constant of ten milliseconds, and why an altitude over the take-off point is not a distance to the roof.</p><p>The rules of the European <strong>open and specific categories</strong> (Regulation 2019/947) are assumed. A reviewer checks your remote pilot certificate and insurance before the course opens.</p>',
        outcomes: [
          'derive flight height and speed from the smallest defect to be found',
          'judge irradiance, wind and cloud before take-off and call off a flight',
          'tell a hot cell, a bypassed string and bird droppings apart',
          'locate every finding so that a fitter on foot gets to the same module',
        ],
        chapters: [
          'Height, lens and centimetres per pixel',
          'Solar fields by daylight',
          'Roofs after sunset',
          'From four hundred pictures to one list',
        ],
      },
    },
  },
  {
    id: 50,
    code: 'THM-334',
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
    chapters: [{ video: 'heat-scan' }, { video: 'site-walk' }, { video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Skin temperature: what can be screened and what can’t',
        summary:
          'Thermal cameras at entrances measure skin, not fever. Where the method holds, where it doesn’t, and how to say so to a customer.',
        description:
          '<p>A forehead that has come in from the car park in January is at 28 °C. Skin is a radiator that the body opens and closes as it likes, and the camera sees only the radiator. This course sorts out what an elevated skin temperature can tell and what it never will: who is infected.</p><p>IEC 80601-2-59 describes the narrow case that works: <strong>one person at a time</strong>, standing still, without glasses, the inner corner of the eye in focus and the face covering 240 by 180 pixels, with a reference source in the picture and a room free of draught and sun. A camera over a crowd fulfils none of it. You set up such a station and let people acclimatise for a quarter of an hour.</p><p>Then the arithmetic nobody likes. With one feverish visitor in a thousand, a sensitivity of 80 % and a specificity of 95 %, about fifty healthy people are stopped, and the one with the fever still walks past one time in five. Since the reading is health data in European law, the question who may see it comes before the tender.</p>',
        outcomes: [
          'explain to a customer the difference between skin and body temperature',
          'set up a screening station with reference source, distance and acclimatisation',
          'calculate the false alarms to be expected from prevalence and specificity',
          'name the uses for which you would advise against the method',
        ],
        chapters: [
          'The radiator called skin',
          'A station that can measure',
          'Fifty healthy people and one fever',
        ],
      },
    },
  },
  {
    id: 51,
    code: 'THM-336',
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
    recommended: false,
    chapters: [
      { video: 'heat-scan' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Optical gas imaging',
        summary:
          'See leaks of methane, refrigerant or SF₆ as a moving shadow, and know why the shadow sometimes isn’t there although the gas is.',
        description:
          '<p>Gas is invisible to a thermal camera until the camera looks in the one narrow band where the gas absorbs: 3.2 to 3.4 µm for methane, around 10.6 µm for SF₆. A cold filter in front of a cooled detector leaves only this band, and the plume appears as smoke. One filter does not do for every gas.</p><p>What decides is the <strong>difference between gas and background</strong>. Against a pipe of its own temperature a leak of any size disappears; against a cold sky the same leak stands out. You learn to change the standpoint before you change the settings, to use high-sensitivity mode on a tripod only, and to tell gas from steam, which is white, wanders and vanishes. Wind above 5 m/s thins the plume faster than you can find it.</p><p>The course follows a leak detection round on a compressor station with 640 components: route, dwell time per component, tagging, repair and second look, as EN 17628 and the European methane regulation (2024/1787) expect. Quantity is the last chapter, with a warning: a picture finds a leak, it does not weigh it.</p>',
        outcomes: [
          'match detector and filter to the gas that is sought',
          'choose a standpoint with enough difference between gas and background',
          'tell gas from steam, hot air and reflections',
          'plan and record a survey that a second team can check',
        ],
        chapters: [
          'A narrow band and a cold filter',
          'Background before settings',
          'The round: 640 components',
          'Repair, second look and the question of quantity',
        ],
      },
    },
  },
]
