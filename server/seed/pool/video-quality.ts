import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Analytics, picture quality and tests. */
export const videoQuality: Draft[] = [
  single(
    'An analytic rings forty times a night. What is the usual end?',
    [
      'It is switched off, and the fence is open',
      'Guards get better by practice',
      'It learns by itself to be silent',
      'The insurer pays',
    ],
    'Attention is used up by false alarms. The rate per camera and day has to be agreed.',
  ),
  single(
    'What is needed to calibrate perspective for analytics?',
    ['A person of known height at several places', 'A chart of colours', 'A stopwatch', 'The serial number'],
    'From the size at near and far places follows how large an object is anywhere.',
  ),
  single(
    'Where should a detection zone end towards the far side?',
    [
      'Where a person falls below the demanded pixels',
      'At the horizon',
      'Where the picture ends',
      'At the property of the neighbour’s neighbour',
    ],
    'Beyond it the algorithm guesses. Another camera takes over.',
  ),
  single(
    'Which false alarm source is typical on wet asphalt at night?',
    ['Reflections of headlights', 'Low bitrate', 'Frost on the recorder', 'Multicast'],
    'Bright patches move like objects. Zones, filters and another viewing direction help.',
  ),
  single(
    'How is a detection rate proved?',
    [
      'By walk tests in agreed numbers and ways',
      'By the data sheet',
      'By the makers’ video',
      'By asking the guards',
    ],
    'Number, speed, clothing and weather of approaches are written down with the result.',
  ),
  single(
    'A mast sways in the wind. Which analytic suffers most?',
    [
      'One with narrow zones in the distance',
      'One near the foot of the mast',
      'None, stabilisers remove it',
      'Those by day only',
    ],
    'The same angle moves far pixels by metres. A stiffer mount is the remedy.',
  ),
  single(
    'In thirty approaches, 28 were detected. What may be said?',
    [
      '93 % in this test, under its conditions',
      '93 % for all time',
      '100 %, two were unlucky',
      'Nothing can be said',
    ],
    'A sample says something for its conditions. More approaches narrow the uncertainty.',
  ),
  single(
    'What is counted to prove pixel density?',
    [
      'Pixels of a one-metre rod in the exported file',
      'The pixels of the sensor',
      'The pixels of the monitor',
      'The metres in the data sheet',
    ],
    'Only the recording shows what scaling and configuration have left.',
  ),
  single(
    'Where does the rod stand?',
    [
      'At the far end of the scene that has to meet the demand',
      'Beneath the camera',
      'In the middle',
      'Next to the monitor',
    ],
    'There density is lowest.',
  ),
  single(
    'Why is pixel density not enough as a measure of quality?',
    [
      'It ignores lens, focus, noise and compression',
      'It can’t be counted',
      'It changes daily',
      'It holds for infrared only',
    ],
    'Density is geometry. What is left of detail shows on a test target.',
  ),
  single(
    'What does a test person walking past show that a target doesn’t?',
    ['Motion blur', 'Resolution', 'Colour', 'Field of view'],
    'A target stands still. Exposure time shows on what moves.',
  ),
  single(
    'When is picture quality accepted?',
    ['On the recording, at night and with movement', 'Live at noon', 'On paper', 'By the maker'],
    'The least favourable agreed condition decides.',
  ),
  single(
    'Why is the edition of a standard named in a contract?',
    [
      'Values and terms may change between editions',
      'Because old editions are free',
      'To make it longer',
      'It is not needed',
    ],
    'Contracts outlive standards. Without the edition nobody knows which values hold.',
  ),
  single(
    'What does noise reduction in time do to a moving face?',
    ['It may smear or leave trails', 'It sharpens it', 'It makes it larger', 'It corrects colour'],
    'It averages several pictures. What moves is mixed with what was there before.',
  ),
  single(
    'Which loss does strong compression cause first?',
    ['Fine detail with low contrast', 'The time stamp', 'The width of the scene', 'The frame number'],
    'Faces and textures suffer before edges do.',
  ),
  single(
    'A thermal camera detects on the fence, a visible camera stands beside it. What is the visible one for?',
    ['Verification and identification', 'Measuring temperature', 'Replacing the fence', 'Saving storage'],
    'Thermal contrast detects, but does not tell who it is.',
  ),
  single(
    'Why do thermal cameras suit long perimeters?',
    [
      'They need no light and see contrast of warmth',
      'They identify faces at 300 m',
      'They see through glass',
      'They need no calibration of perspective',
    ],
    'Detection at long range without light is their strength; faces and glass are not.',
  ),
  single(
    'What lowers thermal contrast most?',
    ['Heavy rain or fog', 'Moonlight', 'A dark coat', 'A white wall'],
    'Water droplets absorb and scatter, and wet surfaces level temperatures out.',
  ),
  multiple(
    'What belongs in a test report of picture quality?',
    ['Conditions', 'Method', 'Value and demand', 'Photograph or exported frame'],
    ['A guess where measuring was too cold', 'Praise of the customer'],
    'Somebody else must be able to repeat the test and come to the same verdict.',
  ),
  multiple(
    'Which conditions are fixed in an agreement on false alarms?',
    ['Number per camera and day', 'Weather that is excluded', 'Period of observation'],
    ['Mood of the operator', 'Price of the mast'],
    'Without conditions every number can be argued with.',
  ),
  multiple(
    'Which measures reduce false alarms by animals?',
    [
      'Filter by size with calibrated perspective',
      'Zones that demand crossing in order',
      'Verification by a second sensor',
    ],
    ['Higher sensitivity', 'A longer retention time'],
    'Size, behaviour and a second opinion tell fox from person.',
  ),
  multiple(
    'What changes pixel density without touching the camera’s place?',
    ['Zooming the lens', 'Recording at lower resolution', 'Cropping digitally to a smaller output'],
    ['A longer cable', 'Another user account'],
    'Lens and output format decide how many pixels fall on each metre in the file.',
  ),
  trueFalse(
    'Test targets are recorded under the light that the contract names.',
    true,
    'In other light the result says nothing about the demand.',
  ),
  trueFalse(
    'Digital zoom adds detail that the sensor did not catch.',
    false,
    'It enlarges pixels. What was not captured stays missing.',
  ),
  trueFalse(
    'An analytic may be accepted on a day without wind, rain and traffic alone.',
    false,
    'The conditions that make false alarms would be missing in the test.',
  ),
  trueFalse('At 250 px/m a face of 16 cm has 40 pixels.', true, '0.16 m × 250 px/m = 40 pixels.'),
]
