import type { CourseSeed } from '../seed-types.ts'

/** Further associate courses on thermal imaging: calibration, buildings, reports. */
export const thermalAssociateCourses: CourseSeed[] = [
  {
    id: 46,
    code: 'THM-110',
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
      { video: 'heat-scan' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Radiometric calibration and measuring spots',
        summary:
          'What a thermal camera’s calibration promises, how to check it with ice and a kettle, and which measuring spot answers which question.',
        description:
          '<p>The data sheet says ±2 °C or ±2 % of the reading, whichever is larger. It says this for a camera that has warmed up, looks at a black body that fills the picture, and left the laboratory less than a year ago. The camera in your van fulfils none of this. The course explains how raw counts become a temperature: detector curve, measuring range, shutter correction, and the drift between two clicks of the shutter.</p><p>Then you check for yourself. Ice water reads 0 °C, boiling water close to 100 °C at sea level and about one degree less for every 300 m of altitude; with both you find a camera that has been dropped, <strong>before</strong> the customer does. Such a check is no calibration, and the certificate remains the laboratory’s business.</p><p>The second half is about the spot. A 24° lens on 320 pixels gives 1.3 mrad, so at 3 m a reliable spot of three by three pixels is 12 mm wide. You place points, areas and lines, choose between maximum, mean and difference, and learn why a maximum over a large area mostly finds the lamp.</p>',
        outcomes: [
          'explain what the accuracy on a data sheet covers and what it does not',
          'check a camera at two fixed points and record the deviation',
          'select the measuring range and wait for the shutter at the right moment',
          'calculate the smallest reliable spot for a lens and a distance',
          'choose between maximum, mean and difference for a given task',
        ],
        chapters: [
          'From counts to degrees',
          'Shutter, warm-up and drift',
          'Ice, kettle and certificate',
          'Points, areas and differences',
        ],
      },
    },
  },
  {
    id: 47,
    code: 'THM-112',
    contentType: 'course',
    kind: 'hsc',
    subject: 'thermal',
    certificationType: 'thermal-imaging',
    subtype: 'associate',
    requirement: 'elective',
    credits: 2,
    version: '2025',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Thermal inspection of buildings',
        summary:
          'When to come, where to stand and what a blue corner means: heat bridges, draughts and damp, told apart from the sun of yesterday.',
        description:
          '<p>Most bad building pictures were taken at a bad time. In the afternoon the façade shows where the sun has been, and at 4 K between inside and outside it shows nothing. The rules: at least 10 K of difference, held for hours; no sun on the wall since the day before; dry surfaces, little wind. That leaves the last hours of a winter night, and the course begins with setting the alarm clock.</p><p>You then work by the method of <strong>ISO 6781-1</strong>: first from outside for an overview, then room by room from inside, where most findings are made. A heat bridge has soft edges and follows the structure; an air leak has frayed tongues and changes when the building is put under 50 Pa with a blower door; damp is cool because it evaporates and grows back after wiping.</p><p>At 20 °C inside and −5 °C outside a corner at 12.6 °C has a temperature factor of 0.70, about the limit below which mould becomes likely. You calculate this factor on three pictures and learn to leave the word “mould” to the person with the sample.</p>',
        outcomes: [
          'decide from the forecast whether an inspection makes sense tomorrow',
          'tell heat bridge, air leak and damp apart by shape and behaviour',
          'recognise reflections from sky, windows and your own body',
          'calculate the temperature factor of a cold corner',
        ],
        chapters: [
          'The right night',
          'Outside: overview and sky',
          'Inside: room by room',
          'Under 50 Pa: air leaks',
          'Damp, corners and the temperature factor',
        ],
      },
    },
  },
  {
    id: 48,
    code: 'THM-114',
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
    recommended: false,
    chapters: [{ video: 'heat-scan' }, { video: 'power-curve' }, { video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Reports that stand up',
        summary:
          'A thermal report has to survive a doubtful electrician, an insurer and two years in a folder. How to write one page per finding that does.',
        description:
          '<p>A red blob on page 17 proves nothing. Change the span from 10 K to 60 K and it is gone; change the palette and it is green. A report stands up when somebody else can go to the same place, set the same values and see the same thing. This course takes apart six reports, four of them wrong in a way that would cost money.</p><p>You build the page that every finding gets: place with identification, <strong>thermal and visible picture from the same standpoint</strong>, settings (emissivity, reflected temperature, distance, air), load at the moment of measurement, the comparison you made, a grade and what has to be done by when. ISO 18434-1 lists most of these items; the customer only remembers the last one, so it goes to the top.</p><p>The last chapter is about words. “Overheated” is a judgement, “31 K above the neighbouring phase at 40 % load” is a finding. You learn to state uncertainty without hiding behind it, to keep the radiometric originals, and to say plainly what was not inspected because the cover stayed on.</p>',
        outcomes: [
          'set level, span and palette so that pictures in one report can be compared',
          'write a finding with place, settings, load, comparison, grade and action',
          'separate what was measured from what is concluded',
          'list what was not inspected, and why',
        ],
        chapters: ['The same picture for everybody', 'One page per finding', 'Words, doubt and the archive'],
      },
    },
  },
]
