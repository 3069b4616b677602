import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Credentials, readers, rights, visitors and biometrics. */
export const accessSystem: Draft[] = [
  single(
    'What is the main weakness of simple 125 kHz cards?',
    [
      'Their number can be read and copied',
      'They wear out in weeks',
      'They need batteries',
      'They are too large',
    ],
    'They send a fixed number without any cryptography.',
  ),
  single(
    'What does a smart card with keys prove that a serial number does not?',
    ['That it knows a secret', 'That its holder is present', 'That the door is closed', 'That it was paid'],
    'Challenge and response show knowledge of the key; a number is only said aloud.',
  ),
  single(
    'What is a disadvantage of the Wiegand interface?',
    [
      'Unencrypted and in one direction only',
      'It needs fibre',
      'It allows one reader per building',
      'It is limited to 1 m',
    ],
    'Whoever taps the two data wires hears the number and can repeat it. The reader can’t be supervised.',
  ),
  single(
    'On which physical line does OSDP usually run?',
    ['RS-485', 'RS-232', 'Coaxial', 'Single-pair Wiegand'],
    'RS-485 allows long lines and several devices, both ways.',
  ),
  single(
    'What does OSDP Secure Channel add?',
    [
      'Encryption and authentication of the line',
      'More distance of the card',
      'A larger keypad',
      'Power for the lock',
    ],
    'AES-protected messages can be neither listened to nor repeated.',
  ),
  single(
    'Where must a bus of RS-485 be terminated?',
    ['At both ends', 'At each reader', 'In the middle', 'Nowhere'],
    'Reflections arise at open ends; stubs and stars make them worse.',
  ),
  single(
    'A bit format has 8 bits facility code and 16 bits card number. How many cards are possible in one facility?',
    ['65,536', '256', '16,777,216', '32,768'],
    '2^16 = 65,536.',
  ),
  single(
    'What does anti-passback prevent?',
    ['Handing a card back for a second person', 'Opening by force', 'Copying a card', 'Cutting the cable'],
    'A card that is inside cannot come in again before it has left.',
  ),
  single(
    'What does tailgating mean?',
    [
      'Someone follows through the door behind a valid entry',
      'A card is read twice',
      'A reader sends too fast',
      'The lock releases late',
    ],
    'Doors can’t count people. Turnstiles, interlocks and attention do.',
  ),
  single(
    'Rights should be given to',
    ['roles, and persons get roles', 'each person one by one', 'cards by colour', 'whoever asks first'],
    'Six to ten roles stay readable. Individual sets are unreadable after a year.',
  ),
  single(
    'When does a leaver’s card lose its rights?',
    [
      'When the personnel office reports it',
      'When the card is returned',
      'At the end of the year',
      'When the door is next serviced',
    ],
    'The card may never come back. The right ends with the reason.',
  ),
  single(
    'What happens with a time profile “8 to 18 h, Monday to Friday” on a public holiday without calendar?',
    ['Doors open as on any working day', 'Doors stay shut', 'The system stops', 'Only visitors may enter'],
    'A profile knows weekdays. Holidays have to be entered.',
  ),
  single(
    'How does a visitor’s card become harmless?',
    [
      'It expires at the end of the day by itself',
      'It is asked for by letter',
      'It is blocked at the next audit',
      'It has another colour',
    ],
    'What ends by itself needs nobody’s memory.',
  ),
  single(
    'Who confirms once a quarter who may enter an area?',
    ['The manager responsible for it', 'The installer', 'The card maker', 'Nobody'],
    'Only who knows the work knows who needs access.',
  ),
  single(
    'What does FAR mean for a biometric reader?',
    [
      'Share of strangers accepted wrongly',
      'Share of members rejected wrongly',
      'Range of the sensor',
      'Rate of failures per year',
    ],
    'False acceptance rate; the other error is the false rejection rate (FRR).',
  ),
  single(
    'The threshold of a biometric reader is made stricter. What happens?',
    ['FAR falls and FRR rises', 'Both fall', 'Both rise', 'FAR rises and FRR falls'],
    'The two errors are traded against each other.',
  ),
  single(
    'What is the difference between verification and identification?',
    [
      'One comparison with a claimed template, or a search through all',
      'Only the sensor',
      'One is for visitors',
      'None',
    ],
    'Searching through all multiplies the chance of a false match.',
  ),
  single(
    'Which category of data are biometric data for identifying people under the GDPR?',
    ['A special category (Article 9)', 'Ordinary technical data', 'Anonymous data', 'Public data'],
    'Processing is forbidden apart from listed exceptions. Consent needs a real alternative.',
  ),
  single(
    'Where is a template best stored, for privacy?',
    ['On the card of its owner', 'In a cloud abroad', 'In every reader', 'In a shared file'],
    'Then no central collection exists which could be lost.',
  ),
  multiple(
    'Which factors can be combined for two-factor entry?',
    ['Card and PIN', 'Card and finger', 'Face and PIN'],
    ['Two cards of the same kind', 'PIN and a second PIN'],
    'Two factors are of two kinds: having, knowing, being.',
  ),
  multiple(
    'What must work when the server is unplugged?',
    ['Decisions for known cards', 'Storing events locally', 'Release of escape doors'],
    ['Printing of badges', 'Quarterly reports'],
    'The controller decides by itself and reports later. Escape never depends on a server.',
  ),
  multiple(
    'What do users need when a biometric reader is introduced?',
    ['Information on purpose and storage', 'An equal alternative', 'Somebody who helps at rejection'],
    ['A stricter threshold for each', 'Their template by e-mail'],
    'Law and daily work both need it: consent is free only with another way in.',
  ),
  trueFalse(
    'The serial number of a contactless card is a safe credential.',
    false,
    'It is sent openly and can be simulated.',
  ),
  trueFalse(
    'A PIN shared by a whole department is as good as personal PINs.',
    false,
    'It is never changed, is known to everybody who has left, and no log names a person.',
  ),
  trueFalse(
    'OSDP allows a reader to be supervised, Wiegand does not.',
    true,
    'OSDP polls in both directions; a silent Wiegand reader cannot be told from an unused one.',
  ),
  trueFalse(
    'An exception to a role should have an end date.',
    true,
    '“Just for this week” stays for years otherwise.',
  ),
]
