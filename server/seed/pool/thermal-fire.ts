import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Early fire detection, perimeters and electrical thermography. */
export const thermalFire: Draft[] = [
  single(
    'Why does a heap of wood chips warm by itself?',
    [
      'Microbes and oxidation inside give off heat',
      'Sun shines into it',
      'Pressure from above',
      'Electrostatic charge',
    ],
    'Heat cannot leave the inside. Over days or weeks it may come to ignition.',
  ),
  single(
    'What does a camera see of a fire nest two metres deep in a heap?',
    ['Only what reaches the surface', 'The nest itself', 'The outline of the nest', 'Smoke in the heap'],
    'Surface temperature rises late; cracks and vents show first.',
  ),
  single(
    'Lithium batteries in waste go into thermal runaway. How does it differ from a heap?',
    ['Minutes or less instead of hours', 'It is always colder', 'It needs sunlight', 'It cannot be seen'],
    'A camera that returns every ten minutes comes too late.',
  ),
  single(
    'Why is a threshold on the rate of rise useful beside an absolute one?',
    [
      'It reacts to a fast event at low temperature',
      'It needs no camera',
      'It replaces maintenance',
      'It avoids every false alarm',
    ],
    'A battery that warms by 8 K in 30 s is serious even at 45 °C.',
  ),
  single(
    'A wheel loader crosses the hall and triggers alarms by its exhaust. What helps?',
    [
      'Time filter, and masking by movement or operating signal',
      'Switching the camera off by day',
      'A higher emissivity',
      'A darker palette',
    ],
    'Exhaust moves and goes; a fire stays and grows.',
  ),
  single(
    'What must happen after an early fire alarm, if it is to be worth anything?',
    [
      'A trained reaction within minutes',
      'A report at the end of the month',
      'A higher threshold',
      'A call to the maker',
    ],
    'Time gained is used by people: checking, spreading, extinguishing.',
  ),
  single(
    'Why are hot spots on stored material confirmed by a second picture?',
    [
      'Reflections and sun patches vanish or move',
      'It doubles the temperature',
      'Standards forbid single pictures',
      'For the archive',
    ],
    'What stays in place after seconds is real.',
  ),
  single(
    'Which maintenance point matters most in a dusty hall?',
    ['The window before the lens', 'The palette', 'The name of the camera', 'The cable colour'],
    'Dust absorbs radiation; readings fall without any fault message.',
  ),
  single(
    'What is special about a protective window before a thermal lens?',
    [
      'Its transmission has to be set in the camera',
      'Any glass will do',
      'It raises the reading',
      'It must be black',
    ],
    'Germanium or foil lets part of the radiation through; the missing part is corrected.',
  ),
  single(
    'How does detection range of a thermal camera depend on focal length?',
    ['It grows in proportion', 'It falls', 'Not at all', 'With the fourth power'],
    'Pixels on target = size × f ÷ (pitch × distance).',
  ),
  single(
    'What is lost when a longer lens is chosen?',
    ['Field of view', 'Sensitivity to warmth', 'Detection of vehicles', 'Measuring at night'],
    'Near areas leave the picture, and a dead zone before the mast grows.',
  ),
  single(
    'At which time of day is thermal contrast between person and ground often lowest?',
    [
      'Morning and evening, when ground passes body temperature',
      'Midnight in winter',
      'Noon in frost',
      'Never',
    ],
    'Thermal crossover: background and clothing have the same temperature.',
  ),
  single(
    'How is the dead zone below a perimeter camera covered?',
    ['By the view of the neighbouring camera', 'By a higher mast', 'By a longer lens', 'By more frames'],
    'Cameras look over each other’s foot in turn.',
  ),
  single(
    'A transformer shows 60 K above ambient at 90 % load in wind of 5 m/s. What is said about calm air?',
    ['It would be markedly hotter', 'The same', 'Colder', 'It can’t be hot in calm air'],
    'Wind takes heat away; the same loss means a higher temperature in calm air.',
  ),
  single(
    'By which exponent does the temperature rise of a contact roughly follow current?',
    ['Between 1.6 and 2', '0.5', '1', '4'],
    'Heat is I²R; better convection at higher temperatures lowers the exponent somewhat.',
  ),
  single(
    'A severity class for electrical findings rests on',
    [
      'rise compared with like parts under load, and importance',
      'the brightest colour',
      'the age of the thermographer',
      'the price of the part',
    ],
    'Difference, load and consequence together decide the date of repair.',
  ),
  single(
    'Why is eddy-current heating of steel parts near busbars no contact fault?',
    [
      'The heat arises in the steel, not in the joint',
      'Steel has low emissivity',
      'It occurs without current',
      'It is a reflection',
    ],
    'The pattern follows the steel and the field; the joint is cooler.',
  ),
  single(
    'What is done before a report says that a fuse holder is 40 K too warm?',
    [
      'Load on each phase is measured',
      'The fuse is removed live',
      'The palette is changed',
      'The door is closed',
    ],
    'Without current no comparison is fair.',
  ),
  multiple(
    'Which factors determine how early a fire is found by a sweeping camera?',
    ['Cycle time', 'Pixels per position', 'Speed of warming'],
    ['Colour of the head', 'Length of the report'],
    'It must look there in time and resolve the spot.',
  ),
  multiple(
    'What belongs to an alarm concept for stored material?',
    ['Pre-alarm and alarm thresholds', 'Who goes there with what', 'How a false alarm is recorded'],
    ['Switching off at weekends', 'A secret place for the plan'],
    'Most fires in stores begin when nobody is there.',
  ),
  multiple(
    'Which weather lowers the range of long-wave thermal cameras strongly?',
    ['Dense fog', 'Heavy rain'],
    ['Moonlight', 'Dry frost', 'Darkness'],
    'Droplets absorb and scatter; dark and dry cold air is no obstacle.',
  ),
  trueFalse(
    'A thermal camera for early fire detection replaces the smoke detectors that the building code demands.',
    false,
    'It is an addition. Demands of the code stay.',
  ),
  trueFalse(
    'A fixed camera sees fast events which a sweeping one may miss.',
    true,
    'It looks all the time, at the cost of a smaller area.',
  ),
  trueFalse(
    'A finding at 30 % load may be judged with the limits for full load without correction.',
    false,
    'The rise grows about with the square of the current.',
  ),
  trueFalse(
    'A person in thick winter clothing gives less contrast than one in summer clothing.',
    true,
    'Insulation brings the outer surface close to the air’s temperature.',
  ),
]
