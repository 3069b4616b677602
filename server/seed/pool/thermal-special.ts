import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Cameras in the air, screening of people and gas imaging. */
export const thermalSpecial: Draft[] = [
  single(
    'Why are photovoltaic modules inspected in strong sun?',
    [
      'Faults show only while current flows',
      'The camera needs light',
      'Modules reflect less',
      'Wind is weaker then',
    ],
    'At least about 600 W/m² are usually asked for; below it differences vanish.',
  ),
  single(
    'A whole module is evenly a few kelvin warmer than its neighbours. What is likely?',
    [
      'It is not connected or doesn’t deliver',
      'A cell is broken',
      'Dirt on a corner',
      'A reflection of the pilot',
    ],
    'Energy that isn’t taken out as current becomes heat over the whole area.',
  ),
  single(
    'One cell of a module is 25 K warmer. What is likely?',
    ['Shading or a cell fault', 'An open string', 'Good cooling', 'A wrong date'],
    'The cell works as a load and turns current into heat.',
  ),
  single(
    'From which angle are glass surfaces best looked at from the air?',
    [
      'Between 5 and 60 degrees off the normal, avoiding the sun’s mirror',
      'Flat, at 85 degrees',
      'Exactly towards the sun’s reflection',
      'Any',
    ],
    'Flat views reflect the sky; exact normal may reflect camera and sun.',
  ),
  single(
    'What does flying twice as high do to the pixel on the ground?',
    ['It doubles its edge', 'It halves it', 'It quadruples its edge', 'Nothing'],
    'Edge = IFOV × height. The area becomes four times as large.',
  ),
  single(
    'Which rule is checked before any flight with a camera?',
    [
      'Airspace, registration and consent on the ground',
      'Palette and zoom',
      'Size of the memory card only',
      'Colour of the drone',
    ],
    'Aviation law and privacy apply before measuring starts.',
  ),
  single(
    'Why does fast flight blur pictures of uncooled cameras?',
    [
      'Their detectors answer in about 10 ms',
      'The air is warmer above',
      'Their pixels are larger',
      'They have no shutter at all',
    ],
    'The thermal time constant of the bolometer smears while the ground moves on.',
  ),
  single(
    'Where on a face is skin temperature closest to the body’s?',
    ['The inner corner of the eye', 'The tip of the nose', 'The forehead under a cap', 'The ear lobe'],
    'It is well supplied with blood and little exposed.',
  ),
  single(
    'What does screening with a thermal camera find?',
    ['Raised skin temperature', 'An infection', 'A virus', 'The core temperature exactly'],
    'It is a preselection. A medical thermometer decides.',
  ),
  single(
    'What is a reference radiator used for in screening?',
    [
      'It corrects the camera’s drift in each picture',
      'It warms people',
      'It lights the face',
      'It calibrates the thermometer of the doctor',
    ],
    'A known temperature beside the face makes ±0.3 °C possible where the camera alone has ±2 °C.',
  ),
  single(
    'How many people should be measured at the same time for valid screening?',
    [
      'One, standing still at a fixed distance',
      'Groups of ten walking',
      'All within the picture',
      'It does not matter',
    ],
    'Distance, pixels on the eye and calm decide; crowds give neither.',
  ),
  single(
    'A person comes from the frost and is measured at once. What is to be expected?',
    ['Too low a reading', 'Too high a reading', 'The right one', 'No reading'],
    'Skin needs minutes in the room to settle.',
  ),
  single(
    'Why do most screening alarms turn out to be false when few people are ill?',
    [
      'The few wrong among very many outnumber the right',
      'Cameras are always set wrong',
      'Ill people avoid cameras',
      'Reference radiators fail',
    ],
    'Predictive value depends on prevalence.',
  ),
  single(
    'How does an optical gas camera make methane visible?',
    [
      'A narrow filter at a wavelength where the gas absorbs',
      'It measures its temperature only',
      'It lights it by a lamp',
      'By its smell sensor',
    ],
    'Around 3.3 µm methane absorbs. The gas shows as shadow or glow before the background.',
  ),
  single(
    'What is needed for a gas cloud to become visible?',
    ['A temperature difference to the background', 'Darkness', 'A white wall', 'Rain'],
    'Without contrast absorption and emission cancel out.',
  ),
  single(
    'Why are detectors for gas imaging often cooled?',
    [
      'The narrow filter leaves little radiation',
      'Gas is hot',
      'To protect the user',
      'For longer battery life',
    ],
    'Own radiation and noise of the camera would drown the signal.',
  ),
  single(
    'What does a picture from an optical gas camera not tell by itself?',
    ['The leak rate', 'That something leaks', 'Where it leaks', 'Which way the plume drifts'],
    'Quantifying needs models of wind, distance and background, or another instrument.',
  ),
  single(
    'Which gas can’t be seen with a camera filtered for 3.2 to 3.4 µm?',
    ['Nitrogen', 'Methane', 'Propane', 'Butane'],
    'Hydrocarbons absorb there. Nitrogen hardly absorbs infrared at all.',
  ),
  single(
    'Is an ordinary thermal camera allowed in an area with explosive atmosphere?',
    [
      'Only equipment approved for that zone, or with a released work permit',
      'Always, it is passive',
      'If it is switched on outside',
      'If it has a strap',
    ],
    'It is electrical equipment and a possible source of ignition.',
  ),
  multiple(
    'Which circumstances falsify screening of faces?',
    ['Glasses and make-up', 'Physical effort just before', 'Draught from a door'],
    ['A blank wall behind', 'A fixed distance'],
    'They change what the skin radiates or what reaches the camera.',
  ),
  multiple(
    'What is noted in a report on a photovoltaic inspection?',
    ['Irradiance', 'Wind and air temperature', 'Position of each finding'],
    ['The pilot’s shoe size', 'Only the warmest colour'],
    'Without irradiance differences cannot be judged or compared.',
  ),
  multiple(
    'Which backgrounds help when looking for gas?',
    ['A warm wall behind a cold gas', 'Clear cold sky behind a warm gas'],
    ['A wall of the gas’s temperature', 'Moving hot pipes as pattern', 'Dense fog'],
    'Contrast in temperature and a calm pattern let the plume stand out.',
  ),
  multiple(
    'Which data protection points concern thermal screening?',
    ['Health data are a special category', 'Purpose and retention must be fixed'],
    ['Thermal pictures are always anonymous', 'No sign is needed', 'Any guard may keep the pictures'],
    'A stopped person is identifiable, and temperature tells about health.',
  ),
  trueFalse(
    'A drone picture taken obliquely has a constant pixel size on the ground.',
    false,
    'Distance grows towards the far edge, and the pixel with it.',
  ),
  trueFalse(
    'Core temperature can be read from any spot of the face.',
    false,
    'Nose and cheeks differ by several kelvin depending on surroundings.',
  ),
  trueFalse('Wind makes small gas leaks harder to see.', true, 'It dilutes the plume quickly.'),
  trueFalse(
    'A gas plume may look brighter or darker than its background.',
    true,
    'Depending on whether it is warmer or colder than what lies behind.',
  ),
]
