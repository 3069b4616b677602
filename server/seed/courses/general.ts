import type { CourseSeed } from '../seed-types.ts'

/** General courses beyond one trade: wireless links, drawings, intercom. */
export const generalCourses: CourseSeed[] = [
  {
    id: 52,
    code: 'NET-220',
    contentType: 'course',
    kind: 'gsc',
    subject: 'network',
    certificationType: 'general-security',
    subtype: 'installation',
    requirement: 'elective',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main', 'sister'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Wireless links for security',
        summary:
          'Point-to-point radio that still carries video in August, when the trees have leaves: Fresnel zone, link budget, channel and mast.',
        description:
          '<p>A radio link is commissioned in March, with bare trees, and fails in May. Seeing the other mast is not enough: radio needs room. At 5.5 GHz the first Fresnel zone in the middle of 2 km is 5.2 m in radius, and 60 % of it should stay free of trees, roofs and the crane that comes next year. The course begins with a path profile and ends with a level that has been measured.</p><p>In between lies the <strong>link budget</strong>. Those 2 km cost 113 dB; with 30 dBm radiated and a receiving antenna of 23 dBi about −60 dBm arrive, which leaves 15 dB for rain, ageing and a bent mast if the modulation wants −75 dBm. You calculate this for 5 GHz and for 60 GHz, where oxygen alone takes 15 dB a kilometre and a cloudburst the rest. Radiated power, radar detection (DFS) and its minute of silence are part of the plan.</p><p>The rest is craft: alignment on the main lobe and not on a side lobe, half of the advertised rate as net throughput, encryption and surge protection.</p>',
        outcomes: [
          'draw a path profile and check the Fresnel zone, also for next summer',
          'calculate a link budget with a fade margin',
          'choose between 5 GHz, 60 GHz, mobile radio and a trench',
          'align a link and prove level and throughput over 24 hours',
        ],
        chapters: [
          'Line of sight needs room',
          'The link budget',
          'Channels, radar and neighbours',
          'Mast, alignment and proof',
        ],
      },
    },
  },
  {
    id: 53,
    code: 'SEC-140',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'planning',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: true,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Drawings and design documents',
        summary:
          'Plans, schematics and schedules from which others can price, build and maintain, and in which a change is made in one place only.',
        description:
          '<p>The electrician drills where the drawing says. If the reader is on the hinge side, it will be mounted on the hinge side, and the photograph of it will be sent to you. This course is about documents that other people can act on without ringing up: floor plans at 1:50 or 1:100, riser diagrams, door and cable schedules, and a <strong>cause-and-effect matrix</strong> for everything that happens between systems.</p><p>You set up a designation that is the same on the drawing, the label and the screen, for instance after IEC 81346; use symbols that have a legend; and give every camera an entry for its task, density and mounting height, as EN 62676-4 asks for. Every door gets a sheet: lock, direction, escape route, what it does on fire alarm and what on power failure.</p><p>The last two chapters deal with change. Revision clouds, dates and an index; who approves; which file is the valid one; and how the set becomes as-built. Models (BIM, ISO 19650) are treated as what they are: a way to find clashes before the ceiling is closed, provided somebody has entered the right door.</p>',
        outcomes: [
          'put together a set of documents from which a stranger can build',
          'lay down a designation scheme that holds from drawing to screen',
          'fill in a door sheet and a cause-and-effect matrix',
          'check a drawing in twenty minutes for the ten usual mistakes',
          'keep revisions so that only one drawing is ever valid',
        ],
        chapters: [
          'Who reads this drawing?',
          'Floor plans and symbols',
          'Designations that last',
          'Risers, cable and door schedules',
          'Cause and effect between systems',
          'Revisions, models and as-built',
        ],
      },
    },
  },
  {
    id: 54,
    code: 'ITC-226',
    contentType: 'course',
    kind: 'gsc',
    subject: 'base',
    certificationType: 'general-security',
    subtype: 'operation',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'IP intercom systems in large buildings',
        summary:
          'Hospitals, towers, car parks: calls that reach somebody, speech that can be understood, and a system that says so when a station is dead.',
        description:
          '<p>The help point on level −3 was dead for seven months; it was noticed by somebody who needed it. A large intercom system fails quietly, so this course is mainly about operation: supervision, routing and hearing.</p><p>You begin with the call. Where does it go at 03:00, whom after twenty seconds, and what does the caller hear meanwhile? SIP (RFC 3261) does the signalling, with two servers and a rule for the day on which both are away. On the network a G.711 call takes just under 90 kbit/s in each direction; what hurts is not the rate but delay, so speech gets its own VLAN, DSCP EF and a total of under 150 ms.</p><p>Then the sound: distance to the microphone, echo cancelling, fans, and the concrete of the car park. Intelligibility is measured as <strong>STI</strong> according to IEC 60268-16, with 0.5 as a usual minimum, and not by saying “hello, hello”. Stations for everybody have induction loops and lamps for those who do not hear. Daily line tests, loudspeaker-microphone tests and EN IEC 62820 for building intercoms close the course.</p>',
        outcomes: [
          'write a call plan with times, escalation and announcements',
          'dimension VLAN, priority and standby power for speech',
          'measure intelligibility and find the cause when it is poor',
          'set up supervision that reports a dead station within a day',
        ],
        chapters: [
          'Where does the call go?',
          'Stations, heights and people',
          'SIP, servers and the bad day',
          'Speech on the network',
          'Echo, fans and concrete',
          'Measuring intelligibility',
          'Lifts, doors and video alongside',
          'Supervision and the night shift',
        ],
      },
    },
  },
]
