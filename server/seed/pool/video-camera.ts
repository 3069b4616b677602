import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Placement, lens, light and picture. */
export const videoCamera: Draft[] = [
  single(
    'What has to be decided before a lens is chosen?',
    [
      'What the picture has to show at that spot',
      'The colour of the housing',
      'The recorder model',
      'The cable length',
    ],
    'Purpose gives pixel density, density gives scene width, width gives focal length.',
  ),
  single(
    'Which pixel density does EN 62676-4 (edition of 2015) give for identifying a person?',
    ['250 px/m', '125 px/m', '62.5 px/m', '25 px/m'],
    'Recognise is 125, observe 62.5, detect 25 px/m; identify needs 250.',
  ),
  single(
    'Which pixel density does EN 62676-4 (edition of 2015) give for detecting a person?',
    ['25 px/m', '12.5 px/m', '62.5 px/m', '250 px/m'],
    'Detect: 25 px/m. 12.5 px/m is for monitoring a crowd.',
  ),
  single(
    'A camera at the entrance shows caps and hair but no faces. What is the likely cause?',
    [
      'It hangs too high and too close',
      'The shutter is too short',
      'The bitrate is too low',
      'The lens is too long',
    ],
    'The steeper the view, the more of the face is hidden. Lower mounting or more distance flattens the angle.',
  ),
  single(
    'A longer focal length at the same place makes the scene',
    [
      'narrower and the density higher',
      'wider and the density higher',
      'wider and the density lower',
      'narrower and the density lower',
    ],
    'The same pixels are spread over fewer metres.',
  ),
  single(
    'What happens to the angle of view when the same lens sits on a smaller sensor?',
    ['It becomes smaller', 'It becomes larger', 'It stays the same', 'It depends on the bitrate'],
    'The sensor cuts a smaller piece out of the lens’s picture.',
  ),
  single(
    'What does a smaller f-number mean?',
    [
      'More light reaches the sensor',
      'Less light reaches the sensor',
      'A longer focal length',
      'A larger depth of field',
    ],
    'f-number is focal length over aperture diameter. A wide opening gives light and costs depth of field.',
  ),
  single(
    'What does wide dynamic range help with?',
    ['Bright and dark parts in the same scene', 'Fast movement at night', 'Long cables', 'Narrow angles'],
    'It joins several exposures, so that a face before a glass door isn’t black.',
  ),
  single(
    'A person runs across the yard at night and is a smear in the recording. What do you change first?',
    [
      'Limit the longest exposure time and add light',
      'Raise the resolution',
      'Lower the frame rate',
      'Turn on WDR',
    ],
    'Smear comes from the time the shutter is open. A limit sharpens, light makes up for it.',
  ),
  single(
    'Which infrared wavelength is practically invisible but gives less range?',
    ['940 nm', '850 nm', '650 nm', '450 nm'],
    '850 nm glows faintly red and sensors see it better; at 940 nm they are less sensitive.',
  ),
  single(
    'White cobwebs glow in the night picture. Which measure helps best?',
    ['Separate the lamp from the camera', 'Raise the bitrate', 'Choose a smaller sensor', 'Use H.265'],
    'Light that starts beside the lens lights everything before it. From a separate place it doesn’t come straight back.',
  ),
  single(
    'Why does a picture become unsharp at night although it was focused by day?',
    [
      'Infrared light is focused at another distance',
      'The sensor gets colder',
      'The network is slower',
      'The mask moves',
    ],
    'Glass bends infrared differently. Corrected lenses or focusing at night help.',
  ),
  single(
    'Bands wander through the picture under fluorescent lamps at 50 Hz mains. What exposure time helps?',
    ['1/100 s or 1/50 s', '1/90 s', '1/60 s', '1/1000 s'],
    'The lamp flickers 100 times a second. Whole periods of it give equal exposure.',
  ),
  single(
    'A jacket looks orange under sodium lamps. What does a colour statement from that camera prove?',
    [
      'Little, because the lamp lacks most colours',
      'That the jacket is orange',
      'That the white balance is broken',
      'That the camera has no filter',
    ],
    'What the lamp doesn’t emit can’t be reflected. Note the lamps under which colours can be trusted.',
  ),
  single(
    'What is the infrared cut filter for?',
    [
      'It keeps infrared out by day so that colours are right',
      'It protects the sensor from rain',
      'It strengthens infrared at night',
      'It reduces the bitrate',
    ],
    'By day it lies before the sensor, at night it is moved away so that infrared light can be used.',
  ),
  single(
    'Which mounting place avoids low sun for a camera at an east gate in the morning?',
    ['One that looks west or north', 'One that looks east', 'One that looks up', 'Any, with a brighter lamp'],
    'The sun rises in the east. Looking away from it keeps it out of the picture.',
  ),
  single(
    'What does IK10 state?',
    [
      'Resistance to an impact of 20 joules',
      'Protection against jets of water',
      'A temperature range',
      'A pixel class',
    ],
    'IK is impact, IP is dust and water. IK10 is an impact of 20 J.',
  ),
  single(
    'In IP66, what does the second 6 mean?',
    [
      'Protection against powerful jets of water',
      'Protection against dust',
      'Submersion for 6 hours',
      'Impact of 6 joules',
    ],
    'The first digit is dust (6: tight), the second water (6: powerful jets).',
  ),
  single(
    'How should a cable enter an outdoor junction box?',
    [
      'From below with a drip loop',
      'From above with silicone',
      'From the side without gland',
      'Through the lid',
    ],
    'Water runs down the cable. From below and with a loop it drips off before the gland.',
  ),
  single(
    'What does a reference picture taken at commissioning serve for?',
    [
      'To see later whether view or focus have changed',
      'To advertise',
      'To calibrate the monitor',
      'To replace the drawing',
    ],
    'Creeping changes are noticed only by comparison.',
  ),
  multiple(
    'Which of these reduce the dead zone below a camera?',
    ['Lower mounting', 'Steeper tilt', 'A wider vertical angle'],
    ['A longer focal length at the same tilt of the axis', 'A higher bitrate'],
    'Dead zone is height over the tangent of the lower edge’s angle. Height and that angle decide.',
  ),
  multiple(
    'What should be looked at on a site walk for cameras?',
    ['Low sun through the year', 'Reflecting glass', 'Plants that will grow'],
    ['The serial number of the recorder', 'The colour of the plan'],
    'What enters the picture later is cheapest to avoid before drilling.',
  ),
  multiple(
    'Which drawbacks can wide dynamic range bring?',
    ['Noise where exposures meet', 'Double edges on moving objects'],
    ['Higher heat in the cable', 'A narrower angle of view', 'Loss of the time stamp'],
    'Several exposures are taken one after the other and joined. What moves between them shows twice.',
  ),
  multiple(
    'Which data are needed to calculate the focal length for a scene?',
    ['Sensor width', 'Distance', 'Scene width'],
    ['Bitrate', 'Retention time'],
    'f = sensor width × distance ÷ scene width.',
  ),
  trueFalse(
    'Doubling the distance to a lamp halves the light that arrives.',
    false,
    'It falls to a quarter, with the square of the distance.',
  ),
  trueFalse(
    'A camera with more pixels always shows more in the dark.',
    false,
    'On the same sensor size more pixels are smaller ones; each gets less light.',
  ),
  trueFalse(
    'Pixel density is counted at the far end of the area that has to meet the demand.',
    true,
    'There the scene is widest. Whatever is nearer is denser.',
  ),
  trueFalse(
    'The picture’s sharpness should be set with the aperture wide open or at night.',
    true,
    'Depth of field is smallest then. What is sharp with the aperture open stays so when it closes.',
  ),
  trueFalse(
    'A higher mounting place always improves the picture of a face.',
    false,
    'It enlarges the overview and steepens the view of faces.',
  ),
]
