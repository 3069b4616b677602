import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Grades, setting, transmission, verification and maintenance. */
export const intrusionSystem: Draft[] = [
  single(
    'How many security grades does EN 50131-1 have?',
    ['4', '3', '5', '6'],
    'From grade 1 (low risk) to grade 4 (high risk).',
  ),
  single(
    'Which grade results if one function of a system reaches only grade 2 and the rest grade 3?',
    ['Grade 2', 'Grade 3', 'Grade 2.5', 'None'],
    'The weakest part decides for the system or part of it.',
  ),
  single(
    'What does environmental class IV of EN 50131 stand for?',
    ['Outdoor, fully exposed', 'Indoor, heated', 'Indoor, unheated', 'Outdoor, sheltered'],
    'I indoor, II indoor general, III outdoor sheltered, IV outdoor general.',
  ),
  single(
    'Which standard covers alarm transmission systems?',
    ['EN 50136', 'EN 50131', 'EN 62676', 'EN 1125'],
    'EN 50136 covers transmission; EN 50131 the intruder alarm system.',
  ),
  single(
    'Why is a dual path used for alarm transmission?',
    ['A cut line leaves another way', 'It halves the costs', 'It avoids codes', 'It is faster to type'],
    'Two independent techniques, for example cable and mobile network.',
  ),
  single(
    'Two paths run through the same street cabinet. What are they?',
    ['Not independent', 'Fully redundant', 'A grade 4 solution', 'Forbidden'],
    'One fault or one saw hits both.',
  ),
  single(
    'What does polling of a transmission path ensure?',
    [
      'A dead path is noticed without an alarm',
      'Alarms become louder',
      'The battery charges',
      'Codes change',
    ],
    'Silence alone does not tell whether all is well.',
  ),
  single(
    'What is the entry delay for?',
    [
      'To unset after entering without an alarm',
      'To let the intruder leave',
      'To charge the siren',
      'To verify by picture',
    ],
    'It holds for the defined entry route only.',
  ),
  single(
    'An intruder enters through a window inside the entry delay of the door. When is the alarm?',
    ['At once', 'After the entry delay', 'After the exit delay', 'Never'],
    'The window does not belong to the entry route.',
  ),
  single(
    'A system is set by force although a window zone is open. What follows?',
    [
      'The window stays without protection',
      'The siren sounds at once',
      'The zone closes by itself',
      'The whole system stays unset',
    ],
    'Open zones are left out. This has to be shown and logged; better is to close the window.',
  ),
  single(
    'What is the benefit of setting with a lock at the last door?',
    ['The system can’t be forgotten set on entering', 'It needs no panel', 'It is silent', 'It opens faster'],
    'The lock forces the order: unset before entering. It removes most false alarms by users.',
  ),
  single(
    'What does sequential confirmation of an alarm mean?',
    [
      'A second, independent detector reports within a time',
      'The same detector reports twice',
      'A guard calls back',
      'Two sirens sound',
    ],
    'Two independent detectors make an accident unlikely.',
  ),
  single(
    'What does video verification show best?',
    [
      'Whether a person caused the alarm',
      'The resistance of a zone',
      'The code that was used',
      'The battery voltage',
    ],
    'A short clip from before and after the event is enough for the decision.',
  ),
  single(
    'What is said first in audio verification when privacy matters?',
    ['That listening starts only upon alarm', 'The name of the intruder', 'The bitrate', 'The grade'],
    'Listening outside alarms would be surveillance. The limit is set in technique and in writing.',
  ),
  single(
    'A hold-up button is pressed. How should the system react at the place?',
    ['Silently', 'With full siren', 'By locking all doors', 'By switching off lights'],
    'A siren endangers the people there. Only the monitoring centre learns.',
  ),
  single(
    'What is checked at the yearly maintenance with the mains unplugged?',
    [
      'That the battery carries the load and the fault is reported',
      'The colour of cables',
      'The reading of the meter',
      'The range of cards',
    ],
    'A voltage without load says little about a battery.',
  ),
  single(
    'A battery shows 13.6 V at the charger. What does that tell about its capacity?',
    ['Nothing', 'It is full and new', 'It has 80 %', 'It is defective'],
    'The charger sets this voltage. Capacity shows under load.',
  ),
  single(
    'What does remote diagnosis not replace?',
    ['Walk tests and a look on site', 'Reading the event log', 'Checking voltages', 'Changing times'],
    'Nobody sees from afar that a shelf stands before the detector.',
  ),
  single(
    'Who may carry out remote access to an alarm system?',
    [
      'Named persons, released by the customer and logged',
      'Anybody with the maker’s code',
      'Every employee',
      'The monitoring centre’s visitors',
    ],
    'Remote access can unset the system; it needs the same care as a key.',
  ),
  multiple(
    'What must happen before a system can be set?',
    ['All zones at rest or shown as open', 'No tamper pending', 'People out of the area'],
    ['The siren tested each time', 'The mains switched off'],
    'Positive setting: the system says what is missing before it is on.',
  ),
  multiple(
    'Which are elements of an alarm plan with the monitoring centre?',
    ['Order of calls', 'Password for cancelling', 'What is done without an answer'],
    ['Make of the battery', 'Zone resistors'],
    'People act by the plan at three in the morning.',
  ),
  multiple(
    'What speaks for replacing a detector at maintenance?',
    ['Yellowed lens', 'Failed walk test', 'Repeated false alarms without outer cause'],
    ['A new colour in the catalogue', 'A low serial number'],
    'Function and record decide, not age of the model alone.',
  ),
  multiple(
    'Which events shall be transmitted besides intrusion?',
    ['Tamper', 'Mains failure', 'Battery fault'],
    ['Each opening of a cupboard', 'Room temperature'],
    'What weakens the system has to be known before it is needed.',
  ),
  trueFalse(
    'The external siren needs a supply of its own, because its cable can be cut.',
    true,
    'With own battery it sounds when the cable is cut.',
  ),
  trueFalse(
    'Codes of people who have left stay valid until the next maintenance.',
    false,
    'They are removed at once, as keys are taken back.',
  ),
  trueFalse(
    'A false alarm without a found cause is closed with “reset”.',
    false,
    'It will come again; the record starts the search.',
  ),
  trueFalse(
    'A path that fails must be reported even if no alarm is pending.',
    true,
    'Otherwise the loss is noticed when the alarm does not arrive.',
  ),
]
