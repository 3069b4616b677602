import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Radiation, emissivity and the camera. */
export const thermalPicture: Draft[] = [
  single(
    'What does a thermal camera measure?',
    [
      'Infrared radiation that reaches its detector',
      'Temperature inside a body',
      'Air temperature',
      'Visible light',
    ],
    'Temperature is calculated from radiation, with emissivity and surroundings assumed.',
  ),
  single(
    'What does an emissivity of 0.95 mean?',
    [
      'The surface emits 95 % of what a black body would',
      'It reflects 95 %',
      'It lets 95 % through',
      'The reading is 95 % right',
    ],
    'The remaining 5 % of an opaque surface are reflection.',
  ),
  single(
    'Which surface has the lowest emissivity?',
    ['Polished aluminium', 'Painted steel', 'Human skin', 'Wet brick'],
    'Blank metals reflect: below 0.1. Skin, paint and water lie above 0.9.',
  ),
  single(
    'What does the camera mainly show on blank metal?',
    [
      'The temperature of the surroundings it mirrors',
      'The temperature of the metal',
      'The temperature of the air inside',
      'Nothing at all',
    ],
    'With ε of 0.05, 95 % of the radiation come from elsewhere.',
  ),
  single(
    'How is a bare busbar made measurable, when it is dead and allowed to be touched?',
    ['With tape or paint of known emissivity', 'By polishing', 'By standing closer', 'By another palette'],
    'Tape takes the metal’s temperature and emits well.',
  ),
  single(
    'How is the reflected temperature determined?',
    [
      'Crumpled aluminium foil before the object, at emissivity 1.0',
      'By the weather report',
      'By measuring the floor',
      'By guessing 20 °C',
    ],
    'The foil scatters what the surroundings send onto the object.',
  ),
  single(
    'Why can’t a person be seen through a window by a long-wave camera?',
    [
      'Glass is opaque at those wavelengths',
      'Glass is too cold',
      'The palette is wrong',
      'The focus is locked',
    ],
    'It shows the glass and its reflections.',
  ),
  single(
    'Which wavelengths do uncooled cameras for buildings use?',
    ['About 8 to 14 µm', '0.4 to 0.7 µm', '0.8 to 1 µm', '50 to 100 µm'],
    'Bodies around room temperature radiate most there, and the air is transparent.',
  ),
  single(
    'What does NETD state?',
    [
      'The smallest difference that stands out from noise',
      'The accuracy of readings',
      'The range in metres',
      'The number of pixels',
    ],
    'It is sensitivity. Accuracy, often ±2 °C or ±2 %, is another matter.',
  ),
  single(
    'Which error cannot be corrected in the software afterwards?',
    ['Lack of focus', 'Wrong emissivity', 'Wrong palette', 'Wrong reflected temperature'],
    'Blur mixes neighbouring radiation; the information is gone.',
  ),
  single(
    'What do level and span change?',
    [
      'Which temperatures the colours are spread over',
      'The radiation',
      'The emissivity',
      'The field of view',
    ],
    'They are the display. Measured values stay.',
  ),
  single(
    'Why does an uncooled camera click from time to time?',
    [
      'A shutter of even temperature corrects the pixels',
      'The lens changes',
      'It takes a photograph',
      'The battery switches',
    ],
    'Detector elements drift; the shutter gives all the same radiation.',
  ),
  single(
    'How long should a camera from a cold car wait before measuring?',
    ['Until it has settled, often 10 minutes or more', 'Not at all', 'One second', 'A whole day'],
    'Its own warmth drifts meanwhile and shifts readings.',
  ),
  single(
    'What is IFOV?',
    [
      'The angle that one pixel sees',
      'The angle of the whole picture',
      'The number of pixels',
      'The focus distance',
    ],
    'Multiplied by the distance it gives the size of a pixel on the object.',
  ),
  single(
    'Why are three pixels by three asked for in measuring?',
    [
      'One pixel seldom lies wholly on the object',
      'Two may be defective',
      'The palette needs nine',
      'For the zoom',
    ],
    'Optics blur over the edges; the middle one of nine is on the object alone.',
  ),
  single(
    'A hot terminal smaller than a pixel is shown',
    ['too cold', 'too hot', 'right', 'not at all'],
    'Its radiation is averaged with the cooler surroundings.',
  ),
  single(
    'Which law tells how total radiation grows with temperature?',
    [
      'Stefan–Boltzmann: with the fourth power',
      'Ohm: linear',
      'Lambert: with the cosine',
      'Newton: with the square',
    ],
    'The fourth power of the absolute temperature, in kelvin.',
  ),
  single(
    'From which viewing angle does emissivity of many paints fall noticeably?',
    ['Beyond about 60 degrees from the normal', 'Beyond 5 degrees', 'At exactly 45 degrees', 'Never'],
    'Seen flat, surfaces reflect more.',
  ),
  single(
    'Which setting matters most for readings over 200 m?',
    ['Transmission of the air: distance, humidity, temperature', 'Palette', 'Frame rate', 'Language'],
    'The air swallows radiation and adds its own.',
  ),
  multiple(
    'Which values have to be known to calculate a surface temperature?',
    ['Emissivity', 'Reflected temperature', 'Distance and air for long ways'],
    ['Palette', 'Name of the file'],
    'Radiation is divided into own, reflected and that of the air.',
  ),
  multiple(
    'Which surfaces are well measurable without preparation?',
    ['Matt paint', 'Concrete', 'Skin'],
    ['Chrome', 'Polished copper'],
    'Emissivity above 0.9 makes reflections small.',
  ),
  multiple(
    'What lets you recognise a reflection in a thermal picture?',
    ['It moves when you move', 'It changes when you shade it'],
    ['It is always red', 'It has the number of pixels', 'It stays with the object'],
    'A real warm spot stays on the object wherever you stand.',
  ),
  trueFalse(
    'A thermal camera sees through walls.',
    false,
    'It sees the wall’s surface; what lies behind shows only if it changes that temperature.',
  ),
  trueFalse('Changing the palette changes the measured temperature.', false, 'Colours are display only.'),
  trueFalse(
    'Emissivity plus reflectance is 1 for opaque surfaces.',
    true,
    'What is neither emitted nor let through is reflected (Kirchhoff).',
  ),
  trueFalse(
    'A lens for visible light can be used before a long-wave detector.',
    false,
    'Ordinary glass is opaque there; germanium or chalcogenide glass is used.',
  ),
]
