import type { ClassroomDocument } from '../../../src/domain/classroom/classroom-document.ts'
import type { Item } from '../../../src/domain/content/families.ts'
import type { Days } from '../days.ts'
import { textsOfItem } from '../translated.ts'
import { classroom as ar } from './translations/ar.ts'
import { classroom as de } from './translations/de.ts'
import { classroom as es } from './translations/es.ts'
import { classroom as pl } from './translations/pl.ts'

interface ClassroomSeed
  extends Pick<
    ClassroomDocument,
    'certification' | 'mode' | 'subject' | 'zone' | 'country' | 'capacity' | 'credits' | 'trainers'
  > {
  id: number
  /** Day and wall-clock time, counted from the seeding. */
  starts: [day: number, time: string]
  ends: [day: number, time: string]
  fee?: ClassroomDocument['fee']
  needsApproval?: true
  waitingList?: true
  recommended?: true
  attendance?: true
  /** The sister brand offers it too. */
  sister?: true
  en: ClassroomDocument['texts']['en']
}

const classrooms: ClassroomSeed[] = [
  {
    id: 1,
    certification: 2,
    mode: 'onsite',
    subject: 'cctv',
    starts: [14, '09:00'],
    ends: [15, '16:30'],
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 12,
    credits: 9,
    trainers: [1],
    fee: { EUR: 24900, PLN: 106000 },
    waitingList: true,
    recommended: true,
    en: {
      name: 'Video security associate: two days in Warsaw',
      summary: 'Placement, lenses, light and recording, with twelve cameras on a real car park.',
      description:
        '<p>The first day belongs to the picture. You calculate pixel densities, set up cameras on our car park and compare what you calculated with what you see, at noon and again after dark. The second day belongs to everything behind it: storage, PoE, time, export of a recording that stands up in court.</p><p>Please bring a laptop with a network socket and clothes for outdoors. The nine credits are entered on the evening of the second day, so that you can sit the theory exam <strong>within 30 days</strong>.</p>',
      location: 'Training centre Warsaw, ul. Przykładowa 14, 00-001 Warszawa, Poland, room 2',
    },
  },
  {
    id: 2,
    certification: 1,
    mode: 'online',
    subject: 'base',
    starts: [9, '09:00'],
    ends: [11, '15:00'],
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 24,
    credits: 12,
    trainers: [10],
    recommended: true,
    en: {
      name: 'General security: three days online',
      summary: 'Risk, power, network and handover, with exercises that are marked overnight.',
      description:
        '<p>Three days from nine to three, with a long break at noon. Each day begins with a site: a jeweller’s, a school, a depot for road salt. You name the risks, draw the layers, calculate cable and standby power, and argue with three others about what the customer really needs.</p><p>The exercises are marked overnight by the trainer. A quiet room and a microphone are required; whoever only listens misses the better half. Ends with the <strong>twelve credits</strong> of the general security certification.</p>',
      location: 'Online; the link is sent the day before. Times are those of Warsaw.',
    },
  },
  {
    id: 3,
    certification: 7,
    mode: 'onsite',
    subject: 'thermal',
    starts: [23, '09:00'],
    ends: [24, '17:00'],
    zone: 'Europe/Berlin',
    country: 'DE',
    capacity: 8,
    credits: 9,
    trainers: [9],
    fee: { EUR: 32900, PLN: 140000 },
    waitingList: true,
    recommended: true,
    sister: true,
    en: {
      name: 'Thermal imaging associate: two days in Munich',
      summary: 'A heated wall, eight cameras, and readings that two people can agree on.',
      description:
        '<p>You measure the same twelve targets three times: as you come in, after the hour on emissivity, and at the end with a record that a stranger can repeat. Between the first list and the last lie the two days: reflected temperature, spot size, focus, windows, and the discipline to write down what you have set.</p><p>Bring your own camera if you have one; loan cameras are available. We work in pairs, and every pair checks the readings of another one. Nine credits.</p>',
      location: 'Training centre Munich, Musterweg 7, 80331 München, Germany, laboratory on the ground floor',
    },
  },
  {
    id: 4,
    certification: 5,
    mode: 'onsite',
    subject: 'access',
    starts: [37, '09:30'],
    ends: [38, '17:00'],
    zone: 'Europe/Madrid',
    country: 'ES',
    capacity: 12,
    credits: 9,
    trainers: [3, 2],
    fee: { EUR: 27900, PLN: 119000 },
    needsApproval: true,
    en: {
      name: 'Access control: eight doors in Madrid',
      summary: 'Fit, wire, break and repair full-size doors, from the electric strike to the escape door.',
      description:
        '<p>Eight doors stand in the room, and none of them is new. On the first day you choose lock, reader and power supply for each, fit them and wire the controller. On the second day the groups swap: each builds a fault into its door, and the other finds it with a meter and the documents alone.</p><p>In between we talk about escape routes, fail-safe and fail-secure, and OSDP. Teaching is in Spanish, the material is English. <strong>Registration is approved by the trainer</strong>; please say in which trade you work.</p>',
      location: 'Training room Madrid, Calle del Ejemplo 22, 28001 Madrid, Spain',
    },
  },
  {
    id: 5,
    certification: 8,
    mode: 'onsite',
    subject: 'thermal',
    starts: [58, '09:00'],
    ends: [59, '17:30'],
    zone: 'Europe/Paris',
    country: 'FR',
    capacity: 6,
    credits: 9,
    trainers: [6],
    fee: { EUR: 45900, PLN: 195000 },
    needsApproval: true,
    waitingList: true,
    sister: true,
    en: {
      name: 'Thermal imaging professional: reports that hold, Lyon',
      summary: 'Switchgear under load, stored material, and the report that an insurer accepts.',
      description:
        '<p>For holders of the associate certificate. On the first day we inspect a switchboard that can be loaded from 10 to 90 %, and see how a loose terminal hides at a third of the load. On the second day it is the turn of stored material: sawdust with a smouldering core, a crate of cells, a wall behind which something is warm.</p><p>Everybody writes two reports. They are read aloud, and the group decides whether an insurer would believe them. Six places, because there is one switchboard.</p>',
      location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, France',
    },
  },
  {
    id: 6,
    certification: 3,
    mode: 'onsite',
    subject: 'cctv',
    starts: [44, '08:30'],
    ends: [45, '16:00'],
    zone: 'Asia/Dubai',
    country: 'AE',
    capacity: 10,
    credits: 9,
    trainers: [4],
    fee: { EUR: 34900, PLN: 148500 },
    en: {
      name: 'Video security professional: heat, dust and night, Dubai',
      summary: 'Outdoor systems at the limit: power, housings, infrared in dusty air, and long cable runs.',
      description:
        '<p>A camera that works in a mild climate may lose its infrared, its focus or its power supply on a roof at 48 °C. In these two days you plan for it: thermal budgets of housings, PoE at the end of ninety metres, dust in the beam, shutter times at night.</p><p>The second evening is spent outdoors until ten, since what matters can only be seen then. Teaching is in Arabic with English slides; questions are welcome in both. The associate certificate is required.</p>',
      location: 'Training centre Dubai, Example Street 5, Al Quoz, Dubai, United Arab Emirates',
    },
  },
  {
    id: 7,
    certification: 6,
    mode: 'online',
    subject: 'intrusion',
    starts: [30, '13:00'],
    ends: [30, '17:00'],
    zone: 'Africa/Johannesburg',
    country: 'ZA',
    capacity: 20,
    credits: 4,
    trainers: [5],
    en: {
      name: 'Intrusion detection: an afternoon of false alarms',
      summary:
        'Forty real alarm histories, sorted into causes. Online, with a panel that you configure yourself.',
      description:
        '<p>You receive forty event logs from an alarm receiving centre: a warehouse, a school, a house with two cats. In groups of four you sort them into causes, say which detector was wrong for the place, and propose a change that does not lower the grade.</p><p>Then you make the change on a panel in our laboratory, which you reach through the browser, and we see whether the night that is played back to it stays quiet. Four credits towards the intrusion detection certification.</p>',
      location: 'Online; the link is sent the day before. Times are those of Johannesburg.',
    },
  },
  {
    id: 8,
    certification: 4,
    mode: 'onsite',
    subject: 'network',
    starts: [75, '09:00'],
    ends: [77, '17:00'],
    zone: 'Asia/Seoul',
    country: 'KR',
    capacity: 6,
    credits: 9,
    trainers: [7],
    fee: { EUR: 69000, PLN: 293500 },
    needsApproval: true,
    waitingList: true,
    en: {
      name: 'Video security expert: large systems, Seoul',
      summary:
        'Two hundred streams, multicast, analytics and recovery. Three days for those who already run such systems.',
      description:
        '<p>The laboratory holds twenty cameras and a generator that plays the other hundred and eighty. You design VLANs, queriers and time sources, commission analytics on a perimeter, and then lose a core switch on purpose to see how long the pictures are gone.</p><p>On the third day you write the plan for updating the firmware of the whole system without blinding it, and carry it out. The professional certificate is required. English, with a Korean interpreter. <strong>The practical exam takes place on the following day.</strong></p>',
      location: 'Network laboratory, 12 Yesi-ro, Jung-gu, Seoul, South Korea',
    },
  },
  {
    id: 9,
    certification: 2,
    mode: 'online',
    subject: 'cctv',
    starts: [51, '14:00'],
    ends: [52, '18:00'],
    zone: 'America/Sao_Paulo',
    country: 'BR',
    capacity: 18,
    credits: 5,
    trainers: [8],
    en: {
      name: 'Video security associate: two afternoons for Latin America',
      summary:
        'Placement and light by calculation, in Spanish and Portuguese. Bring a site plan of your own.',
      description:
        '<p>Two afternoons at hours that suit both coasts. On the first one we take three plans that participants have sent in and place cameras on them together, with the arithmetic on the screen. On the second one we look at the same places at night.</p><p>Questions may be asked in Spanish or Portuguese; Renato changes between the two in mid-sentence. Please send your plan five days earlier, without names or addresses. Five credits; the other four are earned with the online courses.</p>',
      location: 'Online; the link is sent the day before. Times are those of São Paulo.',
    },
  },
  {
    id: 10,
    certification: 1,
    mode: 'onsite',
    subject: 'base',
    starts: [-20, '09:00'],
    ends: [-18, '16:00'],
    zone: 'Africa/Johannesburg',
    country: 'ZA',
    capacity: 14,
    credits: 12,
    trainers: [5],
    fee: { EUR: 19900, PLN: 84500 },
    en: {
      name: 'General security: three days in Johannesburg',
      summary: 'From the site survey to the handover record, with a cabinet for every two participants.',
      description:
        '<p>Each pair receives an empty cabinet on the first morning and hands over a working one on the third evening: power supply, batteries, surge protection, switch, panel, and the papers that belong to it. What is not documented does not count as done.</p><p>The site survey takes place in a former printing works with four entrances, a flat roof and a neighbour who complains. Standby power gets half a day, because here it is needed every week. Ends with the twelve credits of the certification.</p>',
      location: 'Training centre Johannesburg, 31 Sample Road, Johannesburg 2000, South Africa',
    },
  },
  {
    id: 11,
    certification: null,
    mode: 'webinar',
    subject: 'intrusion',
    starts: [12, '16:00'],
    ends: [12, '17:15'],
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 24,
    credits: 0,
    trainers: [5, 2],
    recommended: true,
    en: {
      name: 'Webinar: ten false alarms and their causes',
      summary:
        'An alarm receiving centre opens its logs. Seventy-five minutes, with time for your own cases.',
      description:
        '<p>Ten alarms that called somebody out in vain, told from the log: the heating that starts at four, the spider that comes back every night, the contact that opens only in frost. Before each solution you vote on the cause; the record so far is six out of ten.</p><p>In the last twenty minutes we take cases that participants have sent in. Please leave out names and addresses. A recording is made of the talk but not of the questions, so you may speak openly.</p>',
      location: 'Online; the link is sent an hour before the start.',
    },
  },
  {
    id: 12,
    certification: null,
    mode: 'workshop',
    subject: 'thermal',
    starts: [28, '15:00'],
    ends: [28, '21:00'],
    zone: 'Europe/Berlin',
    country: 'DE',
    capacity: 10,
    credits: 0,
    trainers: [9],
    attendance: true,
    fee: { EUR: 8900, PLN: 38000 },
    waitingList: true,
    sister: true,
    en: {
      name: 'Workshop: thermal cameras on the perimeter, after dark',
      summary:
        'A fence of two hundred metres, four lenses, wet grass. You judge what should have been detected.',
      description:
        '<p>We meet in the afternoon, set up four thermal cameras with different lenses along a fence of two hundred metres, and write down what each of them ought to detect, and where. Then it gets dark, and somebody begins to walk, run, crawl and carry a ladder.</p><p>Every half hour we compare expectation and event list, move one thing and try again. Bring boots and rain clothes: the workshop is held in any weather but thunder. Hot soup is provided, with vegetarian and halal choices.</p>',
      location: 'Test field near Munich, Musterweg 90, 85716 Unterschleißheim, Germany',
    },
  },
  {
    id: 13,
    certification: null,
    mode: 'seminar',
    subject: 'network',
    starts: [40, '10:00'],
    ends: [40, '16:00'],
    zone: 'Europe/Madrid',
    country: 'ES',
    capacity: 24,
    credits: 0,
    trainers: [10, 3],
    attendance: true,
    fee: { EUR: 5900, PLN: 25000 },
    en: {
      name: 'Seminar: cyber-security duties of security installers',
      summary:
        'What European law asks of manufacturers, operators and of those between them. A day without slides.',
      description:
        '<p>Three texts lie on every table: the Cyber Resilience Act, the NIS 2 Directive and a maintenance contract as it is signed every day. Together we find out who has to do what when a weakness becomes known on a Friday, and where the contract says nothing.</p><p>In the afternoon each group rewrites two clauses, on inventory and on updates, and takes them home. The seminar is no legal advice; a lawyer who knows the trade is there for questions. Spanish with English texts.</p>',
      location: 'Training room Madrid, Calle del Ejemplo 22, 28001 Madrid, Spain',
    },
  },
  {
    id: 14,
    certification: null,
    mode: 'workshop',
    subject: 'base',
    starts: [66, '08:30'],
    ends: [66, '15:30'],
    zone: 'Asia/Dubai',
    country: 'AE',
    capacity: 8,
    credits: 0,
    trainers: [4],
    attendance: true,
    needsApproval: true,
    en: {
      name: 'Workshop: earthing and surge protection outdoors',
      summary: 'A surge generator, burnt equipment and the question where the current went.',
      description:
        '<p>Dry ground, long lines and metal masts: in the Gulf an earth of less than ten ohms is hard to come by. You measure three earths with three methods, get three results, and learn which one to believe.</p><p>After the break the surge generator is switched on. We protect a camera on a mast step by step, at the wrong end first, and measure what still arrives at the socket. Equipment that has failed on your own sites is welcome on the table. Registration is approved, since the generator asks for electrical training.</p>',
      location: 'Training centre Dubai, Example Street 5, Al Quoz, Dubai, United Arab Emirates',
    },
  },
  {
    id: 15,
    certification: null,
    mode: 'webinar',
    subject: 'cctv',
    starts: [19, '19:00'],
    ends: [19, '20:30'],
    zone: 'Asia/Seoul',
    country: 'KR',
    capacity: 24,
    credits: 0,
    trainers: [7, 1],
    attendance: true,
    en: {
      name: 'Webinar: pictures at night, live from two places',
      summary: 'The same scene in Seoul and Warsaw, with infrared, white light and a street lamp.',
      description:
        '<p>Two cameras of the same type look at the same parked car, one in Seoul where it is already dark, one in a blacked-out hall in Warsaw. Live, we change shutter, gain and light, and let a person walk through the scene at a known speed.</p><p>You see what happens to the face, to the number plate and to the bit rate, and you say what to change next. The settings and recordings are available afterwards. The webinar is held in English; questions in Korean are translated.</p>',
      location: 'Online; the link is sent an hour before the start.',
    },
  },
  {
    id: 16,
    certification: null,
    mode: 'seminar',
    subject: 'thermal',
    starts: [90, '09:30'],
    ends: [90, '16:30'],
    zone: 'Europe/Paris',
    country: 'FR',
    capacity: 16,
    credits: 0,
    trainers: [6],
    attendance: true,
    fee: { EUR: 14900, PLN: 63500 },
    waitingList: true,
    sister: true,
    en: {
      name: 'Seminar: thermal imaging for fire prevention in storage',
      summary: 'Wood chips, waste, batteries: which threshold, which cycle, and who is called at night.',
      description:
        '<p>For operators, insurers, fire officers and those who plan for them. We begin with four fires that were recorded from the first warm pixel to the end, and ask of each when it could have been noticed, by which camera and with which threshold.</p><p>Then the uncomfortable part: an early alarm is worth only as much as the person who receives it. The groups write an alarm plan for a sorting hall with one night watchman. French, with English documents; lunch is included, please state what you eat.</p>',
      location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, France',
    },
  },
  {
    id: 17,
    certification: null,
    mode: 'workshop',
    subject: 'access',
    starts: [120, '09:00'],
    ends: [120, '13:00'],
    zone: 'America/Sao_Paulo',
    country: 'BR',
    capacity: 2,
    credits: 0,
    trainers: [8],
    attendance: true,
    waitingList: true,
    en: {
      name: 'Workshop: one gate, two people, four hours',
      summary: 'A sliding gate with reader, loop and intercom, commissioned in a group of two.',
      description:
        '<p>The gate in our yard weighs four hundred kilograms and obeys only those who have thought about it. In a group of two you commission it from the bare frame: drive, limits, safety edge, induction loop, long-range reader, intercom, and the opening by hand when nothing works any more.</p><p>The trainer watches, answers, and stops you when it becomes dangerous. Safety shoes are compulsory. The workshop is free of charge, since the place is a gift from the distributor whose yard it is; two people can attend.</p>',
      location: 'Rua do Exemplo 480, São Paulo, Brazil, yard entrance',
    },
  },
  {
    id: 18,
    certification: null,
    mode: 'webinar',
    subject: 'base',
    starts: [-9, '10:00'],
    ends: [-9, '11:00'],
    zone: 'Europe/Warsaw',
    country: 'PL',
    capacity: 24,
    credits: 0,
    trainers: [10],
    attendance: true,
    sister: true,
    en: {
      name: 'Webinar: batteries that last the night',
      summary: 'One hour on capacity, temperature and age, with a calculation that fits on a postcard.',
      description:
        '<p>A battery of 18 Ah does not give eighteen amperes for an hour, nor one ampere for eighteen hours in January. In one hour we go from the current that a system draws to the capacity it needs: standby, alarm, ageing, cold, and the reserve that the standard asks for.</p><p>The calculation fits on a postcard, which you receive. We then test it on three batteries that came from real cabinets, discharge them on camera, and see which of the labels told the truth.</p>',
      location: 'Online; the link is sent an hour before the start.',
    },
  },
]

export const classroomItems = (days: Days): Item<'classroom'>[] =>
  classrooms.map(
    ({
      id,
      starts,
      ends,
      fee,
      needsApproval,
      waitingList,
      recommended,
      attendance,
      sister,
      en,
      ...document
    }) => ({
      family: 'classroom',
      id,
      document: {
        ...document,
        startsAt: days.at(...starts, document.zone),
        endsAt: days.at(...ends, document.zone),
        fee: fee ?? null,
        needsApproval: needsApproval ?? false,
        waitingList: waitingList ?? false,
        recommended: recommended ?? false,
        attendanceCertificate: attendance ?? false,
        audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
        texts: textsOfItem(id, en, { ar, de, pl, es }),
      },
    }),
  )
