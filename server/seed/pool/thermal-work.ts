import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Buildings, electrical work, calibration and reports. */
export const thermalWork: Draft[] = [
  single(
    'Which difference between inside and outside is usually asked for before a building is inspected?',
    ['At least 10 K, for hours', '1 K', '3 K in sunshine', '50 K'],
    'Heat must flow, steadily. Less difference hides faults.',
  ),
  single(
    'When is a façade best inspected from outside?',
    ['Before sunrise, dry and without wind', 'At noon in sunshine', 'In heavy rain', 'Right after a storm'],
    'Sun heats walls for hours, wind and wetness cool them.',
  ),
  single(
    'A warm stripe lies above a ground-floor window in winter, seen from outside. What may it be?',
    [
      'A thermal bridge, or warm air from a tilted window',
      'Always missing insulation',
      'A picture fault',
      'Reflected snow',
    ],
    'Several causes look alike. A look from inside decides.',
  ),
  single(
    'What does a blower door add to thermography?',
    [
      'It makes air leaks visible as cool tongues',
      'It warms the walls',
      'It raises emissivity',
      'It dries the façade',
    ],
    'Negative pressure pulls outside air in through leaks, which cools the surfaces along its way.',
  ),
  single(
    'What does a temperature factor fRsi below 0.7 indicate in a dwelling?',
    ['Risk of mould', 'Good insulation', 'A wrong palette', 'Overheating'],
    'The surface becomes so cool that moisture of normal room air settles there.',
  ),
  single(
    'A damp patch on a wall appears cooler. Why?',
    [
      'Water evaporates and takes heat',
      'Water is always cold',
      'Emissivity falls to 0.1',
      'Water is transparent',
    ],
    'Evaporation cools while it dries; heat storage differs as well.',
  ),
  single(
    'Under which load should an electrical installation be inspected?',
    ['At least 40 % of the rated one, noted down', 'Without load', 'At 5 %', 'Any, it does not matter'],
    'Warming goes about with the square of the current. At low load faults stay hidden.',
  ),
  single(
    'One of three identical terminals is 15 K warmer at the same current. What is likely?',
    ['A bad contact', 'Normal spread', 'A reflection of the palette', 'Overload of all three'],
    'Comparison of like with like under the same load is the strongest evidence.',
  ),
  single(
    'All three phases of a cable are equally warm along their length. What is likely?',
    ['High load', 'A single bad contact', 'A wrong lens', 'An open circuit'],
    'A contact fault is local; load warms evenly.',
  ),
  single(
    'The cover of a cabinet is closed. What does a thermal picture of the cover tell about the terminals?',
    ['Hardly anything', 'Their exact temperature', 'Their emissivity', 'Their current'],
    'Metal and glass covers are opaque; infrared windows exist for this.',
  ),
  single(
    'Who may open a live cabinet for thermography?',
    [
      'An electrically qualified person with suitable protection',
      'Anybody with a camera',
      'The customer’s visitor',
      'Nobody at all',
    ],
    'The camera measures from afar, but the danger is the open cabinet.',
  ),
  single(
    'What does a calibration certificate prove?',
    ['Deviation at named temperatures on its date', 'Accuracy for ever', 'The number of pixels', 'The owner'],
    'It is a snapshot. Interval and checks in between keep trust.',
  ),
  single(
    'How can a reading be checked simply on site?',
    ['With melting ice at 0 °C', 'With a lighter', 'With the palette', 'With the sun'],
    'Stirred ice water is at 0 °C and emits well.',
  ),
  single(
    'What belongs on every reported temperature?',
    [
      'Emissivity, reflected temperature and distance',
      'The price of the camera',
      'The number of pictures',
      'The palette’s name only',
    ],
    'Without them no one can repeat or doubt the reading.',
  ),
  single(
    'Which picture accompanies a thermal picture in a report?',
    ['A visible one from the same place', 'A drawing of the maker', 'One from the internet', 'None'],
    'The reader has to find the spot.',
  ),
  single(
    'How are two thermal pictures made comparable?',
    ['Same level and span', 'Same file size', 'Same date', 'Same photographer'],
    'With automatic span the same colour means different temperatures.',
  ),
  single(
    'A report shows “max 87.4 °C” on a polished screw. What is wrong?',
    [
      'The emissivity of polished metal was not considered',
      'The number is too high for screws',
      'It needs two decimals',
      'Nothing',
    ],
    'The value may be a reflection; it can’t be reported without preparation.',
  ),
  single(
    'How should an uncertain finding be reported?',
    ['As uncertain, with what would clear it', 'As a certain fault', 'Not at all', 'In smaller print'],
    'The reader decides on measures and needs the degree of certainty.',
  ),
  single(
    'Why is a spot tool placed on a terminal rather than an average over the cabinet?',
    [
      'The average hides the hot spot',
      'Averages are forbidden',
      'Spots are faster to draw',
      'Cabinets have no average',
    ],
    'A fault is local. Area maximum or spot shows it.',
  ),
  multiple(
    'Which weather data are noted for a building inspection?',
    ['Outside temperature over the last hours', 'Wind', 'Sun and rain before'],
    ['Phase of the moon', 'Pollen count'],
    'They decide about temperatures of surfaces for hours.',
  ),
  multiple(
    'Which observations point to a contact fault?',
    ['Hottest at the terminal, falling along the wire', 'Other phases cooler at equal current'],
    ['Whole wire evenly warm', 'Spot moves with the viewer', 'Colour is blue'],
    'Heat arises at the contact and is conducted away.',
  ),
  multiple(
    'What makes a report stand up to doubt?',
    ['Conditions and settings', 'Original radiometric files', 'Certificate of calibration'],
    ['Strong words', 'As many pictures as possible'],
    'Somebody else must come to the same result from the data.',
  ),
  multiple(
    'Which objects have to be treated with care because they reflect?',
    ['Window panes', 'Glazed tiles seen flat', 'Sheet metal roofs under clear sky'],
    ['Plaster', 'Rough wood'],
    'A clear sky is very cold, and sheet metal mirrors it.',
  ),
  trueFalse(
    'Wind lowers the temperature rise of an outdoor connection.',
    true,
    'Already a light wind may halve the rise, so that a fault looks harmless.',
  ),
  trueFalse(
    'Radiometric files allow emissivity to be changed later.',
    true,
    'They keep the radiation of each pixel. A screenshot does not.',
  ),
  trueFalse(
    'If a thermal picture shows no warm spots, the installation has no fault.',
    false,
    'It had none visible under this load, from this place, at this time.',
  ),
]
