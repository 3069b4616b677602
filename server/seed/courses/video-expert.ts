import type { CourseSeed } from '../seed-types.ts'

/** Video security, expert level: large systems, interfaces and measured picture quality. */
export const videoExpertCourses: CourseSeed[] = [
  {
    id: 36,
    code: 'CCTV-330',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'expert',
    requirement: 'compulsory',
    credits: 3,
    version: '2026',
    needsApproval: true,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Design of large video systems',
        summary:
          'From five hundred cameras upwards everything changes: requirements, failure domains, control room, migration and the paper that holds it together.',
        description:
          '<p>Two thousand cameras at 4 Mbit/s write 8 Gbit/s, 86 TB a day and 2.6 PB in thirty days. That part can be bought. Difficult is that somewhere a camera is always broken, a server always restarting and a building always being rebuilt. A large system is designed for that normal state, not for the day of the handover.</p><p>The course follows one project of 1,800 cameras on three sites. It starts with the <strong>operational requirement</strong> of EN 62676-4, one line per camera with purpose and pixel density, because a list that says only “dome, 4 MP” cannot be accepted later. From it follow failure domains, so that no single switch, server or fan costs more than an agreed number of pictures; storage in tiers; a network shared with others under written rules.</p><p>The control room is planned with EN ISO 11064 and with the question of how many pictures one person can really watch. Migration runs beside the old system, area by area, with a way back every evening. A reviewer asks for one system of your own with at least 200 cameras.</p>',
        outcomes: [
          'write an operational requirement that can be tested camera by camera',
          'divide a system into failure domains and state what each failure costs',
          'size servers, storage and network from measured streams instead of data sheets',
          'plan a control room by tasks and attention, not by wall area',
          'lead a migration with a way back and an acceptance with figures',
        ],
        chapters: [
          'Operational requirement, line by line',
          'Zones, densities and camera types',
          'Streams measured, not guessed',
          'Failure domains',
          'Servers and virtual machines',
          'Storage in tiers, power and cooling',
          'A network shared with others',
          'The control room and its people',
          'Migration with a way back',
          'Acceptance and the first year',
        ],
      },
    },
  },
  {
    id: 37,
    code: 'CCTV-334',
    contentType: 'course',
    kind: 'hsc',
    subject: 'network',
    certificationType: 'video-security',
    subtype: 'expert',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Integration: ONVIF, events and interfaces',
        summary:
          'Making video, access and alarm talk to each other so that it still works after the next update, and someone knows when it does not.',
        description:
          '<p>“Supports ONVIF” says as much as “speaks European”. What counts is the profile on both sides: <strong>S and T</strong> for streaming, with H.265 and richer events in T, <strong>G</strong> for recordings, <strong>M</strong> for metadata and analytics, <strong>A, C and D</strong> for access control. We read declarations of conformance, note the firmware they were issued for, and test the three functions the project depends on.</p><p>Events are the heart. An event is not a state: whoever loses the connection for ten seconds has missed the door closing and shows it open until Monday. So after every reconnect the state is requested anew, events carry sender and time, and duplicates do no harm. We compare pull points, MQTT and plain HTTP, and give the humble relay contact its due: it needs no licence and survives every update.</p><p>The commonest first fault is the clock. Authentication with a time stamp fails when the camera is minutes off, and the message says “wrong password”. You finish with an interface matrix: who triggers, what happens, how soon, what if not, and who mends it.</p>',
        outcomes: [
          'check from profiles and declarations whether two products will work together, and prove it',
          'design event handling that survives interruption, repetition and wrong order',
          'choose between ONVIF, MQTT, HTTP and relay contact for a given link',
          'write an interface matrix with response times and responsibility',
          'supervise an interface so that silence is reported as a fault',
        ],
        chapters: [
          'What a profile promises',
          'Discovery, clocks and credentials',
          'Events, states and lost messages',
          'MQTT, HTTP or a relay',
          'The interface matrix and its test',
        ],
      },
    },
  },
  {
    id: 38,
    code: 'CCTV-338',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'expert',
    requirement: 'compulsory',
    credits: 2,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Testing picture quality to EN 62676-4',
        summary:
          'Acceptance with target, lux meter and exported recording: how to turn “looks good” into a table both sides can sign.',
        description:
          '<p>A picture is accepted on the recording, at night, with something moving in it. Everything else is a demonstration. The course takes the densities of EN 62676-4 as printed in its 2015 edition, from 12.5 pixels per metre for monitoring over 25, 62.5, 125 and 250 up to 1,000 for inspection, and makes a test procedure of them. Name the edition in the contract; contracts outlive standards.</p><p>Density is counted, not believed: a one-metre rod held upright at the far end of the scene must cover the agreed number of pixels in the <strong>exported</strong> file. A face of 16 cm then has forty pixels at 250 per metre. But density alone is geometry. A test target shows what lens, focus, noise reduction and compression leave of it, and a person walking past shows what the shutter does.</p><p>Illumination is measured at the face and vertically, since that is what the camera sees; horizontal lux at floor level pleases only the electrician. You practise on six cameras, two of which should fail, and write the report: conditions, method, value, demand, verdict, photograph.</p>',
        outcomes: [
          'turn an operational requirement into a test plan with pass and fail values',
          'measure density, resolution, motion blur and illumination in the recorded picture',
          'find out whether lens, focus, exposure or compression spoils a result',
          'write an acceptance report that a third party can repeat',
        ],
        chapters: [
          'Requirement, density and edition',
          'Rod, target and lux meter',
          'Night, motion and compression',
          'Verdict and report',
        ],
      },
    },
  },
]
