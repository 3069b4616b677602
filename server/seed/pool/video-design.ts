import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Night pictures, PTZ and multi-sensor cameras, number plates. */
export const videoDesign: Draft[] = [
  single(
    'Where does a PTZ camera replace a fixed camera without loss?',
    [
      'Nowhere: it sees one direction at a time',
      'At every outdoor corner with a good view',
      'In every car park that has a guard',
      'Wherever its zoom factor is above 30',
    ],
    'What happens in the other directions isn’t recorded. It complements fixed cameras.',
  ),
  single(
    'What should trigger a PTZ camera on an unattended site?',
    [
      'A fixed camera or detector that knows where',
      'A timer with a random tour',
      'The brightness of the scene',
      'The operator on the next morning',
    ],
    'An overview detects, the PTZ looks closer. A tour is usually elsewhere.',
  ),
  single(
    'After an operator leaves a PTZ pointing anywhere, what prevents a blind gate until Monday?',
    [
      'Return to home position after a set time',
      'A longer cable',
      'A higher preset number',
      'A mask over the gate',
    ],
    'A timer brings it back. Otherwise it stays where it was left.',
  ),
  single(
    'Why does an operator overshoot with a joystick over a slow connection?',
    [
      'Picture and reaction come after the movement',
      'The motor is too weak',
      'The preset is stored twice',
      'The lens is too wide',
    ],
    'With 300 ms from glass to screen the hand reacts to where the camera was.',
  ),
  single(
    'What is an advantage of a multi-sensor camera over a PTZ?',
    [
      'It records all its directions at the same time',
      'It always needs less bandwidth',
      'It zooms optically further',
      'It needs no configuration',
    ],
    'Every sensor records all the time. Streams, licences and power grow accordingly.',
  ),
  single(
    'A multi-sensor camera with heater and infrared takes 38 W. Which supply does it need?',
    ['IEEE 802.3bt', 'IEEE 802.3at', 'IEEE 802.3af', 'Any port with 1 Gbit/s'],
    '802.3at ends at 25.5 W at the device; 802.3bt type 3 gives 51 W.',
  ),
  single(
    'Which exposure time is a usual start for number plates at 50 km/h?',
    ['1/1000 s or shorter', '1/250 s', '1/100 s', '1/25 s'],
    'At 50 km/h a car moves 14 mm in a thousandth of a second, part of it across the picture.',
  ),
  single(
    'Why do number plates shine in infrared light?',
    [
      'They reflect it back to where it came from',
      'They contain warm metal',
      'They store daylight',
      'The engine heats them',
    ],
    'The film is retroreflective. A lamp beside the lens makes the plate bright and the car dark.',
  ),
  single(
    'What does a band-pass filter at the lens of a plate camera keep out?',
    [
      'Most of the light of headlights',
      'Rain',
      'Infrared at 850 nm from its own lamp',
      'Noise of the sensor',
    ],
    'It passes the lamp’s wavelength and blocks the rest, so that headlights don’t blind.',
  ),
  single(
    'Up to which angle to the lane should a plate camera look, as a rule?',
    ['30 degrees', '60 degrees', '75 degrees', '90 degrees'],
    'Beyond it letters get narrow, and movement across the picture grows.',
  ),
  single(
    'A European plate is 520 mm wide. Which density gives it 130 pixels?',
    ['250 px/m', '125 px/m', '68 px/m', '520 px/m'],
    '130 ÷ 0.52 m = 250 px/m.',
  ),
  single(
    'A plate reader is right in 98 % of passages and opens a barrier. What is needed?',
    [
      'A second way in for one in fifty',
      'Nothing more, 98 % are enough',
      'A wider lens',
      'A longer retention time',
    ],
    'Two of a hundred drivers stop. They need an intercom, a card or a person.',
  ),
  single(
    'How can O and 0 be told apart by software?',
    [
      'By the syntax of the country’s plates',
      'By the brightness',
      'By the colour of the car',
      'By a higher bitrate',
    ],
    'Where a letter must stand, it is an O. Syntax solves what pixels cannot.',
  ),
  single(
    'A camera on automatic shows a bright yard at night and ghosts instead of people. Why?',
    [
      'It buys brightness with long exposure',
      'It uses too many key frames',
      'It lacks a microphone',
      'Its lens is too long',
    ],
    'Exposure of 1/15 s brightens what stands still and smears what moves.',
  ),
  single(
    'What does gain in a dark scene add to the picture?',
    ['Noise, and thereby bitrate', 'Depth of field', 'Angle of view', 'Real light'],
    'Amplification lifts signal and noise. Noise does not compress, so that the bitrate rises.',
  ),
  single(
    'What must be compared when infrared range is stated as 80 m?',
    [
      'Angle, exposure and what shall be seen there',
      'Only the number of lamps',
      'The IP rating',
      'The weight of the housing',
    ],
    'Without conditions a range says nothing. Detecting something and identifying somebody differ by a factor of ten in density.',
  ),
  single(
    'At which place should illumination for a face be measured?',
    [
      'At the face, vertically, towards the camera',
      'On the floor, horizontally',
      'At the lamp',
      'At the recorder',
    ],
    'The camera sees light on upright surfaces. Floor values belong to electricians.',
  ),
  multiple(
    'What reduces blur on a moving plate?',
    ['Shorter exposure', 'A smaller angle between lane and view', 'Slower traffic'],
    ['A larger retention time', 'A wider colour range'],
    'Blur is the way across the picture during exposure: time, speed and angle.',
  ),
  multiple(
    'Which data does a plate list need for a barrier in daily work?',
    ['A date of expiry per entry', 'A tolerance for misreadings', 'Who entered it'],
    ['The colour of the driver’s coat', 'The bitrate'],
    'Entries without end remain for ever, and one misread character must not stop every second delivery.',
  ),
  multiple(
    'Which statements about white light at night are right?',
    ['Colours become visible', 'It deters, and may disturb neighbours'],
    ['It is invisible', 'It makes exposure limits superfluous', 'It falls linearly with distance'],
    'White light gives colour and attention. The square law and motion blur stay.',
  ),
  multiple(
    'What wears out or loses position on a PTZ camera?',
    ['Gears and belts in a permanent tour', 'Repeatability of presets', 'Wiper and slip ring'],
    ['The subnet mask', 'The retention time'],
    'Moving parts have rated lives; a tour with 10 s dwell makes over 3 million moves a year.',
  ),
  trueFalse(
    'A preset that misses by 0.1 degree matters at full zoom.',
    true,
    'At 100 m that is 17 cm, the difference between plate and bumper.',
  ),
  trueFalse(
    'A PTZ camera records in full zoom what it sees in the overview at the same time.',
    false,
    'Optical zoom is one view at a time. A fixed overview beside it covers the rest.',
  ),
  trueFalse(
    'Number plates alone are never personal data.',
    false,
    'They can be linked to a keeper, so the rules on personal data apply.',
  ),
  trueFalse(
    'Insects and cobwebs are less of a problem when the infrared lamp stands away from the camera.',
    true,
    'Their reflection then doesn’t return straight into the lens.',
  ),
]
