import type { Item } from '../../../src/domain/content/families.ts'

const regions: [string, string[], Item<'region'>['document']['texts']][] = [
  [
    'EUROPE',
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA'.split(
      ' ',
    ),
    {
      en: { name: 'Europe' },
      ar: { name: 'أوروبا' },
      de: { name: 'Europa' },
      pl: { name: 'Europa' },
      es: { name: 'Europa' },
    },
  ],
  [
    'MIDDLE_EAST',
    'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE'.split(' '),
    {
      en: { name: 'Middle East' },
      ar: { name: 'الشرق الأوسط' },
      de: { name: 'Naher Osten' },
      pl: { name: 'Bliski Wschód' },
      es: { name: 'Oriente Medio' },
    },
  ],
  [
    'AFRICA',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW'.split(
      ' ',
    ),
    {
      en: { name: 'Africa' },
      ar: { name: 'أفريقيا' },
      de: { name: 'Afrika' },
      pl: { name: 'Afryka' },
      es: { name: 'África' },
    },
  ],
  [
    'ASIA_PACIFIC',
    'AF AS AU BD BN BT CC CK CN CX FJ FM GU HK ID IN IO JP KG KH KI KP KR KZ LA LK MH MM MN MO MP MV MY NC NF NP NR NU NZ PF PG PH PK PN PW SB SG TH TJ TK TL TM TO TV TW UZ VN VU WF WS'.split(
      ' ',
    ),
    {
      en: { name: 'Asia Pacific' },
      ar: { name: 'آسيا والمحيط الهادئ' },
      de: { name: 'Asien-Pazifik' },
      pl: { name: 'Azja i Pacyfik' },
      es: { name: 'Asia-Pacífico' },
    },
  ],
  [
    'NORTH_AMERICA',
    'BM CA GL PM UM US'.split(' '),
    {
      en: { name: 'North America' },
      ar: { name: 'أمريكا الشمالية' },
      de: { name: 'Nordamerika' },
      pl: { name: 'Ameryka Północna' },
      es: { name: 'Norteamérica' },
    },
  ],
  [
    'LATIN_AMERICA',
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI'.split(
      ' ',
    ),
    {
      en: { name: 'Latin America' },
      ar: { name: 'أمريكا اللاتينية' },
      de: { name: 'Lateinamerika' },
      pl: { name: 'Ameryka Łacińska' },
      es: { name: 'América Latina' },
    },
  ],
]

/** Every country in one region. */
export const regionItems: Item<'region'>[] = regions.map(([code, countries, texts], index) => ({
  family: 'region',
  id: index + 1,
  document: { code, position: index + 1, countries, audience: { tenants: ['main', 'sister'] }, texts },
}))
