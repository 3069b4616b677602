import { type Draft, multiple, single, trueFalse } from './notation.ts'

/** Networks, power, surge protection, wireless links and intercoms. */
export const generalTechnique: Draft[] = [
  single(
    'How much power does IEEE 802.3af guarantee at the device after 100 m of cable?',
    ['12.95 W', '15.4 W', '25.5 W', '30 W'],
    '15.4 W leave the switch port; up to 2.45 W may be lost on the way.',
  ),
  single(
    'A camera with heater asks for 22 W. Which standard must the switch port offer at least?',
    ['IEEE 802.3at', 'IEEE 802.3af', 'IEEE 802.3u', 'IEEE 802.1X'],
    '802.3at gives 25.5 W at the device, 802.3af only 12.95 W. 802.1X is about admission, not power.',
  ),
  single(
    'What is the longest copper channel in structured cabling, patch leads included?',
    ['100 m', '90 m', '185 m', '250 m'],
    '90 m of permanent link plus 10 m of leads. Beyond that link and PoE are a matter of luck.',
  ),
  single(
    'Why is copper-clad aluminium unsuitable for PoE?',
    [
      'Its resistance is higher, so it gets warm and loses voltage',
      'It is magnetic',
      'It can’t carry data',
      'It is heavier than copper',
    ],
    'Aluminium conducts worse; loss and heat rise, and the standards ask for solid copper.',
  ),
  single(
    'What separates cameras and office computers on the same switch?',
    ['A VLAN', 'A longer cable', 'A second IP address on the camera', 'A higher bitrate'],
    'VLANs make separate broadcast domains on one switch; passing between them needs a router with rules.',
  ),
  single(
    'Two devices have the same IP address. What is seen typically?',
    [
      'One of them is reachable now and then',
      'Both work, at half speed',
      'The switch changes one address',
      'Both are blocked for ever',
    ],
    'The address is answered by one and then by the other; connections break apparently at random.',
  ),
  single(
    'Which protocol keeps the clocks of cameras and recorders together?',
    ['NTP', 'DHCP', 'SNMP', 'ARP'],
    'NTP gives a common time. Without it recordings of two cameras cannot be compared.',
  ),
  single(
    'Which of these is the first step when hardening a new camera?',
    [
      'Set an own, strong password and update the firmware',
      'Paint it in the colour of the wall',
      'Open a port in the firewall',
      'Activate UPnP',
    ],
    'Default accounts and known weaknesses are what attackers try first. UPnP opens the way to the internet unasked.',
  ),
  single(
    'Why should unused services of a device be switched off?',
    [
      'Each is a way in that has to be kept safe',
      'They shorten the cable length',
      'They reduce resolution',
      'They use up addresses',
    ],
    'What does not run cannot be attacked and needs no updates.',
  ),
  single(
    'How should remote access to a customer’s system be built?',
    [
      'VPN with personal accounts and second factor',
      'Port forwarding to the recorder',
      'A shared password by e-mail',
      'Universal plug and play',
    ],
    'Forwarded ports are found by scanners within hours. A VPN with persons’ own accounts can be closed and traced.',
  ),
  single(
    'A lead-acid battery is reckoned with 5 years. What happens to its capacity meanwhile?',
    [
      'It falls, so a reserve is added from the start',
      'It rises in the first three years',
      'It stays the same until it fails',
      'It depends on the alarm count only',
    ],
    'Ageing takes capacity away year by year, faster in warmth. A quarter more is a usual allowance.',
  ),
  single(
    'What shortens the life of a sealed lead-acid battery most?',
    ['Lasting warmth', 'Being charged fully', 'A short cable', 'A dry room'],
    'As a rule of thumb life halves with each 10 K above 20 to 25 °C.',
  ),
  single(
    'A 12 V camera at a long cable restarts whenever its infrared light comes on. What is the likely cause?',
    ['Voltage drop at the higher current', 'Wrong subnet mask', 'Too much light', 'A full disk'],
    'The drop grows with the current; when the lamps are on, the voltage at the camera falls below its minimum.',
  ),
  single(
    'Doubling the cross-section of a cable does what to the voltage drop?',
    ['It halves it', 'It doubles it', 'It quarters it', 'Nothing, only length counts'],
    'Resistance is ρ × length ÷ area; twice the area is half the resistance.',
  ),
  single(
    'What is the purpose of a surge protective device at the entry of an outdoor cable?',
    [
      'To lead overvoltage to earth before it reaches equipment',
      'To raise the voltage',
      'To extend cable length',
      'To measure humidity',
    ],
    'It limits the voltage between lines and earth; for that it needs a short, thick earth connection.',
  ),
  single(
    'Why should the earth lead of a surge protector be short?',
    [
      'Its inductance adds voltage during the steep surge',
      'Long leads get warm in normal operation',
      'Short ones are cheaper',
      'To save space in the cabinet',
    ],
    'About 1 kV per metre may arise on a lead during a steep surge. That voltage stands across the equipment in addition.',
  ),
  single(
    'Which connection between two buildings with separate earths avoids equalising currents?',
    ['Optical fibre', 'Shielded copper earthed at both ends', 'Unshielded copper', 'Coaxial cable'],
    'Glass does not conduct. Different earth potentials and lightning cannot travel along it.',
  ),
  single(
    'A directional radio link crosses a car park. What must be kept free besides the line of sight?',
    ['Most of the first Fresnel zone', 'A strip of 1 cm', 'The ground within 2 m', 'Nothing else'],
    'Obstacles near the line reflect and weaken the signal. At least 60 % of the first Fresnel zone should be free.',
  ),
  single(
    'By how much does the free-space loss of a radio link rise when its length doubles?',
    ['6 dB', '3 dB', '2 dB', '12 dB'],
    'Power spreads over a four times larger area: 10 × log₁₀(4) = 6 dB.',
  ),
  single(
    'Which protocol sets up calls in an IP intercom system?',
    ['SIP', 'NTP', 'IGMP', 'SMTP'],
    'SIP starts and ends the call; the sound itself travels by RTP.',
  ),
  single(
    'What is a usual cause of howling at a door station?',
    [
      'The microphone hears its own loudspeaker over the room',
      'A too large subnet',
      'PoE class 3',
      'A missing sign',
    ],
    'Sound that comes back louder than it left builds up. Echo cancelling, lower volume or other placing helps.',
  ),
  multiple(
    'Which statements about PoE are right?',
    [
      'The switch asks before it applies power',
      'The budget of the switch may be lower than the sum of its ports',
      'Long cable costs power',
    ],
    ['Each port always gives 90 W', 'It works over fibre'],
    'Detection comes first, then classification. The supply of the switch is shared, and copper has resistance.',
  ),
  multiple(
    'Which measures slow down an attacker who unplugs an outdoor camera and connects a laptop?',
    ['IEEE 802.1X', 'Port disabled when the link drops', 'Separate VLAN with firewall'],
    ['A longer patch lead', 'A brighter status LED'],
    'The socket outside must not lead anywhere: admission, monitoring of the port and separation do that.',
  ),
  multiple(
    'What increases voltage drop on a DC line?',
    ['More current', 'Longer cable', 'Warmer copper'],
    ['Larger cross-section', 'Higher supply voltage at the same power'],
    'U = 2 × L × I × ρ ÷ A, and ρ rises with temperature. Higher voltage at equal power means less current.',
  ),
  multiple(
    'What belongs on a network plan for a security system?',
    ['Address and subnet of each device', 'VLANs', 'Uplinks between switches'],
    ['Passwords in clear text', 'Favourite programmes of the guards'],
    'A plan must allow somebody else to find a fault. Passwords are kept elsewhere.',
  ),
  multiple(
    'Which of these reduce the risk of lightning damage to an outdoor camera?',
    [
      'Surge protection close to the camera and in the cabinet',
      'Equipotential bonding of the mast',
      'Fibre between buildings',
    ],
    ['A darker housing', 'A higher frame rate'],
    'Both ends of a copper line need protection, and metal parts one common potential.',
  ),
  multiple(
    'Which statements about updates of firmware are right?',
    ['Try on one device first', 'Keep the previous image and configuration', 'Read the notes about security'],
    ['Update all four hundred at once on Friday evening', 'Never update what works'],
    'Updates close known holes, but each may fail. Groups and a way back keep the site from going blind.',
  ),
  trueFalse(
    'A device with a fixed address outside its subnet can be reached through the switch alone.',
    false,
    'A switch does not route. Sender and receiver need a common subnet or a router.',
  ),
  trueFalse(
    'Batteries of different age may be connected in parallel without disadvantage.',
    false,
    'The older one draws the newer one down; they are replaced together.',
  ),
  trueFalse(
    'The standby time has to be calculated for the load at night if infrared lamps run from the same supply.',
    true,
    'The largest usual load decides, otherwise the reserve ends when it is needed.',
  ),
  trueFalse(
    'An outdoor plug needs protection against water although the camera housing has IP66.',
    true,
    'The rating holds for the housing. Water creeps in at the plug and along the cable.',
  ),
  trueFalse(
    'Multicast without IGMP snooping is sent to every port of the VLAN.',
    true,
    'A switch that does not listen to memberships floods multicast like broadcast.',
  ),
]
