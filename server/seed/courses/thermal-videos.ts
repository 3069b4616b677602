import type { CourseSeed } from '../seed-types.ts'

/** Educational videos on thermal imaging, offered by both brands. */
export const thermalVideos: CourseSeed[] = [
  {
    id: 213,
    code: 'VID-213',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    productLine: 'thermal-cameras',
    videoType: 'quick-tip',
    videoOf: 'topic',
    requirement: 'elective',
    credits: 0,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Tape on bare metal',
        summary:
          'Bright copper shows the room and not itself. Two centimetres of matt tape turn a mirror into a measuring point.',
        description:
          '<p>A busbar at 68 °C reads 24 °C, because bare copper with an emissivity of 0.05 mirrors the hall. The film sticks two centimetres of matt electrical tape on it, before it is energised and with the isolation proved, waits two minutes and reads 67 °C at an emissivity of 0.95. It also shows what a wrinkle in the tape does, and why the spot must stay inside the tape.</p>',
        outcomes: [
          'make a reliable measuring point on bare metal',
          'wait until tape and metal have the same temperature',
          'keep the measuring spot inside the tape',
        ],
        chapters: ['Tape on bare metal'],
      },
    },
  },
  {
    id: 214,
    code: 'VID-214',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    productLine: 'thermal-cameras',
    videoType: 'quick-tip',
    videoOf: 'course',
    requirement: 'elective',
    credits: 0,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Focus first: the error nobody can repair',
        summary:
          'Emissivity can be corrected at the desk, focus can’t. What a turn of the ring does to a reading.',
        description:
          '<p>Emissivity, distance and palette can all be changed afterwards in the software; focus and range can’t. The film turns the ring on a hot terminal and follows the figure: sharp 84 °C, slightly soft 77 °C, badly soft 63 °C. Since thermal pictures have few edges, it shows how to find one: cable, screw head, the outline of a hand. Then focus, then hold still, then press.</p>',
        outcomes: [
          'focus by an edge of high contrast',
          'estimate how much a soft picture falsifies a reading',
          'name the settings that can’t be corrected afterwards',
        ],
        chapters: ['Focus first: the error nobody can repair'],
      },
    },
  },
  {
    id: 215,
    code: 'VID-215',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    productLine: 'thermal-cameras',
    videoType: 'tutorial',
    videoOf: 'course',
    requirement: 'elective',
    credits: 0,
    version: '2025',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Palettes, level and span',
        summary:
          'The same data in six colourings. Which one finds the fault, which one frightens the customer, and why the span belongs under every picture.',
        description:
          '<p>A distribution board, one file, six palettes. Grey shows structure, iron shows the hottest place, rainbow shows borders that don’t exist. The film sets level and span by hand, since automatic scaling gives every picture something red, even a healthy one. It finishes with an isotherm placed at the limit and with the rule that pictures meant for comparison share one scale.</p>',
        outcomes: [
          'choose a palette for searching and one for reporting',
          'set level and span by hand',
          'read a picture by its scale and not by its colours',
        ],
        chapters: ['Palettes, level and span'],
      },
    },
  },
  {
    id: 216,
    code: 'VID-216',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    productLine: 'thermal-cameras',
    videoType: 'case-study',
    videoOf: 'topic',
    requirement: 'elective',
    credits: 0,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Case study: the battery store on Monday morning',
        summary:
          'A fixed thermal camera reports 6 K more than on Friday. Nothing smells, nothing smokes. What was found and what was done.',
        description:
          '<p>Over the weekend one module in a store of used batteries became 6 K warmer than its neighbours, below the absolute limit but well above the permitted rise. The film follows the morning: pre-alarm at 04:12, check by the visible camera, removal to the quarantine container, water at hand. A cell with an internal short circuit was found. It closes with the rule settings before and after.</p>',
        outcomes: [
          'explain why a difference warns earlier than a limit',
          'plan the steps between pre-alarm and fire service',
          'review rule settings after an incident',
        ],
        chapters: ['Case study: the battery store on Monday morning'],
      },
    },
  },
  {
    id: 217,
    code: 'VID-217',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    productLine: 'thermal-cameras',
    videoType: 'webinar-recording',
    videoOf: 'webinar',
    requirement: 'elective',
    credits: 0,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'site-walk' }],
    texts: {
      en: {
        name: 'Wind, sun and rain on the reading',
        summary:
          'What the weather takes from an outdoor measurement, with figures, and the days on which you should stay at home.',
        description:
          '<p>Wind of 5 m/s can halve the temperature rise of an outdoor terminal; the fault is still there, only the picture has improved. The webinar shows measurements on one heated connection in calm, wind, sun and drizzle, discusses correction factors and their limits, and recommends a wind meter in the case. Questions at the end deal with solar reflections, wet insulators, and the report on a windy day.</p>',
        outcomes: [
          'estimate the influence of wind on a temperature rise',
          'recognise reflections of the sun by moving',
          'note the weather so that a comparison remains possible',
        ],
        chapters: ['Wind, sun and rain on the reading'],
      },
    },
  },
  {
    id: 218,
    code: 'VID-218',
    contentType: 'video',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'professional',
    productLine: 'thermal-cameras',
    videoType: 'tutorial',
    videoOf: 'topic',
    requirement: 'elective',
    credits: 0,
    version: '2025',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [{ video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Why the camera clicks: the shutter correction',
        summary:
          'Every few minutes the picture freezes and the camera clicks. What happens then, and why it must not happen during an alarm.',
        description:
          '<p>An uncooled detector sees its own housing warm up. To correct this, it looks every few minutes at a shutter of known temperature: a click, half a second of frozen picture, and the pixels agree again. The film shows drift before and after, the effect of a van heater on a cold camera, and how to schedule the correction on fixed systems so that two cameras never blink at once.</p>',
        outcomes: [
          'explain the purpose of the shutter correction',
          'recognise drift and trigger a correction by hand',
          'stagger corrections on a fixed system',
        ],
        chapters: ['Why the camera clicks: the shutter correction'],
      },
    },
  },
]
