import type { Item } from '../../../src/domain/content/families.ts'
import type { PracticalExamDocument } from '../../../src/domain/practical-exam/practical-exam-document.ts'
import type { Days } from '../days.ts'
import { textsOfItem } from '../translated.ts'
import { practicalExam as ar } from './translations/ar.ts'
import { practicalExam as de } from './translations/de.ts'
import { practicalExam as es } from './translations/es.ts'
import { practicalExam as pl } from './translations/pl.ts'

interface PracticalExamSeed
  extends Pick<PracticalExamDocument, 'certification' | 'zone' | 'country' | 'capacity' | 'trainer'> {
  id: number
  /** Counted from the seeding. */
  day: number
  from: string
  to: string
  fee?: PracticalExamDocument['fee']
  /** The sister brand offers it too. */
  sister?: true
  en: PracticalExamDocument['texts']['en']
}

const practicalExams: PracticalExamSeed[] = [
  {
    id: 1,
    certification: 1,
    day: 16,
    from: '09:00',
    to: '13:00',
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 8,
    trainer: 10,
    en: {
      name: 'General security: practical exam, Warsaw',
      location: 'Training centre Warsaw, ul. Przykładowa 14, 00-001 Warszawa, Poland, workshop',
      preparation:
        '<p>You receive a cabinet with <strong>three faults</strong> and its documents, and have fifty minutes to find, repair and record them. Bring a multimeter that you know, safety shoes and an identity card. Telephones stay outside; calculators are allowed.</p>',
    },
  },
  {
    id: 2,
    certification: 1,
    day: 47,
    from: '09:00',
    to: '15:00',
    zone: 'Africa/Johannesburg',
    country: 'ZA',
    capacity: 10,
    trainer: 5,
    en: {
      name: 'General security: practical exam, Johannesburg',
      location: 'Training centre Johannesburg, 31 Sample Road, Johannesburg 2000, South Africa',
      preparation:
        '<p>A cabinet with three faults, one of them in the standby supply, and fifty minutes. The exam goes on when the mains fails; torches are on the tables. Bring a multimeter, safety shoes and an identity card.</p>',
    },
  },
  {
    id: 3,
    certification: 4,
    day: 78,
    from: '08:30',
    to: '17:00',
    zone: 'Asia/Seoul',
    country: 'KR',
    capacity: 6,
    trainer: 7,
    fee: { EUR: 39000, PLN: 166000 },
    en: {
      name: 'Video security expert: practical exam, Seoul',
      location: 'Network laboratory, 12 Yesi-ro, Jung-gu, Seoul, South Korea',
      preparation:
        '<p>In the morning you plan a perimeter of 400 m from a two-page requirement; in the afternoon you commission it on a rack with <strong>hidden faults</strong> in multicast, time and power. Bring a laptop with a packet analyser and administrator rights. The handover record is part of the exam.</p>',
    },
  },
  {
    id: 4,
    certification: 4,
    day: 103,
    from: '08:30',
    to: '17:00',
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 4,
    trainer: 1,
    fee: { EUR: 39000, PLN: 166000 },
    en: {
      name: 'Video security expert: practical exam, Warsaw',
      location: 'Training centre Warsaw, ul. Przykładowa 14, 00-001 Warszawa, Poland, room 4',
      preparation:
        '<p>Planning in the morning, commissioning in the afternoon, each for itself and both against the clock. The task is in English, the record may be written in Polish, German or English. Bring a laptop with a packet analyser and administrator rights.</p>',
    },
  },
  {
    id: 5,
    certification: 5,
    day: 39,
    from: '09:30',
    to: '14:30',
    zone: 'Europe/Madrid',
    country: 'ES',
    capacity: 8,
    trainer: 3,
    fee: { EUR: 12900, PLN: 55000 },
    en: {
      name: 'Access control: practical exam, Madrid',
      location: 'Training room Madrid, Calle del Ejemplo 22, 28001 Madrid, Spain',
      preparation:
        '<p>You are given one of eight doors by lot: choose lock and reader, fit and wire them, set up two users and one schedule, and show that the door can be left <strong>with one hand in the dark</strong>. Tools are there; bring your own meter and safety shoes.</p>',
    },
  },
  {
    id: 6,
    certification: 5,
    day: 68,
    from: '09:00',
    to: '14:00',
    zone: 'America/Sao_Paulo',
    country: 'BR',
    capacity: 6,
    trainer: 8,
    en: {
      name: 'Access control: practical exam, São Paulo',
      location: 'Rua do Exemplo 480, São Paulo, Brazil, first floor',
      preparation:
        '<p>One door and one gate, a bag with readers and locks of which half are wrong for the task, and two hours. You may ask the examiner three questions, as you would ask a customer. Bring a meter, safety shoes and an identity card.</p>',
    },
  },
  {
    id: 7,
    certification: 7,
    day: 25,
    from: '09:00',
    to: '17:00',
    zone: 'Europe/Berlin',
    country: 'DE',
    capacity: 10,
    trainer: 9,
    fee: { EUR: 14900, PLN: 63500 },
    sister: true,
    en: {
      name: 'Thermal imaging associate: practical exam, Munich',
      location: 'Training centre Munich, Musterweg 7, 80331 München, Germany, laboratory on the ground floor',
      preparation:
        '<p>Twelve targets on a heated wall: report five with emissivity, reflected temperature, distance and reading, and say of the others why they cannot be read. You have the wall for <strong>forty minutes</strong>. Bring a calibrated camera or reserve one of ours.</p>',
    },
  },
  {
    id: 8,
    certification: 7,
    day: 60,
    from: '09:00',
    to: '16:00',
    zone: 'Europe/Paris',
    country: 'FR',
    capacity: 8,
    trainer: 6,
    fee: { EUR: 14900, PLN: 63500 },
    sister: true,
    en: {
      name: 'Thermal imaging associate: practical exam, Lyon',
      location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, France',
      preparation:
        '<p>The same task as in Munich, at another wall: two of the targets are behind a window, and one is wet. The record may be written in French, English or Spanish. Bring a calibrated camera, tape and foil; whatever else you need is there.</p>',
    },
  },
  {
    id: 9,
    certification: 8,
    day: 61,
    from: '09:00',
    to: '17:00',
    zone: 'Europe/Paris',
    country: 'FR',
    capacity: 4,
    trainer: 6,
    fee: { EUR: 27900, PLN: 119000 },
    sister: true,
    en: {
      name: 'Thermal imaging professional: practical exam, Lyon',
      location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, France',
      preparation:
        '<p>You inspect a switchboard at a load that you choose yourself and have to justify, then a container of stored material. The <strong>report is written on the spot</strong> within two hours and is what is graded. Electrical training is required; protective clothing is provided.</p>',
    },
  },
  {
    id: 10,
    certification: 8,
    day: 96,
    from: '08:30',
    to: '16:00',
    zone: 'Asia/Dubai',
    country: 'AE',
    capacity: 4,
    trainer: 9,
    fee: { EUR: 27900, PLN: 119000 },
    sister: true,
    en: {
      name: 'Thermal imaging professional: practical exam, Dubai',
      location: 'Training centre Dubai, Example Street 5, Al Quoz, Dubai, United Arab Emirates',
      preparation:
        '<p>A switchboard indoors and a photovoltaic array outdoors, at an air temperature that leaves little contrast. Say what can be measured under these conditions, measure that, and postpone the rest in writing. Bring a calibrated camera and a hat; water is provided.</p>',
    },
  },
]

export const practicalExamItems = (days: Days): Item<'practicalExam'>[] =>
  practicalExams.map(({ id, day, from, to, fee, sister, en, ...document }) => ({
    family: 'practicalExam',
    id,
    document: {
      ...document,
      startsAt: days.at(day, from, document.zone),
      endsAt: days.at(day, to, document.zone),
      fee: fee ?? null,
      audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
      texts: textsOfItem(id, en, { ar, de, pl, es }),
    },
  }))
