import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Networked video, cyber-security and storage. */
export const videoNetwork: Draft[] = [
  single(
    'How does video traffic differ from office traffic?',
    [
      'It is steady and never pauses',
      'It comes in rare gusts',
      'It needs no bandwidth',
      'It is always multicast',
    ],
    'Average load is nearly peak load, day and night; and key frames come as bursts on top.',
  ),
  single(
    'Smeared pictures appear at each full second although the uplink is loaded by 30 %. What is likely?',
    [
      'Bursts of key frames overflow small buffers',
      'The lens is dirty',
      'The disks are full',
      'The NTP server is missing',
    ],
    'Average load hides bursts. Many key frames at the same instant fill the buffer of the port.',
  ),
  single(
    'How many IGMP queriers should be active in a VLAN with multicast?',
    ['Exactly one', 'None', 'One per camera', 'Two for safety'],
    'Without querier memberships expire or everything is flooded; with several, one is elected and the rest stay silent.',
  ),
  single(
    'What happens to multicast when snooping is on and no querier exists?',
    [
      'Streams stop after a few minutes, or are flooded',
      'Nothing, it works better',
      'Cameras change to unicast',
      'Addresses are given out anew',
    ],
    'Memberships are not refreshed and expire. Depending on the switch, traffic stops or goes to all.',
  ),
  single(
    'Which medium is chosen between two buildings?',
    ['Fibre', 'Copper category 6', 'Coaxial', 'Copper-clad aluminium'],
    'No length problem up to kilometres, no equalising currents, no lightning path.',
  ),
  single(
    'What does rapid spanning tree do?',
    [
      'Blocks loops and opens a spare path when one fails',
      'Encrypts uplinks',
      'Raises the PoE budget',
      'Divides addresses',
    ],
    'A loop without it makes a broadcast storm. Whether the change is fast enough is tested by pulling a plug.',
  ),
  single(
    'Which measure stops a laptop that is plugged in instead of an outdoor camera?',
    [
      'IEEE 802.1X with certificates',
      'A list of MAC addresses on a sheet',
      'A hidden network name',
      'A longer password at the recorder',
    ],
    'Admission by certificate cannot be copied as a MAC address can.',
  ),
  single(
    'Why is MAC filtering alone weak?',
    [
      'Addresses can be read off and copied',
      'They change daily',
      'Switches can’t store them',
      'They are encrypted',
    ],
    'Whoever has the camera in hand reads its address and takes it over.',
  ),
  single(
    'What does TLS protect on the way from camera to recorder?',
    [
      'Confidentiality and integrity of the connection',
      'The disk against failure',
      'The lens against glare',
      'The switch against overload',
    ],
    'It encrypts and detects changes, provided the certificate is checked.',
  ),
  single(
    'What is a jump host for?',
    [
      'Administrators reach the system only through it',
      'It bridges long cables',
      'It shortens the boot time',
      'It stores spare recordings',
    ],
    'One guarded and logged entrance is easier to protect than forty.',
  ),
  single(
    'A firmware advisory concerns 400 cameras. How is it rolled out?',
    [
      'One camera, then a small group, then the rest',
      'All at once at noon',
      'Only those that are easily reached',
      'Never during operation',
    ],
    'Faults show on one camera at low cost. Groups keep the site from going blind.',
  ),
  single(
    'What does UPnP on a router risk?',
    [
      'Devices open ports to the internet by themselves',
      'Higher PoE load',
      'Loss of multicast',
      'Wrong time',
    ],
    'Nobody decided it, nobody documents it, scanners find it.',
  ),
  single(
    'How many disk failures does RAID 6 survive at the same time?',
    ['Two', 'One', 'Three', 'Half of the disks'],
    'Two independent parities; a third failure loses the group.',
  ),
  single(
    'Why is RAID 5 risky with very large disks?',
    [
      'A long rebuild without any reserve',
      'It cannot use large disks',
      'It halves the capacity',
      'It needs a licence',
    ],
    'During days of rebuild every sector of all others must be read without error.',
  ),
  single(
    'What does a hot spare do?',
    [
      'It starts the rebuild at once, without a person',
      'It doubles the speed',
      'It holds a copy of all data',
      'It replaces the backup',
    ],
    'The unprotected time begins to shrink at once. It holds no data before.',
  ),
  single(
    'Against which loss does RAID not help?',
    ['Deletion by a user', 'Failure of one disk', 'A worn-out disk', 'A read error on one disk'],
    'A deletion is carried out on all disks faithfully.',
  ),
  single(
    'What does edge recording in the camera cover?',
    ['A break of network or server', 'Theft of the camera', 'A defective lens', 'A full recorder for months'],
    'The card bridges the gap and the recorder fetches it afterwards, if the clocks agree.',
  ),
  single(
    'In an N+1 failover, what has to be measured?',
    [
      'The gap in the recording during the switch',
      'The noise of the fans',
      'The colour depth',
      'The age of the cable',
    ],
    'Data sheets quote seconds; the real gap depends on streams, network and licences.',
  ),
  single(
    'What does a jitter buffer do?',
    [
      'Evens out arrival times at the cost of delay',
      'Removes dust from pictures',
      'Adds key frames',
      'Keeps event clips',
    ],
    'Packets come unevenly; the buffer waits a little so that the display is even.',
  ),
  multiple(
    'Which findings are typical entry points in real incidents with video systems?',
    ['Shared or default passwords', 'Web interface open to the internet', 'Firmware years old'],
    ['Lenses with 2.8 mm', 'Records of acceptance'],
    'These are scanned for automatically. They cost little to remove.',
  ),
  multiple(
    'What has to be checked when PoE for video is planned?',
    ['Budget per switch', 'Class per port', 'Peak with heater and infrared'],
    ['Colour of the leads', 'Number of monitors'],
    'The sum and each port have their limits, and the coldest night is the design case.',
  ),
  multiple(
    'Which measures make storage survive the failure of a whole server?',
    ['Failover server', 'Edge recording with later filling'],
    ['RAID 6 in that server', 'A hot spare in that server', 'A faster processor'],
    'Disks in the dead server do not help, however well they are protected among themselves.',
  ),
  multiple(
    'What does a plan for a cyber incident contain?',
    ['Whom to call', 'What to unplug and what not', 'Which logs to save first'],
    ['How to delete all traces quickly', 'Which lens to order'],
    'In the hour itself nobody thinks it up. Traces are kept, not removed.',
  ),
  trueFalse(
    'RAID is a backup.',
    false,
    'It keeps a system running. Deletion, theft, fire and encryption hit all disks together.',
  ),
  trueFalse(
    'A UPS for the recorder alone keeps the recording alive when the mains fail.',
    false,
    'The switches that feed and connect the cameras need power as well.',
  ),
  trueFalse(
    'Cameras and recorder should take their time from the same source.',
    true,
    'Otherwise sequences over several cameras contradict each other.',
  ),
  trueFalse(
    'With unicast each additional viewer at the camera costs another stream.',
    true,
    'Camera and network carry each copy; many cameras limit their number.',
  ),
]
