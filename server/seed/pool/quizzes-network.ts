import { type Draft, multiple, single, trueFalse } from './notation.ts'

export const powerOverEthernet: Draft[] = [
  single(
    'How much power does IEEE 802.3at offer at the device?',
    ['25.5 W', '30 W', '12.95 W', '51 W'],
    '30 W leave the port, 25.5 W are guaranteed after 100 m.',
  ),
  single(
    'A switch has 120 W of PoE. How many cameras of 12.95 W at the port can it supply?',
    ['9', '10', '7', '12'],
    '120 ÷ 12.95 = 9.27, so 9.',
  ),
  single(
    'Why do cameras fail on the first cold night?',
    [
      'Heaters and infrared raise the load beyond the budget',
      'The cable shrinks',
      'Addresses freeze',
      'The codec changes',
    ],
    'The design case is the coldest, darkest hour.',
  ),
  single(
    'What does a switch do when its PoE budget is exceeded?',
    [
      'It drops ports, usually by priority',
      'It lowers all voltages',
      'It borrows from the uplink',
      'It divides by time',
    ],
    'Set priorities so that the right pictures survive.',
  ),
  multiple(
    'What counts towards the load on a PoE budget?',
    ['Power at the device', 'Loss on the cable'],
    ['Bitrate of the stream', 'Number of viewers', 'Length of the password'],
    'The port delivers both what the device takes and what the copper turns into heat.',
  ),
  trueFalse(
    'Twenty-four PoE ports always mean 24 × 30 W.',
    false,
    'The supply of the switch is often much smaller than the sum.',
  ),
  trueFalse(
    'A ring of switches needs a protocol against loops.',
    true,
    'Without it broadcasts circle until nothing works.',
  ),
  single(
    'Where is the uplink’s load highest?',
    [
      'At the switch before the recorder',
      'At the last camera',
      'At the patch lead of a client',
      'It is equal everywhere',
    ],
    'All streams come together there.',
  ),
]

export const hardening: Draft[] = [
  single(
    'Which is the most frequent way into a camera?',
    ['Default or reused passwords', 'Breaking of AES', 'Cutting the lens', 'Multicast'],
    'They are tried automatically, all over the net.',
  ),
  single(
    'What should be done with Telnet or FTP on a camera?',
    ['Switch them off', 'Use them for updates', 'Give them another name', 'Leave them for the service'],
    'They send in clear text and nobody needs them.',
  ),
  single(
    'How is an installer’s remote access built?',
    [
      'VPN, personal account, second factor',
      'Port forwarding',
      'Shared password on a sheet',
      'DMZ for the recorder',
    ],
    'It can be limited, logged and closed.',
  ),
  single(
    'What is needed in order to react to a security advisory?',
    ['An inventory of devices and firmware', 'A larger switch', 'A new logo', 'More light'],
    'Only who knows what hangs where can tell whether it is concerned.',
  ),
  multiple(
    'Which steps belong to hardening?',
    ['Update of firmware', 'Own accounts with few rights', 'Services not needed off'],
    ['UPnP on', 'One password for all sites'],
    'Less surface, known state, traceable people.',
  ),
  trueFalse(
    'A device that gets no more updates needs a plan: separation or replacement.',
    true,
    'Its next weakness stays open for ever.',
  ),
  trueFalse(
    'A VLAN alone stops someone who plugs into the camera’s socket.',
    false,
    'He is then in the VLAN. Admission control is needed as well.',
  ),
  single(
    'What does HTTPS with an unchecked certificate protect against?',
    ['Listening, but not against a false counterpart', 'Everything', 'Loss of power', 'Nothing at all'],
    'Encryption without knowing to whom: a man in the middle stays possible.',
  ),
]

export const standbyPower: Draft[] = [
  single(
    'A system takes 0.5 A. Which capacity do 12 hours need with a quarter more for ageing?',
    ['7.5 Ah', '6 Ah', '4.5 Ah', '12 Ah'],
    '0.5 × 12 × 1.25 = 7.5 Ah.',
  ),
  single(
    'Alarm takes 2 A for 15 minutes. What charge is that?',
    ['0.5 Ah', '30 Ah', '2 Ah', '0.13 Ah'],
    '2 A × 0.25 h = 0.5 Ah.',
  ),
  single(
    'What does a voltage of 13.6 V at the charger say about the capacity?',
    ['Nothing', 'It is full', 'It is half', 'It is new'],
    'The charger sets the voltage. Capacity shows under load.',
  ),
  single(
    'How is a battery tested?',
    ['Under load, for a noted time', 'By weight', 'By looking', 'By its date alone'],
    'Only load shows what it gives.',
  ),
  multiple(
    'What shortens the life of sealed lead batteries?',
    ['Warmth', 'Deep discharge', 'Standing empty'],
    ['A dry room', 'Float charge at the right voltage'],
    'Chemistry runs faster in warmth, and empty plates sulphate.',
  ),
  trueFalse(
    'Old and new batteries may be mixed in one set.',
    false,
    'The weakest decides and spoils the others.',
  ),
  trueFalse(
    'A battery is replaced by date, before it fails.',
    true,
    'Otherwise the first long power cut is the test, and it fails it.',
  ),
  single(
    'A load takes 60 W at 24 V. What is the current?',
    ['2.5 A', '0.4 A', '1.4 A', '5 A'],
    '60 ÷ 24 = 2.5 A.',
  ),
]

export const readingSite: Draft[] = [
  single(
    'What comes first on a site?',
    ['Values and threats', 'Cable lengths', 'Camera models', 'Prices'],
    'Without them no measure can be judged.',
  ),
  single(
    'When does delay begin to help the response?',
    ['After detection', 'Before detection', 'At the next inspection', 'Always'],
    'Time before anybody knows is lost.',
  ),
  single(
    'Intruders need 3 minutes after detection, the response 7. How much is missing?',
    ['4 minutes of delay or earlier detection', 'Nothing', '10 minutes', '21 minutes'],
    '7 − 3 = 4 minutes.',
  ),
  single(
    'What is the outermost layer usually?',
    ['The boundary of the property', 'The safe', 'The server room', 'The reception'],
    'Layers run from the boundary to the value.',
  ),
  multiple(
    'Which questions belong to the response?',
    ['Who comes', 'How soon', 'How they get in'],
    ['Which codec is used', 'How thick the cable is'],
    'An alarm is worth as much as what follows.',
  ),
  trueFalse('Lighting can be a protective measure.', true, 'It deters and helps to see.'),
  trueFalse(
    'The strongest lock makes up for a window left open.',
    false,
    'Attackers choose the weakest way.',
  ),
  single(
    'Why is a site visited at night too?',
    ['Light, people and sounds differ', 'It is quieter for drilling', 'To save time', 'To test batteries'],
    'Most of what is protected against happens then.',
  ),
]
