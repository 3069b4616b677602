import type { Item } from '../../../src/domain/content/families.ts'

/** Countries, host of the web site, name, address, offer; whether the sister brand shows it too. */
const distributors: [string[], string, string, string, string, boolean][] = [
  [
    ['PL', 'CZ', 'SK'],
    'vistula.example.org',
    'Vistula Security Supply',
    'ul. Przykładowa 14, 00-001 Warszawa, Poland',
    'Certified users may borrow one camera kit or one access control panel with two readers for 14 days. Collection in Warsaw or delivery at cost; a deposit is not asked for.',
    false,
  ],
  [
    ['DE', 'AT', 'CH'],
    'isar.example.org',
    'Isar Sicherheitstechnik Handel',
    'Musterweg 7, 80331 München, Germany',
    'Two thermal cameras and four bullet cameras are lent for a week, with tripod and power bank. From professional level upwards the week becomes three.',
    true,
  ],
  [
    ['ES', 'PT'],
    'meseta.example.com',
    'Meseta Distribución',
    'Calle del Ejemplo 22, 28001 Madrid, Spain',
    'Door controllers, readers and intercom stations on a board ready to be wired, for 10 days. Please say in the form which locks you want to try them with.',
    false,
  ],
  [
    ['FR', 'BE', 'LU'],
    'rhone-thermique.example.net',
    'Rhône Thermique',
    '9 rue de l’Exemple, 69001 Lyon, France',
    'Handheld thermal cameras from 160 to 640 pixels for five working days, with a blackbody reference for those who hold the professional certificate.',
    true,
  ],
  [
    ['AE', 'OM', 'QA', 'KW', 'BH', 'SA'],
    'gulf-integrated.example.com',
    'Gulf Integrated Components',
    'Example Street 5, Al Quoz, Dubai, United Arab Emirates',
    'Outdoor cameras and PoE switches for high temperatures, lent for 21 days to try on a real site. A technician helps with the first hour of setting up.',
    true,
  ],
  [
    ['ZA', 'NA', 'BW', 'MZ'],
    'highveld.example.org',
    'Highveld Alarm Wholesale',
    '31 Sample Road, Johannesburg 2000, South Africa',
    'An intruder alarm panel with wired and wireless detectors and its own battery, for 14 days. Return postage is paid.',
    false,
  ],
  [
    ['KR', 'JP'],
    'hangang.example.net',
    'Hangang Network Devices',
    '12 Yesi-ro, Jung-gu, Seoul, South Korea',
    'A rack with two managed switches and eight cameras, reached remotely or set up in your office for a week. Expert certificate holders choose the firmware.',
    false,
  ],
  [
    ['BR', 'AR', 'UY', 'CL'],
    'serra.example.com',
    'Serra Distribuidora',
    'Rua do Exemplo 480, São Paulo, Brazil',
    'Cameras with analytics and a recorder for 14 days; a loan may be prolonged once. The portal’s certificate number is enough as security.',
    false,
  ],
]

export const distributorItems: Item<'distributor'>[] = distributors.map(
  ([countries, host, name, address, offer, sister], index) => ({
    family: 'distributor',
    id: index + 1,
    document: {
      countries,
      url: `https://${host}`,
      email: `try@${host}`,
      audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
      texts: { en: { name, address, offer } },
    },
  }),
)
