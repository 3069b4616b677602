import type { CourseSeed } from '../seed-types.ts'

/** Video security, associate level: commissioning, recording, exposure, mounting, operation and privacy. */
export const videoAssociateCourses: CourseSeed[] = [
  {
    id: 25,
    code: 'CCTV-112',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: true,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Commissioning an IP camera',
        summary:
          'From the carton to the signed handover sheet: address, firmware, time, focus, stream and a reference picture, in an order that saves the second ladder.',
        description:
          '<p>A camera is commissioned on the bench, not on the ladder. Firmware, password, address, name and time server are set before it leaves the workshop; what remains outside is aiming, focusing and the proof. Whoever turns that round stands in the rain with a laptop and learns that the switch port has no power.</p><p>We go through the job in order. <strong>PoE</strong>: an 802.3af port gives 15.4 W, of which 12.95 W are certain to arrive after 100 m; heater and infrared can ask for more, and they ask at night. <strong>Address</strong>: fixed or reserved, never whatever DHCP felt like. <strong>Time</strong>: NTP in UTC, time zone in the recorder, because two minutes of drift spoil evidence. <strong>Stream</strong>: H.264 or H.265, frame rate, key frame interval and an upper limit for the bit rate.</p><p>Focus is set with the iris open and checked after dark. At the end stand a reference picture by day, one by night, and a sheet on which somebody else can read every setting.</p>',
        outcomes: [
          'prepare a camera on the bench so that only aiming and focusing are left outside',
          'check PoE class, cable length and power at the camera with lamps and heater on',
          'set codec, frame rate and bit rate limit for a scene and give the reason',
          'hand over with reference pictures by day and by night',
        ],
        chapters: [
          'On the bench: firmware, password, name',
          'Power and link: what PoE really delivers',
          'Aiming and focusing',
          'Streams, frame rate and bit rate',
          'Reference picture and handover',
        ],
      },
    },
  },
  {
    id: 26,
    code: 'CCTV-114',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Recording and storage',
        summary:
          'How much disk a camera eats in a day, what recording on motion really saves, and how to notice that nothing has been recorded since March.',
        description:
          '<p>A recorder is believed until somebody needs it. Then it turns out that the disk has been full, the licence expired, or the motion zone drawn around the wrong door. This course teaches the arithmetic and, more important, the habit of looking.</p><p>The sum is short: 4 Mbit/s are 43.2 GB a day; thirty days make 1.3 TB, twenty cameras 26 TB. To that come reserve for busy scenes, the difference between TB and TiB (about nine per cent, always to your disadvantage) and whatever the file system keeps for itself. Recording on motion halves it in a warehouse and saves nothing at a road with trees.</p><p>Then the settings: pre-alarm of five to ten seconds, constant or variable bit rate, overwriting by age or by fill level, and separate retention per camera. Last comes supervision: SMART values, gaps in the timeline, a message when a stream stops, and the weekly look at one picture from last Tuesday, 3 a.m.</p>',
        outcomes: [
          'calculate storage for a list of cameras, with reserve and in the right unit',
          'decide per scene between continuous, motion and event recording',
          'set pre-alarm, retention and overwriting so that they match what was agreed',
          'set up supervision that reports a missing recording within a day',
        ],
        chapters: [
          'Megabits, gigabytes and days',
          'Continuous, on motion, on event',
          'Retention and overwriting',
          'Noticing that nothing was recorded',
        ],
      },
    },
  },
  {
    id: 27,
    code: 'CCTV-116',
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
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Exposure, dynamic range and colour',
        summary:
          'Black faces in front of bright doors, rolling bands under lamps, orange snow: three causes and the settings that cure them.',
        description:
          '<p>A lobby has 200 lx, the pavement behind its glass door 50,000 lx at noon. One exposure cannot serve both, so the camera takes several and joins them. That is wide dynamic range, and its data sheet value follows from 20 log of the ratio: <strong>120 dB is one to a million</strong>. What the sheet leaves out is the price: noise where the exposures meet, and double edges on whatever moved in between.</p><p>You learn to turn WDR on where there is backlight and off where there is none, to expose for the face with a metering zone, and to move the camera when neither helps. Shutters follow the mains: at 50 Hz a hundredth or a fiftieth of a second, or fluorescent tubes and dimmed LEDs draw bands through the picture.</p><p>Colour comes last and matters to witnesses: a jacket under sodium light is orange whatever it was before. We fix the white balance, look at the infrared cut filter and note which lamps a colour statement can be trusted under.</p>',
        outcomes: [
          'expose a backlit entrance so that the face, not the door, is right',
          'decide from a test recording whether WDR helps or hurts in a scene',
          'remove flicker and rolling bands by the choice of shutter',
          'say under which lamps of a site colours in the recording are reliable',
        ],
        chapters: [
          'Shutter, iris, gain: who pays for light',
          'What 120 dB means and costs',
          'Colour, lamps and the infrared cut filter',
        ],
      },
    },
  },
  {
    id: 28,
    code: 'CCTV-118',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Mounts, cables and weather',
        summary:
          'What keeps a camera on the wall, dry and in focus for ten years: anchors, masts, glands, drip loops and surge protection.',
        description:
          '<p>Electronics rarely kill an outdoor camera. Water does, and it comes in by the cable. A housing may be <strong>IP66</strong> to EN 60529, but the plug hanging behind the bracket is not, and capillary action does the rest. We build the connection with junction box, gland from below and drip loop, and then hold a hose to it.</p><p>The wall decides the anchor: concrete, hollow brick and insulated render want three different ones, and only the first forgives a mistake. A mast decides the picture: one degree of sway moves the view by 87 cm at 50 m, which no software stabiliser gives back at night. Impact protection is stated as IK; <strong>IK10</strong> means 20 joules on the dome and says nothing about the screws.</p><p>The cable is solid copper, never copper-clad aluminium, UV-resistant outside and at most 100 m including patch leads. Condensation, sun on black housings, spiders in front of the lamps and a lightning concept to EN 62305 complete the round. You will open three dead cameras and say what killed them.</p>',
        outcomes: [
          'choose the anchor for concrete, hollow brick and insulated façades',
          'judge whether a mast is stiff enough for the lens planned on it',
          'make an outdoor cable entry that stays dry',
          'place surge protection and bond the mast so that a strike next door costs one fuse',
          'read IP and IK codes, including what they leave out',
        ],
        chapters: [
          'What the wall can hold',
          'Masts, wind and focal length',
          'Copper, 100 metres and UV',
          'How water gets in',
          'Frost, sun and condensation',
          'Bonding and surge protection',
        ],
      },
    },
  },
  {
    id: 29,
    code: 'CCTV-120',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'elective',
    credits: 1,
    version: '2026',
    needsApproval: false,
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
        name: 'Operating a video management system and exporting evidence',
        summary:
          'Find the right ten minutes among thirty days, secure them before they are overwritten, and hand them over so that they hold in court.',
        description:
          '<p>“Somewhere last week” is how most searches begin. With forty cameras that is 6,720 hours of film. This course shows how to narrow it down: bracket the event by halving the period, search one door instead of the yard, follow a person from camera to camera with bookmarks instead of notes on paper.</p><p>Then the export. <strong>Protect first</strong>, so that overwriting does not win. Export in the native format with player and signature, plus a common MP4 for whoever has only a telephone. Compare the clock with a reliable time source and write the difference down; take a few minutes before and after; include the camera that shows nothing, because that is an answer too. A SHA-256 checksum on the record proves later that not one bit has changed.</p><p>Finally the paper: who asked, on what legal ground, who exported, what was handed over and to whom. We practise refusing, politely, the colleague who would like “just a quick look at the car park”.</p>',
        outcomes: [
          'find an event of unknown time systematically instead of by fast-forward',
          'protect, export and verify footage with checksum and time difference',
          'fill in a handover record without gaps',
          'tell a justified request from an unjustified one and answer both',
        ],
        chapters: [
          'Layouts, bookmarks and the evening shift',
          'Finding ten minutes in thirty days',
          'Export, checksum and time',
          'The handover record',
        ],
      },
    },
  },
  {
    id: 30,
    code: 'CCTV-122',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'associate',
    requirement: 'elective',
    credits: 1,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'site-walk' }, { video: 'power-curve' }],
    texts: {
      en: {
        name: 'Privacy masks, signs and retention',
        summary:
          'What must not be in the picture, what must be on the sign, and when footage has to go. For installers, not for lawyers.',
        description:
          '<p>Nobody complains about a camera as thoroughly as a neighbour whose balcony is in the picture. Privacy begins with aiming, goes on with masks and ends with deletion, and all three are set by the installer, whoever signs as controller.</p><p>A mask belongs in the camera, so that what lies beneath never reaches the recorder; a mask drawn over the display only hides it from the operator. On a moving camera it must follow pan, tilt <em>and</em> zoom. We test at both ends of the travel and at the preset somebody added afterwards.</p><p>The legal frame is the GDPR: a purpose and a legal basis under Article 6, information under Article 13 with a sign that is read <em>before</em> the area is entered, an impact assessment under Article 35 where public space is watched on a large scale. The European guidelines 3/2019 consider anything beyond 72 hours in need of reasons; national rules go their own ways. You leave with a checklist per camera and the knowledge where your job ends and legal advice begins.</p>',
        outcomes: [
          'place masks that hold at every pan, tilt and zoom position',
          'say what the first information layer of a sign must contain and where it hangs',
          'set retention per camera and prove that deletion takes place',
        ],
        chapters: [
          'Aim first, then mask',
          'The sign and what stands on it',
          'Retention, deletion and the proof',
        ],
      },
    },
  },
]
