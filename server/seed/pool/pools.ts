import type { DocumentAudience } from '../../../src/domain/content/document.ts'
import type { Item } from '../../../src/domain/content/families.ts'
import type { PoolDocument } from '../../../src/domain/pool/pool-document.ts'
import { accessControl } from './access-control.ts'
import { generalSecurity } from './general-security.ts'
import { intrusionDetection } from './intrusion-detection.ts'
import { type Draft, numbered, type WordingsByLanguage } from './notation.ts'
import { detectors, doorHardware, emissivity } from './quizzes-doors.ts'
import { hardening, powerOverEthernet, readingSite, standbyPower } from './quizzes-network.ts'
import { cameraPlacement, ipCommissioning, recordingStorage } from './quizzes-video.ts'
import { thermalAssociate } from './thermal-associate.ts'
import { thermalProfessional } from './thermal-professional.ts'
import { quizzes as ar } from './translations/quizzes-ar.ts'
import { quizzes as de } from './translations/quizzes-de.ts'
import { quizzes as es } from './translations/quizzes-es.ts'
import { quizzes as pl } from './translations/quizzes-pl.ts'
import { videoAssociate as videoAssociateAr } from './translations/video-associate-ar.ts'
import { videoAssociate as videoAssociateDe } from './translations/video-associate-de.ts'
import { videoAssociate as videoAssociateEs } from './translations/video-associate-es.ts'
import { videoAssociate as videoAssociatePl } from './translations/video-associate-pl.ts'
import { videoAssociate } from './video-associate.ts'
import { videoExpert } from './video-expert.ts'
import { videoProfessional } from './video-professional.ts'

type Tenants = DocumentAudience['tenants']
const main: Tenants = ['main']
const both: Tenants = ['main', 'sister']

/** A quiz's wordings in every language that has them. */
const inOthers = (quiz: keyof typeof de): WordingsByLanguage => ({
  ar: ar[quiz],
  de: de[quiz],
  pl: pl[quiz],
  es: es[quiz],
})

const videoAssociateInOthers: WordingsByLanguage = {
  ar: videoAssociateAr,
  de: videoAssociateDe,
  pl: videoAssociatePl,
  es: videoAssociateEs,
}

type Pool = [id: number, name: string, drafts: Draft[], tenants: Tenants, others?: WordingsByLanguage]

const theories: Pool[] = [
  [1, 'General security certification', generalSecurity, main],
  [2, 'Video security associate', videoAssociate, main, videoAssociateInOthers],
  [3, 'Video security professional', videoProfessional, main],
  [4, 'Video security expert', videoExpert, main],
  [5, 'Access control associate', accessControl, main],
  [6, 'Intrusion detection associate', intrusionDetection, main],
  [7, 'Thermal imaging associate', thermalAssociate, both],
  [8, 'Thermal imaging professional', thermalProfessional, both],
]

/** Quizzes of courses. */
const quizzes: Pool[] = [
  [101, 'Quiz: camera placement and lens choice', cameraPlacement, main, inOthers('cameraPlacement')],
  [102, 'Quiz: PoE budgets and switch topology', powerOverEthernet, both],
  [103, 'Quiz: door hardware', doorHardware, main],
  [104, 'Quiz: choosing detectors', detectors, main],
  [105, 'Quiz: emissivity and distance', emissivity, both],
  [106, 'Quiz: reading a site', readingSite, both],
  [107, 'Quiz: commissioning an IP camera', ipCommissioning, main, inOthers('ipCommissioning')],
  [108, 'Quiz: recording and storage', recordingStorage, main, inOthers('recordingStorage')],
  [109, 'Quiz: hardening cameras and controllers', hardening, both],
  [110, 'Quiz: standby power', standbyPower, main],
]

const itemsOf = (use: PoolDocument['use'], pools: Pool[]): Item<'pool'>[] =>
  pools.map(([id, name, drafts, tenants, others]) => ({
    family: 'pool',
    id,
    document: { name, use, questions: numbered(id, drafts, others), audience: { tenants } },
  }))

export const poolItems: Item<'pool'>[] = [...itemsOf('theory', theories), ...itemsOf('quiz', quizzes)]
