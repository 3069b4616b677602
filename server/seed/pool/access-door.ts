import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Door hardware, wiring, power and escape routes. */
export const accessDoor: Draft[] = [
  single(
    'What does a fail-safe lock do when its supply fails?',
    ['It opens', 'It stays locked', 'It keeps its last state', 'It locks twice'],
    'Fail-safe means safe for people: without power free. A magnetic lock is the usual example.',
  ),
  single(
    'A server room shall stay locked when the power fails, exit always free. Which lock fits?',
    ['A fail-secure strike with a handle inside', 'A magnetic lock', 'A fail-safe strike', 'A turnstile'],
    'Locked from outside without power; people inside leave mechanically.',
  ),
  single(
    'Where does the controller belong?',
    [
      'On the protected side of the door',
      'Next to the reader outside',
      'In the lift',
      'Above the ceiling of the corridor outside',
    ],
    'Whoever reaches it outside can bridge the lock output.',
  ),
  single(
    'What is a door contact for in access control?',
    [
      'It tells whether the door is really closed',
      'It opens the strike',
      'It counts cards',
      'It feeds the reader',
    ],
    'Without it doors held or forced open stay unnoticed.',
  ),
  single(
    'A door opens by valid card, then the contact stays open for two minutes. Which message fits?',
    ['Door held open', 'Door forced', 'Card invalid', 'Tamper at reader'],
    'The opening was allowed, the closing is missing. Forced would be without a release.',
  ),
  single(
    'Which part prevents voltage peaks from a DC lock coil?',
    ['A diode across the coil', 'A capacitor in series', 'A longer cable', 'A larger fuse'],
    'Switching off a coil induces a peak; the diode lets its current die away. AC coils get a varistor.',
  ),
  single(
    'A magnetic lock “holds badly” at 10 V instead of 12 V. What is the reason?',
    [
      'Holding force falls with the current',
      'The card is worn',
      'The diode is missing',
      'The door contact is open',
    ],
    'Less voltage, less current, less force. Voltage drop on the cable is checked first.',
  ),
  single(
    'What does EN 179 deal with?',
    [
      'Emergency exit devices with handle or push pad',
      'Panic bars',
      'Intruder alarm systems',
      'Video systems',
    ],
    'EN 179 is for people who know the exit; EN 1125 for panic exits with a bar.',
  ),
  single(
    'Which standard covers panic exit devices with a horizontal bar?',
    ['EN 1125', 'EN 179', 'EN 50131', 'EN 62676'],
    'A bar opens under the pressure of a crowd, without knowledge of the door.',
  ),
  single(
    'What must an electrically locked door on an escape route have?',
    [
      'Release that works without the access system',
      'A card for every visitor',
      'A camera above it',
      'A second magnetic lock',
    ],
    'People must be able to leave. A terminal with emergency button interrupts the lock supply directly.',
  ),
  single(
    'How should the fire alarm release a locked escape door?',
    [
      'By interrupting the lock supply in hardware',
      'By a network message alone',
      'By a text to the guard',
      'By unlocking all cards',
    ],
    'Hardware works when server, network and software don’t.',
  ),
  single(
    'Why does a fire door with electric strike need care?',
    [
      'Changes may void its approval',
      'Strikes are too heavy',
      'It must not be locked at all',
      'It needs a reader on both sides',
    ],
    'Only approved parts may be fitted; the door must still close and latch.',
  ),
  single(
    'A strike hums and opens only when the door is pulled. What is the likely cause?',
    [
      'Preload from the seal or too little voltage',
      'A wrong card number',
      'Time profile ended',
      'Two readers on one bus',
    ],
    'Pressure on the latch and low voltage both keep it from releasing.',
  ),
  single(
    'What does a monitored request-to-exit button avoid?',
    ['An alarm “forced” at every regular exit', 'A wrong time', 'Wear of the card', 'Voltage drop'],
    'The controller has to know that someone leaves in order not to report the open contact.',
  ),
  single(
    'Why do lock and controller get separate fuses?',
    [
      'A short in the lock leaves the controller alive',
      'To save copper',
      'Because the law asks for two',
      'To raise the voltage',
    ],
    'Cables to doors get damaged. The controller shall still report it.',
  ),
  single(
    'In which order are door parts inspected when a card is accepted and the door stays shut?',
    [
      'Output, voltage at the lock, mechanics',
      'Server, licence, card',
      'Card, card, card',
      'Time, names, roles',
    ],
    'Accepted means the decision was right. What follows is output, cable and iron.',
  ),
  multiple(
    'Which of these are fail-safe by nature?',
    ['A magnetic lock', 'A strike for closed-circuit current'],
    ['A strike for open-circuit current', 'A motor lock that stays as it is', 'A mechanical cylinder'],
    'Both need current to hold. The others stay locked without it.',
  ),
  multiple(
    'What has to be known to choose a strike?',
    ['Fail-safe or fail-secure', 'Voltage and duty cycle', 'Fire or escape door or neither'],
    ['The colour of the cards', 'The number of visitors'],
    'Function, supply and approvals decide. People and cards come later.',
  ),
  multiple(
    'Which signals does a well-wired door bring to its controller?',
    ['Door contact', 'Request to exit', 'Tamper of reader or housing'],
    ['Video stream of the lobby', 'Outside temperature'],
    'With these the controller tells open, forced, held and manipulated apart.',
  ),
  multiple(
    'What increases the standby time of a door?',
    ['A fail-secure instead of a fail-safe lock', 'A larger battery', 'Lower rest current of the reader'],
    ['A longer cable', 'More cards'],
    'Fail-safe locks take current all the time; what is not drawn lasts longer.',
  ),
  trueFalse(
    'Wires of a reader cut outside must never open the door.',
    true,
    'The decision is taken by the controller inside; the reader only reports.',
  ),
  trueFalse(
    'A magnetic lock can be used without regard to escape when it is strong enough.',
    false,
    'The stronger it is, the more a sure release matters.',
  ),
  trueFalse(
    'Doubling the length of a lock cable doubles the voltage drop.',
    true,
    'Resistance is proportional to length.',
  ),
  trueFalse(
    'An escape door may be locked with a key while the building is in use, if the key hangs nearby.',
    false,
    'It must be opened at any time easily and without aids.',
  ),
]
