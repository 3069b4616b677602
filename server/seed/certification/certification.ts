import type { CertificationDocument } from '../../../src/domain/certification/certification-document.ts'
import type { Item } from '../../../src/domain/content/families.ts'
import { textsOfItem } from '../translated.ts'
import { texts as en } from './texts.ts'
import { certifications as ar } from './translations/ar.ts'
import { certifications as de } from './translations/de.ts'
import { certifications as es } from './translations/es.ts'
import { certifications as pl } from './translations/pl.ts'

interface CertificationSeed
  extends Pick<CertificationDocument, 'code' | 'level' | 'subject' | 'type' | 'courses' | 'pool'>,
    Partial<
      Pick<
        CertificationDocument,
        | 'versionLabel'
        | 'parent'
        | 'prerequisites'
        | 'practicalExam'
        | 'showTask'
        | 'needRecord'
        | 'needsCode'
        | 'fee'
        | 'video'
      >
    > {
  id: number
  tenants?: CertificationDocument['audience']['tenants']
}

/** In the order of the list. Without a level it is the general security certification. */
const certifications: CertificationSeed[] = [
  {
    id: 1,
    code: 'GSC-2026',
    level: null,
    subject: 'base',
    type: 'general-security',
    courses: [2, 6, 17, 18, 20, 21, 22, 23, 24, 52, 53, 54],
    pool: 1,
    practicalExam: true,
    showTask: true,
    needRecord: true,
    video: 'site-walk',
  },
  {
    id: 2,
    code: 'VSA-2026',
    level: 'associate',
    subject: 'cctv',
    type: 'video-security',
    courses: [1, 25, 26, 27, 28, 29, 30],
    pool: 2,
  },
  {
    id: 3,
    code: 'VSP-2026',
    level: 'professional',
    subject: 'cctv',
    type: 'video-security',
    prerequisites: [2],
    courses: [7, 31, 32, 33, 34, 35],
    pool: 3,
    fee: { EUR: 14900, PLN: 63900 },
  },
  {
    id: 4,
    code: 'VSE-2026',
    level: 'expert',
    subject: 'cctv',
    type: 'video-security',
    prerequisites: [3],
    courses: [8, 36, 37, 38, 14],
    pool: 4,
    practicalExam: true,
    showTask: true,
    needRecord: true,
    needsCode: true,
    fee: { EUR: 39900, PLN: 169900 },
  },
  {
    id: 5,
    code: 'ACA-2026',
    level: 'associate',
    subject: 'access',
    type: 'access-control',
    courses: [3, 9, 10, 39, 40, 41],
    pool: 5,
    practicalExam: true,
    showTask: true,
  },
  {
    id: 6,
    code: 'IDA-2026',
    level: 'associate',
    subject: 'intrusion',
    type: 'intrusion-detection',
    courses: [4, 11, 42, 43, 44, 45],
    pool: 6,
  },
  {
    id: 7,
    code: 'THA-2026',
    level: 'associate',
    subject: 'thermal',
    type: 'thermal-imaging',
    courses: [5, 12, 46, 47, 48, 16],
    pool: 7,
    practicalExam: true,
    tenants: ['main', 'sister'],
  },
  {
    id: 8,
    code: 'THP-2026',
    level: 'professional',
    subject: 'thermal',
    type: 'thermal-imaging',
    prerequisites: [7],
    courses: [13, 14, 15, 49, 50, 51],
    pool: 8,
    practicalExam: true,
    showTask: true,
    needRecord: true,
    needsCode: true,
    fee: { EUR: 19900, PLN: 84900 },
    tenants: ['main', 'sister'],
  },
  {
    id: 9,
    code: 'GSC-2025',
    level: null,
    subject: 'base',
    type: 'general-security',
    versionLabel: '2025',
    parent: 1,
    courses: [2, 6, 17, 18, 20, 21, 22, 23, 24, 53],
    pool: 1,
  },
  {
    id: 10,
    code: 'VSA-2025',
    level: 'associate',
    subject: 'cctv',
    type: 'video-security',
    versionLabel: '2025',
    parent: 2,
    courses: [1, 25, 26, 27, 28, 29, 30],
    pool: 2,
  },
]

const textsOf = (id: number): CertificationDocument['texts'] => {
  const text = en[id]
  if (!text) throw new Error(`certification ${id} has no English text`)
  return textsOfItem(id, text, { ar, de, pl, es })
}

export const certificationItems: Item<'certification'>[] = certifications.map(
  ({ id, tenants = ['main'], ...own }, index) => ({
    family: 'certification',
    id,
    document: {
      kind: own.level === null ? 'gsc' : 'hsc',
      versionLabel: '2026',
      parent: null,
      position: index + 1,
      prerequisites: [],
      practicalExam: false,
      showTask: false,
      needRecord: false,
      needsCode: false,
      fee: null,
      video: null,
      ...own,
      audience: { tenants },
      texts: textsOf(id),
    },
  }),
)
