import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Detectors, wiring and outdoor detection. */
export const intrusionDetector: Draft[] = [
  single(
    'What does a passive infrared detector react to?',
    ['Changes of heat radiation between its zones', 'Absolute temperature', 'Sound', 'Interrupted light'],
    'It compares zones. A warm body that crosses them changes the balance.',
  ),
  single(
    'In which direction is a PIR most sensitive?',
    ['Across its zones', 'Straight towards it', 'Away from it', 'Equal in all'],
    'Crossing changes from zone to zone quickly; walking towards it stays long within one.',
  ),
  single(
    'In which direction is a microwave detector most sensitive?',
    ['Towards or away from it', 'Across', 'From above', 'Equal in all'],
    'It uses the Doppler shift, which needs movement along the line of sight.',
  ),
  single(
    'Why are PIR and microwave combined in dual detectors?',
    ['Their false alarm sources differ', 'To double the range', 'To save power', 'To see through walls'],
    'Both have to agree. Hot air disturbs one, moving metal the other.',
  ),
  single(
    'Where should a PIR not be pointed?',
    ['At a radiator or a sunny window', 'At an inner wall', 'At a closed wooden door', 'Along a bookshelf'],
    'Quick changes of warmth are what it reports.',
  ),
  single(
    'What passes thin partition walls and can cause alarms?',
    ['Microwave', 'Passive infrared', 'Visible light', 'Heat radiation'],
    'A microwave detector may see the neighbour’s corridor.',
  ),
  single(
    'What does anti-masking detect?',
    [
      'That the view of the detector is covered',
      'A wrong code',
      'Loss of mains',
      'A mask worn by an intruder',
    ],
    'Spray or cardboard by day would leave it blind at night.',
  ),
  single(
    'Which detector suits glazing that is broken but not opened?',
    ['A glass break detector', 'A magnetic contact', 'A pressure mat', 'A heat detector'],
    'A contact reports opening only. Glass break sensors hear or feel the fracture.',
  ),
  single(
    'How far apart may magnet and reed contact be?',
    ['As the data sheet says for that frame', 'Always 5 cm', 'At least 10 cm', 'They must touch'],
    'Steel frames shorten the distance; special mounts keep it.',
  ),
  single(
    'A reed contact stays closed although the door is open. What may be the cause?',
    ['A foreign magnet or a welded contact', 'A too long code', 'A flat card', 'The siren'],
    'Magnets can hold it closed; coded or three-way contacts resist that.',
  ),
  single(
    'Which zone wiring tells alarm, tamper and short circuit apart on two wires?',
    [
      'Two resistors at the end',
      'Normally open without resistor',
      'Normally closed without resistor',
      'Two zones in parallel',
    ],
    'Rest, alarm, open and short have different values.',
  ),
  single(
    'Where does the end-of-line resistor belong?',
    ['In the last detector', 'In the panel', 'In the junction box halfway', 'Anywhere'],
    'In the panel it supervises nothing: a short on the line would look like rest.',
  ),
  single(
    'What shows a zone with a normally closed contact without resistor when bridged?',
    ['Rest for ever', 'Alarm', 'Fault', 'Tamper'],
    'A bridge looks the same as a closed contact.',
  ),
  single(
    'Which detector guards a straight fence of 80 m outdoors with a narrow beam?',
    ['An active infrared barrier', 'A PIR for indoors', 'A glass break detector', 'A reed contact'],
    'Several beams at different heights avoid leaves and birds.',
  ),
  single(
    'What do outdoor barriers need in fog?',
    ['Reserve of signal, and a fog message', 'A darker housing', 'More battery', 'Two codes'],
    'Fog weakens the beam slowly. A slow loss is reported as disqualification, a fast one as alarm.',
  ),
  single(
    'What is a fence-mounted sensor cable sensitive to?',
    ['Vibration from climbing or cutting', 'Heat', 'Light', 'Humidity alone'],
    'A loose fence rattles in wind; the fence has to be made firm before.',
  ),
  single(
    'Why are pet-immune detectors not a cure-all?',
    [
      'A cat on a cupboard is as high as a person',
      'Pets avoid them',
      'They are forbidden outdoors',
      'They see only pets',
    ],
    'Immunity rests on height and mass in the lower zones.',
  ),
  single(
    'What does a walk test prove?',
    [
      'Where and at what speed a detector reports',
      'The age of the battery',
      'The path to the monitoring centre',
      'The loudness of the siren',
    ],
    'It is done at the edges and slowly, not only through the middle.',
  ),
  multiple(
    'Which are typical causes of false alarms of a PIR?',
    ['Draught from a heating outlet', 'Insects on the lens', 'Sun on a moving curtain'],
    ['A silent telephone', 'A wall in the next room'],
    'Everything that changes heat radiation quickly, near or large.',
  ),
  multiple(
    'What is written down after a false alarm?',
    ['Time and detector', 'What was found there', 'What was changed'],
    ['The bad mood of the guard', 'Nothing, if it was only one'],
    'A pattern shows only when single cases were recorded.',
  ),
  multiple(
    'Which faults does a double end-of-line zone recognise?',
    ['Cut line', 'Short circuit', 'Opened contact'],
    ['A detector turned to the wall', 'A flat battery in the siren'],
    'The line’s resistance tells line and contact. Direction and other devices it doesn’t know.',
  ),
  multiple(
    'What has to be checked for a radio detector?',
    ['Signal strength with reserve', 'Battery message', 'Interval of supervision'],
    ['Cable cross-section', 'End-of-line resistor'],
    'Its line is the air and its supply the battery; both have to be supervised.',
  ),
  trueFalse(
    'A PIR sees movement behind a closed window.',
    false,
    'Ordinary glass hardly lets heat radiation of bodies through.',
  ),
  trueFalse(
    'The more sensitive a detector is set, the better for the customer.',
    false,
    'False alarms grow faster than detection and use up trust.',
  ),
  trueFalse(
    'A tamper contact is supervised also while the system is unset.',
    true,
    'Manipulation happens by day, when the doors are open.',
  ),
]
