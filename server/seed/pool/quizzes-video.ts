import { type Draft, multiple, single, trueFalse } from './notation.ts'

export const cameraPlacement: Draft[] = [
  single(
    'A scene at the gate is 8 m wide, the camera has 1920 pixels across. What density results?',
    ['240 px/m', '480 px/m', '135 px/m', '60 px/m'],
    '1920 ÷ 8 m = 240 px/m.',
  ),
  single(
    'What is decided first when a camera is planned?',
    ['What its picture has to show', 'Which lens is in stock', 'How high the pole is', 'Which codec is used'],
    'Everything else follows from the question that the picture has to answer.',
  ),
  single(
    'A camera hangs 4 m high, the lower edge of its view points 45 degrees down. How long is the dead zone?',
    ['4 m', '2 m', '5.7 m', '8 m'],
    '4 m ÷ tan 45° = 4 m.',
  ),
  single(
    'A sensor is 5.4 mm wide. Which focal length shows 6 m of scene at 10 m?',
    ['9 mm', '3.2 mm', '4.5 mm', '11 mm'],
    '5.4 × 10 ÷ 6 = 9 mm.',
  ),
  multiple(
    'What does a walk round the site bring to light?',
    ['Low sun', 'Reflecting glass', 'Branches that will have leaves'],
    ['The firmware version', 'The retention time'],
    'These enter the picture later; drilling anew is dearer than looking.',
  ),
  trueFalse(
    'A camera mounted higher shows more of a face under a cap.',
    false,
    'The steeper the view, the more the cap hides.',
  ),
  trueFalse('The density is counted at the far end of the scene.', true, 'It is lowest there.'),
  single(
    'How is a camera position written down so that someone else finds it?',
    [
      'Place, height, direction and focal length',
      'Number of the camera only',
      'A photo of the carton',
      'The name of the fitter',
    ],
    'Four values make the view repeatable.',
  ),
]

export const ipCommissioning: Draft[] = [
  single(
    'What is the first setting on a new camera?',
    ['An own password', 'The highest bitrate', 'The name of the installer', 'The time of sunset'],
    'A device with a default password must not join the network.',
  ),
  single(
    'A camera shows the address 169.254.12.7. What is missing?',
    ['An answer from a DHCP server', 'A lens', 'A licence', 'Power'],
    'It gave itself an address because nobody offered one.',
  ),
  single(
    'Why is a fixed or reserved address chosen for cameras?',
    ['So that the recorder always finds them', 'Because it is faster', 'To save power', 'To avoid masks'],
    'A changed address is a lost picture.',
  ),
  single(
    'What does NTP set?',
    ['The time', 'The password', 'The focus', 'The bitrate'],
    'Time is the first thing that evidence is asked for.',
  ),
  multiple(
    'What belongs in the record of commissioning?',
    ['Address and firmware', 'Reference picture', 'Stream settings'],
    ['The password in clear text', 'The weather forecast'],
    'With these the same picture can be restored after a replacement.',
  ),
  trueFalse(
    'Firmware is updated before the detailed settings are made.',
    true,
    'An update may reset or change settings.',
  ),
  trueFalse(
    'Focus is set best at noon with the aperture closed.',
    false,
    'Depth of field hides errors then; they show at night.',
  ),
  single(
    'Which exposure limit is sensible where people walk at night?',
    ['About 1/30 s or shorter', '1/4 s', '1 s', 'None'],
    'Longer exposure smears whoever moves.',
  ),
]

export const recordingStorage: Draft[] = [
  single(
    'How much does 1 Mbit/s write in a day?',
    ['10.8 GB', '86.4 GB', '1 GB', '3.6 GB'],
    '86,400 s ÷ 8 = 10,800 MB.',
  ),
  single(
    'Ten cameras record at 4 Mbit/s for 30 days. How much storage do they need?',
    ['13 TB', '104 TB', '1.6 TB', '3.6 TB'],
    '10 × 4 × 10.8 GB × 30 = 12,960 GB.',
  ),
  single(
    'What happens to the oldest recordings when the disk is full?',
    [
      'They are overwritten',
      'Recording stops for a week',
      'They are sent by e-mail',
      'They are compressed anew',
    ],
    'A ring: the retention time follows from size and bitrate.',
  ),
  single(
    'How is a gap in the recording noticed in time?',
    [
      'Message when a stream stops, and looks at old pictures',
      'By the live view',
      'By the fan noise',
      'At the next theft',
    ],
    'Live view says nothing about recording.',
  ),
  multiple(
    'What raises the bitrate of a camera?',
    ['Noise at night', 'Movement in the scene', 'A higher frame rate'],
    ['A longer key frame interval', 'A static scene'],
    'What changes from picture to picture must be sent.',
  ),
  trueFalse(
    'Disks count in bytes and bitrates in bits.',
    true,
    'The factor of 8 is the commonest error in storage sums.',
  ),
  trueFalse('An event recording needs no pre-alarm.', false, 'The cause usually lies before the event.'),
  single(
    '4 TB hold 20 days. How long do 4 TB hold if the bitrate is doubled?',
    ['10 days', '40 days', '20 days', '5 days'],
    'Twice the data in the same space: half the time.',
  ),
]
