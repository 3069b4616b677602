import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Large systems and integration. */
export const videoSystem: Draft[] = [
  single(
    'What is a failure domain?',
    [
      'Everything that fails together when one part fails',
      'The list of faults in a year',
      'The warranty area of a maker',
      'A VLAN without router',
    ],
    'Design asks how many pictures a single switch, server or fan may cost.',
  ),
  single(
    'Why are neighbouring cameras connected to different switches?',
    [
      'So that one failure doesn’t blind a whole area',
      'To save cable',
      'To lower the bitrate',
      'So that addresses are alike',
    ],
    'Interleaving leaves every second view of an area when a switch dies.',
  ),
  single(
    'A tender list says only “dome, 4 MP”. Why is that a problem?',
    [
      'It can’t be accepted: no purpose, no density',
      'Domes are forbidden',
      '4 MP doesn’t exist',
      'It is too long',
    ],
    'Acceptance compares with a demand. Pixels of a sensor aren’t a demand on a scene.',
  ),
  single(
    'Which standard gives guidance on the ergonomics of control centres?',
    ['EN ISO 11064', 'EN 50131', 'EN 60839-11', 'EN 62305'],
    'ISO 11064 covers layout, workplaces and displays of control centres.',
  ),
  single(
    'What decides how many pictures an operator is given?',
    [
      'What has to be noticed, and how fast',
      'The size of the room',
      'The number of cameras',
      'The resolution of the wall',
    ],
    'Attention is limited; events should bring pictures to people, not the other way round.',
  ),
  single(
    'How is a large system migrated without a blind day?',
    [
      'Area by area, with a way back each evening',
      'All at once during a weekend',
      'By removing the old one first',
      'Whenever a camera breaks',
    ],
    'Each step is small enough to undo.',
  ),
  single(
    'Which ONVIF profile covers recording and playback?',
    ['Profile G', 'Profile S', 'Profile M', 'Profile C'],
    'G is storage and retrieval; S and T are streaming, M metadata.',
  ),
  single(
    'Which ONVIF profile covers metadata and events of analytics?',
    ['Profile M', 'Profile S', 'Profile A', 'Profile G'],
    'M standardises metadata and analytics events.',
  ),
  single(
    'What distinguishes ONVIF profile T from S?',
    [
      'H.265 and richer events among others',
      'It is for doors only',
      'It needs no password',
      'It works without network',
    ],
    'T is the later streaming profile with H.265, imaging settings and motion and tampering events.',
  ),
  single(
    'A client lost its connection for ten seconds and shows a door open until Monday. What was missing?',
    [
      'Asking for the state anew after reconnecting',
      'A faster door',
      'A second monitor',
      'A longer key frame interval',
    ],
    'An event is not a state. What was missed has to be asked for.',
  ),
  single(
    'ONVIF authentication fails with “wrong password”, and the password is right. What is checked first?',
    ['The clocks of both sides', 'The lens', 'The PoE class', 'The multicast address'],
    'The digest contains a time stamp. Minutes of difference make it invalid.',
  ),
  single(
    'What is an advantage of a relay contact between two systems?',
    [
      'It survives every software update',
      'It carries metadata',
      'It needs no wiring',
      'It tells who has triggered it',
    ],
    'It says one thing, without licence or protocol, and does so for decades.',
  ),
  single(
    'What must an interface matrix name for each event?',
    [
      'Trigger, reaction, time, and what if not',
      'Only the cable colour',
      'The price of the licence',
      'The programmer’s phone',
    ],
    'Without the last column a silent failure stays silent.',
  ),
  single(
    'Which property makes repeated events harmless?',
    [
      'The reaction is the same however often they come',
      'They are encrypted',
      'They are sent by broadcast',
      'They carry no time stamp',
    ],
    'After a reconnect duplicates are normal. Idempotent reactions don’t mind.',
  ),
  single(
    'What does MQTT quality of service 1 mean?',
    [
      'Delivered at least once, duplicates possible',
      'Delivered at most once',
      'Exactly once',
      'Never stored',
    ],
    '0 is at most once, 1 at least once, 2 exactly once.',
  ),
  single(
    'What is a declaration of conformance worth for another firmware?',
    [
      'Nothing certain: it holds for the version named',
      'The same as for the old',
      'More than for the old',
      'It is valid for all models',
    ],
    'Conformance is declared for product and firmware. The functions needed are tested.',
  ),
  single(
    'Where is storage in tiers useful?',
    [
      'Where old recordings are rarely looked at',
      'Where everything is viewed live only',
      'Where retention is one day',
      'Where there is one camera',
    ],
    'Fast storage for fresh pictures, slow and cheap for old ones.',
  ),
  single(
    'How is a shared network used by video and telephony without quarrel?',
    [
      'Written rules for classes, bandwidth and changes',
      'Whoever was first has priority',
      'Video takes all it gets',
      'Without any VLAN',
    ],
    'Technical classes help only if both sides know who may change what.',
  ),
  multiple(
    'What must a review of a large design find?',
    ['Purpose and density per camera', 'Failure domains with their pictures', 'Storage with reserve'],
    ['Only a list of devices', 'Photos of competitors’ systems'],
    'These three can be checked and accepted.',
  ),
  multiple(
    'Which single points of failure are often overlooked?',
    ['The time server', 'The licence server', 'The directory of users'],
    ['The second of two power supplies', 'A camera without neighbours'],
    'Nobody draws them, and everything depends on them.',
  ),
  multiple(
    'Which statements on virtualised recording servers are right?',
    ['Several servers may fail with one host', 'Storage throughput has to be reserved'],
    ['They need no updates', 'They make failover superfluous', 'They lower the bitrate'],
    'Hosts are failure domains; shared storage has to carry the steady writing.',
  ),
  multiple(
    'What should a health monitor report for 2000 cameras?',
    ['Streams that stopped', 'Recordings with gaps', 'Views that have changed'],
    ['Every single key frame', 'Each good login of the guards by siren'],
    'What blinds the system is reported; what is normal is logged.',
  ),
  trueFalse(
    'In a system of two thousand cameras a fault somewhere is the normal state.',
    true,
    'It is designed for that state, not for the day of the handover.',
  ),
  trueFalse(
    '“Supports ONVIF” guarantees that all functions of a camera work in any system.',
    false,
    'Only what both sides’ profiles cover, and even that is tested.',
  ),
  trueFalse(
    'Commissioning records can be replaced by a screenshot of the device list.',
    false,
    'The list shows that devices answer, not what their pictures show.',
  ),
  trueFalse(
    'A network time source on site is useful even where the internet is reachable.',
    true,
    'Time then does not depend on an outside line, and all devices agree.',
  ),
]
