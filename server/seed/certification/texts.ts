import type { CertificationDocument } from '../../../src/domain/certification/certification-document.ts'
import type { TextsById } from '../translated.ts'

export const texts: TextsById<CertificationDocument['texts']['en']> = {
  1: {
    name: 'General security certification 2026',
    summary:
      'Read a site, build network and power, commission and hand over: what every trade of security has in common.',
    description:
      '<p>Whoever holds this certificate can read a site, put its risks in order and carry a small system from the first drawing to the signed handover: with a PoE budget that lasts in frost, batteries that last the night, hardened devices and a folder that helps the next technician.</p><p>It is meant for <strong>installers, planners and service technicians</strong> of all trades who begin with us or want to have their experience confirmed. No earlier certificate is needed.</p><p>You collect <strong>twelve credits</strong> in the courses, compulsory ones first. The theory exam has fifty questions in one hour; 80 of 100 points pass, and there are two attempts. After that follows a practical exam: you commission a small system and hand in a record of it. The certificate is valid for two years and can be renewed.</p><p>Those who learn version 2025 may finish it or update; credits already earned stay.</p>',
    task: [
      'Set up a system of two IP cameras, one PoE switch, one recorder and one power supply with batteries.',
      'Give all devices addresses from one plan, own passwords and a common time; switch off services that aren’t needed.',
      'Calculate the PoE budget and the standby time for four hours, and compare both with a measured value.',
      'Run a cable of at least 30 m to one camera and measure the voltage or power that arrives.',
      'Disconnect the mains and show that picture, recording and message continue.',
      'Hand in a record: plan, table of addresses, calculation, measured values and two pictures exported from the recording.',
    ],
  },
  2: {
    name: 'Video security associate',
    summary: 'Place cameras, choose lenses, record and export: the first level of video security.',
    description:
      '<p>After this level you decide from the question a picture has to answer where the camera stands, which lens it needs and how it is exposed. You commission it, calculate storage for the days that were agreed, find an event in forty cameras and export it so that it can be used as evidence.</p><p>It is for <strong>technicians and planners</strong> who install or look after video systems of up to about fifty cameras. Basic knowledge of networks helps, an earlier certificate isn’t needed.</p><p>Seven courses are offered, and <strong>nine credits</strong> are needed for the theory exam: fifty questions, one hour, 80 of 100 points, two attempts. There is no practical exam at this level; the courses contain exercises with a camera of your own. The certificate is valid for two years and opens the way to the professional level.</p>',
    task: [],
  },
  3: {
    name: 'Video security professional',
    summary: 'Networks, storage and night pictures for systems that have to work when something has failed.',
    description:
      '<p>The second level turns to systems in which something is always failing. You plan network and multicast, choose between RAID levels by what a rebuild takes, protect cameras within reach of a ladder, and get pictures at night and of number plates by calculation instead of trying.</p><p>It is for <strong>planners and lead technicians</strong> of networked video with some fifty to three hundred cameras. The associate certificate is required and has to be valid when you enrol.</p><p>Six courses lead to the <strong>nine credits</strong> that the theory exam asks for: fifty questions in one hour, 80 of 100 points to pass, two attempts. Bring a calculator, since many of the questions are sums from practice. A practical exam isn’t part of this level. The certificate is valid for two years. A fee is charged on enrolment.</p>',
    task: [],
  },
  4: {
    name: 'Video security expert',
    summary:
      'Design, integrate and prove large video systems. By invitation, with a practical exam of one day.',
    description:
      '<p>Experts are asked when two thousand cameras have to be designed, joined with other systems and accepted by measurement. They think in failure domains, write operational requirements that can be tested, adjust analytics with a walk-test record and prove picture quality on the recording, at night.</p><p>The level is for <strong>system designers and reviewers</strong> with projects of their own. It requires the professional certificate and an invitation code, which you get from your training partner after a conversation about your work.</p><p>Some of the courses admit you only after a reviewer has looked at your project. With <strong>nine credits</strong> you sit the theory exam: fifty questions, one hour, 80 of 100 points, two attempts. The practical exam takes a day; its task stands below, and a record has to be handed in. The certificate is valid for two years.</p>',
    task: [
      'Plan the perimeter of a site 400 m long from a requirement of two pages: positions, pixel density, lighting, analytics.',
      'Divide network, storage and servers into failure domains and say what each costs in pictures when it fails.',
      'Commission the rack with twenty cameras and find the faults hidden in multicast, time and power.',
      'Adjust the analytics of two cameras and carry out a walk test with at least thirty approaches.',
      'Test the picture of one camera to EN 62676-4 by day and in the dark, on the exported recording.',
      'Write the handover record with conditions, method, value and demand, and hand it in as a link.',
    ],
  },
  5: {
    name: 'Access control associate',
    summary: 'Doors, locks, readers and rights, with fail-safe wiring and free escape.',
    description:
      '<p>A door has to keep out, let in and, before everything else, let out. With this certificate you choose hardware for fire and escape doors, wire controllers so that a cut cable harms nobody, replace readers that anyone can copy, and put rights in order in such a way that they are still readable after five years.</p><p>It is for <strong>installers, locksmiths and administrators</strong> of access control systems. No earlier certificate is required.</p><p>The six courses cover door hardware, credentials, escape routes, power, roles and biometrics. <strong>Nine credits</strong> open the theory exam with fifty questions in one hour; 80 of 100 points pass, with two attempts. In the practical exam you wire a door under the eyes of an examiner; a record need not be handed in, as the result stands before both of you. The certificate is valid for two years.</p>',
    task: [
      'Wire a door with electric strike, door contact, request to exit, reader and controller.',
      'Choose fail-safe or fail-secure for the door described and give reasons.',
      'Measure the voltage at the lock under load and compare it with your calculation.',
      'Set up two roles, a time profile with a public holiday and one visitor card for a day.',
      'Show what happens when the mains, the server and the reader’s cable fail, one after the other.',
      'Trigger the fire alarm release and prove that it works without the controller.',
    ],
  },
  6: {
    name: 'Intrusion detection associate',
    summary: 'Choose and wire detectors, set and unset without false alarms, and get the alarm through.',
    description:
      '<p>An intrusion system is judged by the alarms it doesn’t give. With this certificate you choose detectors by what surrounds them, wire zones that tell alarm from sabotage, plan setting so that users make no false alarms, and know why a second transmission path in the same street cabinet isn’t one.</p><p>It is for <strong>installers and service technicians</strong> of intruder alarm systems and for those who take them over for maintenance. No earlier certificate is required; a multimeter at hand helps in the courses.</p><p>Six courses bring the <strong>nine credits</strong> for the theory exam. It has fifty questions in one hour, passes with 80 of 100 points and may be tried twice. The questions on resistors, batteries and sound levels are calculated. There is no practical exam. The certificate is valid for two years; the windows for renewal are ninety days before and after its end.</p>',
    task: [],
  },
  7: {
    name: 'Thermal imaging associate',
    summary: 'Read thermal pictures, measure what can be measured, and report the rest honestly.',
    description:
      '<p>A thermal camera always shows a number. With this certificate you know when to believe it: you set emissivity and reflected temperature, calculate from the IFOV which spot can still be measured, recognise reflections by moving, and write reports that another thermographer comes to the same result from.</p><p>It is for <strong>technicians in maintenance, security and building inspection</strong> who use a thermal camera or are about to buy one. No earlier certificate is needed.</p><p>The courses go from radiation by way of lenses and calibration to buildings and reports. With <strong>nine credits</strong> you may sit the theory exam: fifty questions, one hour, 80 of 100 points, two attempts. The practical exam takes place at a heated wall with twelve targets; its task is told on the spot. The certificate is valid for two years and is required for the professional level.</p>',
    task: [],
  },
  8: {
    name: 'Thermal imaging professional',
    summary: 'Early fire detection, long perimeters, electrical findings, drones and gas. By invitation.',
    description:
      '<p>The professional level is about decisions that rest on thermal pictures: whether a heap is opened, a switchgear shut down or an alarm sent to the fire service. You calculate ranges and cycle times, correct findings for load and wind, and know the limits of screening people and of gas imaging.</p><p>It is for <strong>thermographers and planners</strong> with practice of their own. The associate certificate and an invitation code are required; the code is given by your training partner.</p><p>Six courses lead to <strong>nine credits</strong>. The theory exam follows: fifty questions, one hour, 80 of 100 points, two attempts. For the practical exam you inspect an installation of your choice and hand in a record. The certificate is valid for two years. A fee is charged on enrolment.</p>',
    task: [
      'Choose an electrical installation, a store of bulk material or a perimeter, and obtain the operator’s consent in writing.',
      'Describe conditions: load, weather, distance, emissivity and reflected temperature, each with its source.',
      'Take at least eight thermal pictures with visible pictures from the same place, in radiometric format.',
      'Correct one finding for load or wind and show the calculation.',
      'Calculate range or cycle time for a fixed camera at the same site and propose thresholds.',
      'Hand in a report of at most twelve pages that says of each finding how certain it is.',
    ],
  },
  9: {
    name: 'General security certification 2025',
    summary: 'The previous version, for those who began with it. It can be finished or updated.',
    description:
      '<p>Version 2025 teaches the same foundations as its successor: reading a site, networks and PoE, standby power, surge protection, commissioning and privacy. With it you carry a small security system from plan to handover and can justify each step by number or record.</p><p>It remains for <strong>learners who enrolled before 2026</strong>. New learners choose version 2026, which adds drawings and intercom systems as well as a practical exam.</p><p><strong>Twelve credits</strong> from the courses are needed for the theory exam: fifty questions in one hour, 80 of 100 points to pass, two attempts. A practical exam isn’t part of this version. You may update to 2026 at any time on this page; courses that have been replaced count as complete, and your credits stay. The certificate is valid for two years up to the date printed on it. Its renewal leads to the current version.</p>',
    task: [],
  },
  10: {
    name: 'Video security associate 2025',
    summary: 'The previous version of the first level of video security.',
    description:
      '<p>With this version, too, you learn to choose a camera’s place and lens from what its picture has to show, to commission it, to calculate storage and to export recordings as evidence. The courses are those of the current version; what differs are weights in the exam and the chapters on placement, which have been rewritten since.</p><p>It is kept for <strong>learners who enrolled before 2026</strong> and wish to finish what they began. Everybody else takes version 2026.</p><p>As before, <strong>nine credits</strong> are needed for the theory exam: fifty questions, one hour, 80 of 100 points, two attempts. There is no practical exam. Updating is possible at any time and costs no credit. Certificates of this version are valid for two years and count as prerequisite for the professional level as long as they are.</p>',
    task: [],
  },
}
