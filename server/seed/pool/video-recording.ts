import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Commissioning, recording, operation and privacy. */
export const videoRecording: Draft[] = [
  single(
    'What is done first with a new IP camera?',
    [
      'Give it an own password and a planned address',
      'Record for a week',
      'Open it to the internet',
      'Raise the bitrate to its maximum',
    ],
    'Without address and password neither documentation nor safety starts. Everything else is set afterwards.',
  ),
  single(
    'A camera got an address from 169.254.0.0/16. What does it tell?',
    ['It found no DHCP server', 'It is broken', 'It is in the internet', 'Its password is wrong'],
    'This is the range for self-assigned addresses when nobody gives one.',
  ),
  single(
    'Which protocol transports live video from most IP cameras?',
    ['RTP, controlled by RTSP', 'SMTP', 'SNMP', 'NTP'],
    'RTSP starts and stops, RTP carries the data.',
  ),
  single(
    'What does a longer interval between key frames do?',
    [
      'Saves bitrate and makes seeking and recovery slower',
      'Raises the bitrate',
      'Improves light',
      'Shortens the retention time',
    ],
    'Only key frames are complete. Fewer of them take less space, but a loss lasts longer.',
  ),
  single(
    'Variable bitrate with an upper limit: what happens in a very busy scene?',
    [
      'The quality falls once the limit is reached',
      'The limit is ignored',
      'The resolution doubles',
      'Recording stops',
    ],
    'The limit protects network and disk, at the cost of quality exactly when much is going on.',
  ),
  single(
    'Which stream is used for a wall of sixteen small pictures?',
    [
      'The second, smaller stream',
      'The main stream in full resolution',
      'A snapshot per minute',
      'The edge recording',
    ],
    'Sixteen full streams overload the client without showing more on small tiles.',
  ),
  single(
    '1 Mbit/s recorded continuously fills about how much a day?',
    ['10.8 GB', '86.4 GB', '1.35 GB', '3.6 GB'],
    '86,400 s × 1 Mbit = 86,400 Mbit; ÷ 8 = 10,800 MB.',
  ),
  single(
    'What does a pre-alarm buffer do?',
    [
      'It keeps the seconds before the event',
      'It delays the alarm',
      'It filters animals',
      'It deletes old pictures',
    ],
    'The cause of an event usually lies before it. The buffer is written with the event.',
  ),
  single(
    'Recordings show gaps every day at 3 a.m. What do you look at first?',
    ['Scheduled tasks, and logs at that time', 'The lens', 'The mounting height', 'The licence of the mask'],
    'Regular time means a timer: a restart, a backup, a cleaning task.',
  ),
  single(
    'How is it noticed that one of forty cameras has not recorded for a week?',
    [
      'By monitoring with a message, and a look at old pictures',
      'By looking at the live view',
      'By the power consumption',
      'By the users’ complaints only',
    ],
    'Live view says nothing about the recording. A test on old pictures does.',
  ),
  single(
    'An event lies somewhere within a week. What is the fastest search by eye?',
    [
      'Halve the span again and again',
      'Play all at double speed',
      'Watch from the end backwards',
      'Ask every guard',
    ],
    'Each look halves what is left. A week is down to a minute after about 14 looks.',
  ),
  single(
    'What is done before anything else when a recording is needed as evidence?',
    [
      'Protect it against overwriting',
      'Convert it to a smaller file',
      'Cut out the boring parts',
      'Send it by messenger',
    ],
    'Overwriting goes on while people talk. Locking or exporting comes first.',
  ),
  single(
    'What does a checksum such as SHA-256 on an export prove?',
    [
      'That the file hasn’t changed since',
      'Who is in the picture',
      'That the clock was right',
      'That the camera was calibrated',
    ],
    'Any changed bit changes the sum. About time and content it says nothing.',
  ),
  single(
    'A recorder’s clock is 4 minutes fast. How is an export handled?',
    [
      'The difference is written into the record',
      'The clock is set back first',
      'The file is renamed',
      'Nothing, 4 minutes don’t matter',
    ],
    'The original stays unchanged; the measured difference makes it usable.',
  ),
  single(
    'How long may recordings be kept under the GDPR?',
    [
      'As long as the purpose needs, with reasons',
      'Always 72 hours',
      'Always 30 days',
      'Until the disk is full',
    ],
    'The regulation names no number. The European guidelines want reasons for anything much beyond 72 hours, and national rules may differ.',
  ),
  single(
    'A neighbour’s balcony is in the view. Which measure is best?',
    [
      'Turn the camera, and mask the rest in the camera',
      'Mask it in the client',
      'Promise not to look',
      'Lower the bitrate',
    ],
    'What is not captured needs no protection. The mask in the camera covers what aiming cannot avoid.',
  ),
  single(
    'Who may watch recordings?',
    [
      'Those whose task needs it, with personal accounts',
      'Everybody in the company',
      'Only the installer',
      'Whoever knows the shared password',
    ],
    'Need to know and traceability: a shared account shows nobody’s name in the log.',
  ),
  single(
    'What is the effect of copying the same settings to 40 cameras without looking?',
    [
      'Exposure and masks don’t fit most scenes',
      'None, cameras are alike',
      'The bitrate halves',
      'Licences are lost',
    ],
    'Network, time and codec can be copied. What depends on the scene cannot.',
  ),
  multiple(
    'Which settings belong in the commissioning record of a camera?',
    ['Address and firmware version', 'Resolution, frame rate and bitrate', 'Reference picture'],
    ['Name of the fitter’s dog', 'Password in clear text'],
    'With these a replacement shows the same picture again. Passwords are kept separately.',
  ),
  multiple(
    'Which of these reduce the storage needed without losing pixels?',
    ['A more efficient codec', 'Recording on events where allowed', 'Longer intervals between key frames'],
    ['A higher frame rate', 'A shorter network cable'],
    'Codec and key frames reduce the bitrate, events the time. The frame rate would raise it.',
  ),
  multiple(
    'What belongs to an export for the police?',
    ['Time difference of the recorder', 'Player or a common format', 'A record of who handed over what'],
    ['All administrator passwords', 'A selection by taste'],
    'Time, readability and a chain of custody make it usable. Passwords are never part of it.',
  ),
  multiple(
    'What has a video sign to name at least?',
    ['Who is responsible', 'The purpose', 'Where to find more information'],
    ['The camera type', 'The resolution'],
    'The first layer of information names controller, purposes and the way to the rest.',
  ),
  multiple(
    'Which causes can make a live picture stutter?',
    ['Overloaded client', 'Packet loss on the network', 'Too many full-size streams on one screen'],
    ['A missing sign', 'A retention time of 72 hours'],
    'Decoding and transport limit the picture. The sign and the retention time don’t touch them.',
  ),
  trueFalse(
    'A live picture proves that the camera is being recorded.',
    false,
    'Live view and recording are different ways. Only a look at the recording proves it.',
  ),
  trueFalse(
    'H.265 needs about the same bitrate as H.264 at the same quality.',
    false,
    'It saves roughly a third to a half, at the cost of more computing when decoding.',
  ),
  trueFalse(
    'Doubling the frame rate always doubles the bitrate.',
    false,
    'Neighbouring pictures are similar and compress well; the rise is usually smaller.',
  ),
  trueFalse(
    'Surveillance disks are made for continuous writing.',
    true,
    'Ordinary ones are built for other loads and pause or fail earlier.',
  ),
  trueFalse(
    'A camera that shows nothing of interest may still belong in the export.',
    true,
    'That nobody came that way is an answer too.',
  ),
]
