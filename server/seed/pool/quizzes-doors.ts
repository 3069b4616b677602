import { type Draft, multiple, single, trueFalse } from './notation.ts'

export const doorHardware: Draft[] = [
  single(
    'Which lock opens when power fails?',
    ['Fail-safe', 'Fail-secure', 'Double cylinder', 'Bolt'],
    'It needs current to hold.',
  ),
  single(
    'Which standard covers panic bars?',
    ['EN 1125', 'EN 179', 'EN 50131', 'EN 60529'],
    'EN 179 is for handles and push pads used by people who know the exit.',
  ),
  single(
    'A strike hums at the end of a long cable. What is measured first?',
    ['Voltage at the strike under load', 'Card number', 'Door weight', 'Room temperature'],
    'Voltage drop is the commonest cause.',
  ),
  single(
    'What tells “door forced” apart from “door opened”?',
    ['Contact opens without release', 'Colour of the card', 'Time of day', 'Length of the opening'],
    'A release by card or button goes before each allowed opening.',
  ),
  multiple(
    'What must be known of a door before hardware is chosen?',
    ['Escape route or not', 'Fire door or not', 'Direction of opening'],
    ['Name of the caretaker', 'Colour of the cards'],
    'Approvals and function decide.',
  ),
  trueFalse('A magnetic lock is fail-safe.', true, 'Without current there is no holding force.'),
  trueFalse('A fire door may be drilled wherever a cable is needed.', false, 'It may lose its approval.'),
  single(
    'What protects the controller’s output from the lock coil?',
    ['A diode at the coil', 'A longer cable', 'A second reader', 'A bigger battery'],
    'It lets the current of the coil die away.',
  ),
]

export const detectors: Draft[] = [
  single(
    'Movement in which direction does a PIR see best?',
    ['Across its zones', 'Towards it', 'Away from it', 'Upwards'],
    'Zones are crossed one after the other.',
  ),
  single(
    'Where should a PIR not look?',
    ['At a heating outlet', 'At a wall', 'At a door', 'At a cupboard'],
    'Moving warm air looks like a body.',
  ),
  single(
    'What can a microwave detector see that a PIR cannot?',
    ['Movement behind a thin wall', 'Warm walls', 'Light', 'Smoke'],
    'Microwaves pass plaster and wood.',
  ),
  single(
    'A detector rings each morning at 5:40. What do you look for?',
    ['Something that happens at that time', 'A new panel', 'A louder siren', 'A longer code'],
    'Regular time means a timer: heating, sun, cleaning, delivery.',
  ),
  multiple(
    'What helps against false alarms?',
    ['Another place for the detector', 'Dual technology', 'A record of each case'],
    ['Higher sensitivity', 'Silencing the siren'],
    'Cause first, then the remedy. Silence hides, and sensitivity adds.',
  ),
  trueFalse('Each detector is walk-tested at the edge of its range.', true, 'In the middle each works.'),
  trueFalse('A PIR sees through window panes.', false, 'Glass hardly passes heat radiation of bodies.'),
  single(
    'What does anti-masking report?',
    ['A covered detector', 'A wrong code', 'A full memory', 'A dark room'],
    'It is covered by day and blind by night otherwise.',
  ),
]

export const emissivity: Draft[] = [
  single(
    'What emissivity has human skin, about?',
    ['0.98', '0.5', '0.1', '1.5'],
    'Nearly a black body at long wavelengths.',
  ),
  single(
    'Blank aluminium reads 24 °C in a room of 22 °C. How warm is it?',
    ['Unknown, it mirrors the room', '24 °C', '22 °C', '46 °C'],
    'With ε around 0.05 the reading is nearly all reflection.',
  ),
  single(
    'How is blank metal made measurable?',
    ['With tape of known emissivity', 'With a lamp', 'By polishing', 'By another palette'],
    'Tape emits well and takes its temperature.',
  ),
  single(
    'An IFOV of 1 mrad covers what at 10 m per pixel?',
    ['10 mm', '1 mm', '100 mm', '30 mm'],
    '1 mrad × 10 m = 10 mm.',
  ),
  multiple(
    'Which settings change the temperature that is shown?',
    ['Emissivity', 'Reflected temperature', 'Distance'],
    ['Palette', 'Span'],
    'Palette and span are display only.',
  ),
  trueFalse(
    'A spot smaller than three pixels by three can be seen but not measured well.',
    true,
    'Neighbours mix into it.',
  ),
  trueFalse('A thermal camera sees people behind a window pane.', false, 'Glass is opaque for long waves.'),
  single(
    'Own and reflected part of an opaque surface add up to',
    ['1', '0', '2', 'the temperature'],
    'Emissivity + reflectance = 1.',
  ),
]
