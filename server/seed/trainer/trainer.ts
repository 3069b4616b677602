import type { Item } from '../../../src/domain/content/families.ts'
import type { TrainerDocument, TrainerPageDocument } from '../../../src/domain/trainer/trainer-document.ts'
import { textsOfItem } from '../translated.ts'
import { trainer as ar, trainerPage as arPage } from './translations/ar.ts'
import { trainer as de, trainerPage as dePage } from './translations/de.ts'
import { trainer as es, trainerPage as esPage } from './translations/es.ts'
import { trainer as pl, trainerPage as plPage } from './translations/pl.ts'

interface TrainerSeed extends Pick<TrainerDocument, 'country' | 'languages' | 'subjects'> {
  id: number
  /** The sister brand shows them too. */
  sister: boolean
  en: TrainerDocument['texts']['en']
}

const trainers: TrainerSeed[] = [
  {
    id: 1,
    country: 'PL',
    languages: ['pl', 'en', 'de'],
    subjects: ['cctv', 'network'],
    sister: false,
    en: {
      name: 'Marta Zielonka',
      title: 'Video security, Warsaw',
      biography:
        '<p>Marta planned cameras for railway stations before she began to teach, and still carries the tape measure. She lets every group calculate a scene by hand first and compares it with the picture afterwards. Her classrooms are known for the walk round the car park, which takes place <strong>in any weather</strong>. Examiner for associate and expert level.</p>',
    },
  },
  {
    id: 2,
    country: 'DE',
    languages: ['de', 'en'],
    subjects: ['access', 'intrusion'],
    sister: false,
    en: {
      name: 'Jonas Albrecht',
      title: 'Access control and escape routes, Munich',
      biography:
        '<p>A trained locksmith who came to electronics by way of a door that would not open in a fire drill. Jonas teaches locks, strikes and escape routes, and brings the cut-open ones along so that everybody sees what happens inside. He has sat on a standards committee for eight years and can explain its sentences.</p>',
    },
  },
  {
    id: 3,
    country: 'ES',
    languages: ['es', 'en'],
    subjects: ['access', 'base'],
    sister: false,
    en: {
      name: 'Lucía Ferrán',
      title: 'Access control, Madrid',
      biography:
        '<p>Lucía ran the maintenance of a hospital with eleven hundred controlled doors, at hours when nobody else could be reached. From then dates her interest in documentation. In her classroom a task is finished when a colleague could repair it at night <strong>from the papers alone</strong>. She built the Madrid training room with its eight doors.</p>',
    },
  },
  {
    id: 4,
    country: 'AE',
    languages: ['ar', 'en'],
    subjects: ['cctv', 'base'],
    sister: false,
    en: {
      name: 'Omar Haddad',
      title: 'Video security, Dubai',
      biography:
        '<p>Omar commissioned cameras on roofs at 48 °C and has a collection of housings that did not survive. He teaches video security in Arabic and English, with particular care for heat, dust and power, and writes the Arabic terms that this portal uses. Fifteen years on sites in six countries, seven of them as a project manager.</p>',
    },
  },
  {
    id: 5,
    country: 'ZA',
    languages: ['en'],
    subjects: ['intrusion', 'base'],
    sister: false,
    en: {
      name: 'Thandi Mokoena',
      title: 'Intrusion detection and standby power, Johannesburg',
      biography:
        '<p>For twelve years Thandi worked in an alarm receiving centre, where she learnt what a false alarm costs the people who have to drive out. She teaches detectors, grades and transmission from that end of the line. Since the power cuts she also teaches batteries, and measures every one that a participant brings.</p>',
    },
  },
  {
    id: 6,
    country: 'FR',
    languages: ['fr', 'en', 'es'],
    subjects: ['thermal'],
    sister: true,
    en: {
      name: 'Claire Vasseur',
      title: 'Thermography, Lyon',
      biography:
        '<p>Claire inspected switchgear for an insurer and has seen what follows from a loose terminal. Her subject is the <strong>reliable reading</strong>: emissivity, load, distance, and the courage to write “not measurable” in a report. She grades practical exams at associate and professional level and restores old wood stoves, with a thermal camera, of course.</p>',
    },
  },
  {
    id: 7,
    country: 'KR',
    languages: ['ko', 'en'],
    subjects: ['cctv', 'network'],
    sister: false,
    en: {
      name: 'Min-seo Han',
      title: 'Networks for video, Seoul',
      biography:
        '<p>Min-seo kept a network with nine thousand cameras running and knows multicast, clocks and firmware from their bad side. She prefers to teach with a broken network: participants get a rack, a list of complaints from the control room, and two hours. What they find, they explain to each other. Examiner for expert level.</p>',
    },
  },
  {
    id: 8,
    country: 'BR',
    languages: ['pt', 'es', 'en'],
    subjects: ['access', 'network'],
    sister: false,
    en: {
      name: 'Renato Salgueiro',
      title: 'Access and networks, São Paulo',
      biography:
        '<p>Renato wired his first gate at sixteen, in his uncle’s workshop, and has been responsible for residential towers, a port and a stadium since. He teaches access control and networks as one subject, because the door that fails on Friday evening is usually a switch. He moves without effort between Portuguese and Spanish.</p>',
    },
  },
  {
    id: 9,
    country: 'NO',
    languages: ['en', 'de'],
    subjects: ['thermal', 'base'],
    sister: true,
    en: {
      name: 'Ingrid Solheim',
      title: 'Thermal imaging on perimeters, Munich',
      biography:
        '<p>Ingrid planned thermal cameras for harbours and airfields where fog is the normal weather. She teaches lenses, ranges and what snow, rain and warm asphalt do to a detection. In her workshops somebody always has to crawl through wet grass, so that the others can judge whether the system <strong>should have seen it</strong>.</p>',
    },
  },
  {
    id: 10,
    country: 'PL',
    languages: ['pl', 'en'],
    subjects: ['network', 'base'],
    sister: true,
    en: {
      name: 'Tomasz Bielak',
      title: 'Power, earthing and networks, Warsaw',
      biography:
        '<p>An electrical engineer who measures before he speaks. Tomasz teaches what lies beneath every security system: voltage drop, earthing, surge protection, PoE budgets and batteries that last the night. He brings burnt equipment, tells its story, and lets the group find the place where the lightning came in. Also responsible for hardening and inventories.</p>',
    },
  },
]

const pages: { id: number; tenant: 'main' | 'sister'; en: TrainerPageDocument['texts']['en'] }[] = [
  {
    id: 1,
    tenant: 'main',
    en: {
      title: 'Join us as a trainer',
      lead: 'Our trainers come from building sites, control rooms and planning offices. If you can explain what you do there, we should talk. We answer every application within seven business days.',
      benefits: [
        'Teaching material that is ready to use and that you may criticise',
        'Devices, cabinets and doors for practice, sent to the place where you teach',
        'A fee per day, paid within two weeks, and travel at cost',
        'A week of training in Warsaw with experienced trainers before your first classroom',
      ],
      requirements: [
        'Five years of practice in planning, installing or maintaining security systems',
        'A professional certificate in your subject, or the readiness to earn it within six months',
        'A language in which you can teach, and English for the material',
        'Up to twenty days a year for classrooms and practical exams',
      ],
    },
  },
  {
    id: 2,
    tenant: 'sister',
    en: {
      title: 'Teach thermography with us',
      lead: 'We look for thermographers who doubt their own readings and can say why. Whoever inspects, researches or plans with thermal cameras is welcome to apply. We answer within seven business days.',
      benefits: [
        'A heated test wall, blackbody references and loan cameras for your classrooms',
        'A library of thermal recordings with all parameters, to which you may add',
        'A fee per day, paid within two weeks, and travel at cost',
        'Small groups: never more than twelve people, never more than three to a camera',
      ],
      requirements: [
        'Three years of thermographic practice, with reports that you can show',
        'The professional certificate in thermal imaging or a comparable qualification',
        'A calibrated camera of your own, or access to one',
        'A language in which you can teach, and English for the material',
      ],
    },
  },
]

export const trainerItems: Item<'trainer'>[] = trainers.map(({ id, sister, en, ...document }) => ({
  family: 'trainer',
  id,
  document: {
    ...document,
    position: id,
    audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
    texts: textsOfItem(id, en, { ar, de, pl, es }),
  },
}))

export const trainerPageItems: Item<'trainerPage'>[] = pages.map(({ id, tenant, en }) => ({
  family: 'trainerPage',
  id,
  document: {
    audience: { tenants: [tenant] },
    texts: textsOfItem(id, en, { ar: arPage, de: dePage, pl: plPage, es: esPage }),
  },
}))
