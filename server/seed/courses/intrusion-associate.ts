import type { CourseSeed } from '../seed-types.ts'

/** Intrusion detection: wiring, outdoor detectors, verification and maintenance. */
export const intrusionAssociateCourses: CourseSeed[] = [
  {
    id: 42,
    code: 'INT-136',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
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
        name: 'Wiring, zones and end-of-line resistors',
        summary:
          'Two resistors in the right place tell rest, alarm, short and cut apart. In the wrong place they only make the panel happy.',
        description:
          '<p>An end-of-line resistor belongs at the end of the line, which is inside the detector. Every year somebody finds a panel in which all of them sit neatly side by side on the terminal strip, supervising four centimetres of air. It works perfectly until the cable is bridged.</p><p>With <strong>two resistors</strong> of 4.7 kΩ a zone says four things: 4.7 kΩ is rest, 9.4 kΩ alarm, near zero a short, infinite a cut. We connect alarm and tamper contacts in this way, then do it for zones with masking and fault outputs. The copper hardly matters: 100 m of 0.22 mm² make 16 Ω there and back. What matters is the joint that has grown 800 Ω of corrosion and rings in damp weather at four in the morning.</p><p>So we measure before the panel is connected, with zone and detector disconnected, and enter every value: loop, insulation, screen. Supply follows: detector currents added up with the siren, voltage at the last detector on battery at 10.5 V. Grades 2 and 3 of EN 50131-1 and the application rules in CLC/TS 50131-7 say what the panel must notice.</p>',
        outcomes: [
          'wire a double-balanced zone with alarm, tamper and masking contact',
          'find a bridged line, a bad joint and a resistor in the wrong place with a multimeter',
          'calculate voltage at the last detector on an almost empty battery',
          'keep a zone record that makes the next fault a matter of minutes',
        ],
        chapters: [
          'Why the resistor sits in the detector',
          'Alarm, tamper and masking on one pair',
          'Voltage at the last detector',
          'Measuring, labelling, recording',
        ],
      },
    },
  },
  {
    id: 43,
    code: 'INT-140',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
    ],
    texts: {
      en: {
        name: 'Outdoor and perimeter detectors',
        summary:
          'Beams, fence cables, microwave and outdoor PIR: what each does in fog, wind and tall grass, and how to combine two that fail differently.',
        description:
          '<p>Indoors a detector waits for something unusual. Outdoors everything is usual: wind, cats, newspapers, sun on a van. An outdoor detector is therefore chosen by what it ignores. The course goes along a fence of 240 m and equips it four times, each time with another principle.</p><p><strong>Active infrared beams</strong> need a clear line and adjustable reserve; in fog they go blind and must say so instead of ringing. <strong>Microwave barriers</strong> see through fog but fill a cigar-shaped volume, with a gap beneath and beside each post that only overlapping closes, and tall grass moves in it. Fence cables hear cutting and climbing, and every loose mesh; mend the fence first. Outdoor PIR works with parallel beams at two heights, so that a fox is not a person, and suffers when the ground is as warm as the skin.</p><p>Equipment is taken in environmental class IV of EN 50130-5, the system planned after CLC/TS 50661-1. We combine principles that fail differently, with AND for quiet and OR for safety, walk, crawl and run the line, and come back after the first storm.</p>',
        outcomes: [
          'choose a detection principle by terrain, weather and expected attack',
          'align beams and microwave barriers and close the gaps at posts and corners',
          'decide between AND and OR of two detectors and state the consequence',
          'carry out a walk test outdoors and repeat it under bad conditions',
        ],
        chapters: [
          'What is normal outdoors',
          'Beams and barriers',
          'Fence cables and outdoor PIR',
          'Combining, testing, coming back',
        ],
      },
    },
  },
  {
    id: 44,
    code: 'INT-236',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
    subtype: 'professional',
    requirement: 'compulsory',
    credits: 2,
    version: '2025',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'heat-scan' }],
    texts: {
      en: {
        name: 'Verifying an alarm by picture and sound',
        summary:
          'Give the receiving centre something to decide by: ten seconds before the alarm, a second detector, a microphone, and a plan for the doubtful case.',
        description:
          '<p>An operator has about a minute and a line of text: “Zone 14, alarm”. Burglar or balloon? Verification adds a second piece of evidence, and CLC/TS 50131-9 names the ways: <strong>sequential</strong>, by a second independent detector within a set time; <strong>visual</strong>, by pictures; <strong>audio</strong>, by listening in.</p><p>The picture must come from before. What helps is a clip from ten seconds ahead of the alarm to twenty after it, from a camera that sees the detector’s whole area and has light of its own; a live view shows an empty room. We match detector zones and fields of view on a plan and find, every time, one detector nobody can see. Sequential verification fails more quietly: two detectors looking at the same fan heater agree with each other.</p><p>Sound is strong evidence and a strong intrusion. Microphones open only after an alarm, for a limited time, with the legal position checked beforehand. At the end we write the action plan with the receiving centre, which works to EN 50518: what counts as confirmed, what as doubtful, who is sent, and who is called at half past three.</p>',
        outcomes: [
          'match detectors and cameras so that every zone can be verified',
          'set pre-alarm clips, light and transmission so that pictures arrive in time',
          'plan sequential verification without a common cause of false alarm',
          'agree an action plan with the receiving centre, including the doubtful case',
        ],
        chapters: [
          'Three ways to confirm an alarm',
          'Ten seconds before, twenty after',
          'Listening in, and the action plan',
        ],
      },
    },
  },
  {
    id: 45,
    code: 'INT-240',
    contentType: 'course',
    kind: 'hsc',
    subject: 'intrusion',
    certificationType: 'intrusion-detection',
    subtype: 'professional',
    requirement: 'elective',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Maintenance and remote diagnosis',
        summary:
          'What a visit must include, what can be done from the desk, and how drifting values announce a fault weeks before it rings.',
        description:
          '<p>Maintenance is not “pressed the button, siren works, signature”. A visit according to CLC/TS 50131-7 covers every detector, tamper, supply, signalling and the question nobody likes: has the building changed? Since the last visit there is a new partition wall, and the detector behind it has been watching plasterboard with great reliability.</p><p>A battery is tested under load, not with a voltmeter. It shows 13.6 V while the charger holds its hand; disconnect the mains, draw the alarm current for ten minutes and look again. A lead battery is replaced after about four years, earlier in a warm cabinet, since <strong>every ten degrees roughly halve its life</strong>.</p><p>Much can be read remotely: event memory, zone resistance, signal strength, battery under self-test. A zone that rises from 4.7 to 5.3 kΩ in a year reports a joint going bad, long before the alarm at night. Remote access, however, is a door as well. EN 50710 sets out how such services are secured: authorised by the customer, encrypted, limited in time, logged; nothing is unset or bypassed without somebody on site knowing. We close with a report of one page.</p>',
        outcomes: [
          'plan a maintenance visit by grade and by what has changed in the building',
          'test batteries and supply under load and decide on replacement',
          'find creeping faults from trends in zone and radio values',
          'set up remote access that the customer grants, sees and can end',
        ],
        chapters: [
          'The visit, and what has changed',
          'Batteries, supply and trends',
          'Remote access with a door chain',
        ],
      },
    },
  },
]
