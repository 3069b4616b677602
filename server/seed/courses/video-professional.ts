import type { CourseSeed } from '../seed-types.ts'

/** Video security, professional level: moving cameras, networks, hardening, storage and number plates. */
export const videoProfessionalCourses: CourseSeed[] = [
  {
    id: 31,
    code: 'CCTV-220',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'professional',
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
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'PTZ and multi-sensor cameras',
        summary:
          'A moving camera always looks somewhere else. When it is still the right tool, when four fixed sensors are better, and how the two work together.',
        description:
          '<p>A PTZ camera covers 360 degrees, one at a time. Sold as a replacement for eight fixed cameras it records, at the moment of the theft, an excellent close-up of the opposite corner. Its place is beside an operator, or behind a fixed camera or detector that tells it where to look.</p><p>We calculate what the mechanics can do. A preset that repeats to 0.1 degree misses by 17 cm at 100 m, which at full zoom is the difference between a number plate and a bumper. A tour with ten seconds of dwell makes 8,640 moves a day, over three million a year; ask for the rated life before you programme it. With 300 ms from glass to screen every operator overshoots.</p><p><strong>Multi-sensor</strong> housings keep the whole scene instead: one cable and one mount, but four streams, often four licences, and 802.3at or 802.3bt power once heater and infrared are counted. The last chapter couples both: overview fixed, detail moving, handed over by event and returned home by timer.</p>',
        outcomes: [
          'decide between PTZ, multi-sensor and single cameras and put a figure on it',
          'set presets, home position and limits so that recording stays meaningful',
          'check preset accuracy and latency against the planned zoom',
          'couple a fixed overview with a PTZ, including priority and time-out',
        ],
        chapters: [
          'Where a moving camera belongs',
          'Presets, tours and wear',
          'Four sensors, one cable',
          'Overview and detail in one team',
        ],
      },
    },
  },
  {
    id: 32,
    code: 'CCTV-224',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: true,
    chapters: [
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Designing networked video',
        summary:
          'From the camera list to a network that carries it: traffic, VLANs, multicast, PoE budget, uplinks, time, and a measurement that proves it.',
        description:
          '<p>Office networks are built for traffic that comes in gusts. Video blows all day: 48 cameras at 6 Mbit/s are 288 Mbit/s, without a lunch break, and every key frame arrives as a burst. An average of thirty per cent on the uplink can therefore lose packets in a switch with small buffers, and the fault appears as smeared pictures at the top of every second.</p><p>The course plans one real site from a list of cameras. Address plan and <strong>VLAN</strong> with room to grow; unicast or multicast, and IGMP snooping with exactly one querier, because without it multicast is broadcast by another name. PoE is added up twice, per port and per switch: 370 W serve twenty-four ports at 15.4 W and not one heated PTZ more. Uplinks are fibre between buildings, and rapid spanning tree is tested by pulling a plug while somebody watches the recording.</p><p>At the end stands acceptance by measurement: packet loss, jitter, time difference between cameras, and hours on the UPS.</p>',
        outcomes: [
          'derive traffic per link from a camera list, with bursts and a second viewer',
          'plan addresses, VLANs and multicast so that the next extension fits',
          'draw up a PoE and UPS budget for the coldest night',
          'choose uplink, buffer and redundancy and test the failure of each',
          'accept a video network by measured values instead of by looking at the picture',
        ],
        chapters: [
          'From camera list to traffic',
          'Address plan and VLAN',
          'Multicast and its querier',
          'PoE budget and UPS',
          'Uplinks, fibre and buffers',
          'Time, names and remote access',
          'Redundancy and acceptance',
        ],
      },
    },
  },
  {
    id: 33,
    code: 'CCTV-228',
    contentType: 'course',
    kind: 'hsc',
    subject: 'network',
    certificationType: 'video-security',
    subtype: 'professional',
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
      { video: 'power-curve' },
    ],
    texts: {
      en: {
        name: 'Cyber-security for video systems',
        summary:
          'A camera is a computer on an outside wall. Accounts, certificates, port control, firmware and the plan for the day it goes wrong.',
        description:
          '<p>Every outdoor camera ends in a network socket four metres up, and a ladder is not an advanced attack. Whoever unplugs the camera and plugs in a laptop must find nothing: no address, no neighbour, no recorder. That is <strong>IEEE 802.1X</strong> with a certificate per device, or at least a port that shuts when the link drops and reports it.</p><p>We work along the usual sequence of real incidents: default or shared passwords, web interface reachable from the internet by UPnP, firmware three years old, one administrator account for everybody. For each there is a setting, a test and a line in the handover sheet. Streams run over TLS, management from a jump host. The zones and conduits of IEC 62443 help to draw it so that the IT department nods.</p><p>Firmware gets a routine: read the advisories, try on one camera, keep the old image, update in groups. The last chapter assumes that it all failed: whom to call, what to unplug, which logs to save first, and how to come back from a clean configuration backup. For many customers NIS2 now asks for exactly this in writing.</p>',
        outcomes: [
          'harden camera, recorder and client from a checklist and test the result',
          'protect outdoor network ports so that a plugged-in laptop finds nothing',
          'run certificates and firmware updates as a routine with a way back',
          'write an incident sheet for a video system and rehearse it',
        ],
        chapters: [
          'How video systems are really attacked',
          'Accounts, roles and passwords',
          'The socket on the outside wall',
          'Firmware and certificates as routine',
          'The day it goes wrong',
        ],
      },
    },
  },
  {
    id: 34,
    code: 'CCTV-232',
    contentType: 'course',
    kind: 'hsc',
    subject: 'cctv',
    certificationType: 'video-security',
    subtype: 'professional',
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
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Storage that survives: RAID, failover, edge',
        summary:
          'Disks fail, servers restart, switches lose power. What is still recorded then, for how long, and how to prove it before it happens.',
        description:
          '<p>RAID keeps a system running when a disk dies. It does not bring back what somebody deleted, and it does not help when the power supply takes the shelf along. This course sorts the layers by the failure they cover, and by what they lose while they cover it.</p><p>Start with the rebuild. An 18 TB disk at 100 MB/s takes fifty hours if nothing else happens, and with video something else always happens: under full write load count three to six days. During that time <strong>RAID 5</strong> has no reserve at all and must read every sector of every other disk without one error. Hence RAID 6, a hot spare, and disks made for continuous writing rather than the ones on offer.</p><p>Above the disks stands the server: failover by a spare one, N+1, with the seconds of gap measured and not quoted. Below them stands the camera: a 256 GB card holds about six days at 4 Mbit/s and fills the gap afterwards, provided its clock was right and somebody checks wear. In the last chapter you pull the plugs, one after the other, with a stopwatch.</p>',
        outcomes: [
          'choose a RAID level by rebuild time and write load, not by habit',
          'plan failover recording and state the remaining gap in seconds',
          'size edge storage and set up automatic backfill',
          'carry out a failure test and document what was lost',
        ],
        chapters: [
          'What RAID does and does not',
          'The rebuild, hour by hour',
          'Failover servers',
          'Cards in the camera and the big test',
        ],
      },
    },
  },
  {
    id: 35,
    code: 'CCTV-236',
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
        name: 'Number plate recognition',
        summary:
          'Angle, shutter and infrared so that the plate is readable before any software reads it, and a barrier that copes with the misread ones.',
        description:
          '<p>Recognition software reads what a person could read, only faster. If the plate is a white glow or a grey smear, no licence will help. A European plate is 520 mm wide; with 130 pixels across it, that is <strong>250 pixels per metre</strong>, the same density EN 62676-4 asks for identifying a person, on a strip just one lane wide.</p><p>At 50 km/h a car covers 14 mm in a thousandth of a second. Seen at 30 degrees to the lane, half of that runs across the picture, which is just less than the stroke of a letter. Hence: shutter a thousandth or shorter, angle below 30 degrees both ways, pulsed infrared because plates reflect it back to where it came from, and a band-pass filter against headlights. Dirt, trailers, snow and the plate behind the windscreen make up the rest.</p><p>A rate of 98 per cent sounds well until you run a barrier: one driver in fifty stops. So the course ends with country syntax, O and 0, allow lists with a tolerance of one character, a second way in, and deletion of the passages nobody needs.</p>',
        outcomes: [
          'calculate pixel density, shutter and angle for a lane and its speed',
          'set infrared and filter so that plates are readable in headlights and rain',
          'measure a recognition rate honestly, by day and by night',
          'plan the second way for every misread plate',
        ],
        chapters: [
          'A plate a person could read',
          'Shutter, angle and pulsed infrared',
          'Rates, lists and the fiftieth car',
        ],
      },
    },
  },
]
