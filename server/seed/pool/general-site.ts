import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Reading a site, documents, handover and privacy. */
export const generalSite: Draft[] = [
  single(
    'What is the first thing to find out when planning protection for a site?',
    [
      'What is to be protected, and against whom',
      'How many cameras the budget allows',
      'Which cable routes exist already',
      'Which brand the customer prefers',
    ],
    'Measures follow from values and threats. Cable routes and budget limit the solution; they don’t define the task.',
  ),
  single(
    'An intruder needs 4 minutes from the fence to the goods. The response arrives 9 minutes after an alarm. Which measure helps most?',
    [
      'Detecting earlier and adding resistance on the way',
      'A second camera above the goods',
      'A higher resolution at the goods',
      'A louder siren inside',
    ],
    'Delay after detection must exceed the response time. Detection at the goods leaves no delay at all.',
  ),
  single(
    'What does “defence in depth” mean on a site?',
    [
      'Several layers that an intruder has to pass one after the other',
      'One very strong barrier at the most valuable point',
      'Detectors buried in the ground',
      'Two identical systems working in parallel',
    ],
    'Each layer deters, detects or delays. When one fails, the next still stands.',
  ),
  single(
    'Resistance in front of a detector delays the intruder. What is it worth for the response?',
    [
      'Nothing, because time counts only from detection',
      'As much as resistance behind it',
      'Twice as much as resistance behind it',
      'As much as the height of the fence in minutes',
    ],
    'Delay before anybody knows of the attack does not help the response. Detection comes first, delay after it.',
  ),
  single(
    'Which of these is a consequence and not a probability in a risk assessment?',
    [
      'Three weeks without production',
      'A break-in every two years in the neighbourhood',
      'A badly lit back entrance',
      'Goods that are easily sold on',
    ],
    'Risk combines how likely something is with how bad it is. Lost production is the damage; the others make the event more likely.',
  ),
  single(
    'When is a walk round an outdoor site most telling?',
    [
      'By day and again after dark',
      'At noon in good weather',
      'When the site is empty at weekends',
      'After installation',
    ],
    'Light, shadows, traffic and people differ at night. What cameras and detectors have to cope with is seen then.',
  ),
  single(
    'The customer wants “identification” at a gate 8 m wide with one camera. What do you do first?',
    [
      'Calculate the pixel density and show what one camera can give',
      'Order the highest resolution available',
      'Mount the camera higher to see everything',
      'Promise it and adjust at commissioning',
    ],
    'A demand that physics does not meet has to be discussed before ordering. Density over width tells at once.',
  ),
  single(
    'Which document tells what a system has to achieve, without naming devices?',
    ['Operational requirement', 'Bill of materials', 'Cable schedule', 'As-built drawing'],
    'The operational requirement says what each place must show or detect. Devices follow from it and acceptance is measured against it.',
  ),
  single(
    'What does an as-built drawing show?',
    [
      'What has really been installed',
      'What had been offered',
      'What the architect intended',
      'What the standard recommends',
    ],
    'Whoever looks for a fault in five years needs reality, including the changes made on site.',
  ),
  single(
    'Why does a drawing carry a revision letter and date?',
    [
      'So that everyone can tell which version is valid',
      'To invoice changes',
      'So that the file is larger than the last',
      'Because cable lengths change over time',
    ],
    'Most wrong holes are drilled after an outdated drawing. The revision tells which one to trust.',
  ),
  single(
    'A scale of 1:50 is stated. How long is a wall of 6 m on paper?',
    ['12 cm', '3 cm', '30 cm', '8.3 cm'],
    '6 m ÷ 50 = 0.12 m = 12 cm.',
  ),
  single(
    'What belongs in a cable schedule?',
    [
      'From, to, type, length and number of each cable',
      'Only the total length',
      'Prices per metre',
      'Names of the fitters',
    ],
    'The schedule connects drawing, label and reality. Without from and to nobody finds the other end.',
  ),
  single(
    'What is the purpose of an acceptance test?',
    [
      'To show that agreed requirements are met',
      'To train the users',
      'To find the cheapest device',
      'To replace maintenance',
    ],
    'Acceptance compares the installed system with what was agreed, and it is recorded with values.',
  ),
  single(
    'At handover a camera shows a good picture at noon. What is missing for acceptance?',
    [
      'The same view at night, from the recording',
      'A second technician',
      'A picture at higher bitrate',
      'A test with another lens',
    ],
    'The requirement holds by day and by night, and evidence comes from the recording, not from the live view.',
  ),
  single(
    'Who should leave a handover knowing the administrator password?',
    [
      'The customer, sealed and documented',
      'Only the installer',
      'Everybody who was trained',
      'Nobody, it is deleted',
    ],
    'The system belongs to the customer. A sealed copy prevents both lock-out and spreading.',
  ),
  single(
    'Which record is made when a deviation is found at acceptance?',
    [
      'Defect with owner and date for removal',
      'A verbal promise',
      'A new offer only',
      'None, if it is small',
    ],
    'A defect without name and date stays. Small ones are recorded too, because they decide about trust later.',
  ),
  single(
    'Which article of the GDPR asks for information to people at the time their data are collected?',
    ['Article 13', 'Article 6', 'Article 35', 'Article 51'],
    'Article 13 lists what people must be told. Article 6 names the legal bases, Article 35 the impact assessment.',
  ),
  single(
    'What must a video sign allow?',
    [
      'That people learn of the surveillance before they enter the area',
      'That the recorder is found quickly',
      'That cameras may be pointed anywhere',
      'That recordings may be kept for a year',
    ],
    'Information comes before the recording. A sign does not by itself make surveillance lawful.',
  ),
  single(
    'Where should a privacy mask be applied so that the masked area is never stored?',
    ['In the camera', 'In the display of the client', 'In the exported file', 'On the monitor with tape'],
    'What the camera blackens never reaches network or recorder. Masks in the display only hide it from one viewer.',
  ),
  multiple(
    'Which of these are elements of the chain that physical protection needs?',
    ['Detection', 'Delay', 'Response'],
    ['Decoration', 'Compression'],
    'Something has to notice, something has to hold up, and someone has to come. If one is missing the others are wasted.',
  ),
  multiple(
    'What belongs in a handover folder?',
    ['As-built drawings', 'Backup of the configuration', 'Test record with values', 'Contacts for faults'],
    ['Private notes of the fitter', 'Offers of competitors'],
    'The next technician needs drawings, configuration, measured values and a number to call.',
  ),
  multiple(
    'Which principles of data protection concern a video system directly?',
    ['Purpose limitation', 'Data minimisation', 'Storage limitation'],
    ['Highest possible resolution everywhere', 'Unlimited retention'],
    'A purpose, no more data than it needs and no longer than it needs: these decide about view, masks and retention.',
  ),
  multiple(
    'Which observations on a site visit raise the probability of a break-in?',
    ['A flat roof reached from a container', 'Hidden approach behind hedges', 'Goods that are easily sold'],
    ['A gate watched from a busy street', 'Floodlight that works and is maintained'],
    'Access, cover and prey attract. Visibility and light deter.',
  ),
  multiple(
    'What must be agreed before a system sends alarms to a monitoring centre?',
    ['Who is called in which order', 'What counts as verified', 'How the site is reached at night'],
    ['The colour of the enclosures', 'The brand of the cable'],
    'An alarm without an agreed reaction is only a noise. Order, verification and access decide the minutes.',
  ),
  multiple(
    'What makes a label on a cable useful?',
    ['Same number at both ends', 'Matches the drawing', 'Still readable after years'],
    ['Handwritten price', 'Hidden in the trunking only'],
    'A label that is missing at the far end or in the drawing costs the time it was meant to save.',
  ),
  trueFalse(
    'A system that detects reliably but whose alarms nobody answers still protects the site fully.',
    false,
    'Without response detection only documents the loss.',
  ),
  trueFalse(
    'A change made on site has to go into the drawings before handover.',
    true,
    'Otherwise the drawing is wrong from its first day.',
  ),
  trueFalse(
    'Under the GDPR, consent is the only legal basis for video surveillance.',
    false,
    'Article 6 knows several; for video it is mostly legitimate interest. Consent of everybody who passes can hardly be had.',
  ),
  trueFalse(
    'A higher fence replaces detection.',
    false,
    'A fence delays by seconds to minutes. Unnoticed, this delay is worth nothing.',
  ),
  trueFalse(
    'Users should be trained with their own rights and not as administrators.',
    true,
    'They see what they will see in daily work, and nothing that was shown has to be taken away.',
  ),
]
