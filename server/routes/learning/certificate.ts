import { and, eq } from 'drizzle-orm'
import * as contract from '#src/contract/learning/certificate.ts'
import { medalsOf } from '#src/domain/certificate/certificate.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { certificate } from '../../db/schema/certificate.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { applyForCertificate } from '../../services/learning/certificate/apply-for-certificate.ts'
import { decideApplication } from '../../services/learning/certificate/decide-application.ts'
import { listApplications } from '../../services/learning/certificate/list-applications.ts'
import { acknowledgeRenewalNotice } from '../../services/learning/certificate/list-certificate-notices.ts'
import { listCertificates } from '../../services/learning/certificate/list-certificates.ts'
import { reinstateCertificate } from '../../services/learning/certificate/reinstate-certificate.ts'
import { renewCertificate } from '../../services/learning/certificate/renew-certificate.ts'
import { revokeCertificate } from '../../services/learning/certificate/revoke-certificate.ts'
import { verifyCertificate } from '../../services/learning/certificate/verify-certificate.ts'

export const certificateRoutes = [
  implementForLearner(contract.applyForCertificate, async ({ db, request, learner, language, now }) => {
    const certificationId = request.certificationId
    const input = { learner, certificationId, showCompany: request.showCompany ?? false, now }
    const applied = await applyForCertificate(db, input)
    if (isRefused(applied)) return applied
    const all = await listCertificates(db, learner.id, language, now)
    return all.find((each) => each.certificationId === certificationId) ?? refuse('notFound')
  }),

  implementForLearner(
    contract.renewCertificate,
    async ({ db, request, learner, sites, tenant, language, now }) => {
      const certificationId = request.certificationId
      const where = { sites, tenant, country: request.country }
      const input = { ...where, learnerId: learner.id, certificateId: request.id, certificationId, now }
      const renewed = await renewCertificate(db, input)
      if (isRefused(renewed)) return renewed
      const all = await listCertificates(db, learner.id, language, now)
      const application = all.find((each) => each.certificationId === certificationId && each.id === null)
      return application ?? refuse('notFound')
    },
  ),

  implementForLearner(contract.getMyCertificates, ({ db, learner, language, now }) =>
    listCertificates(db, learner.id, language, now),
  ),

  implementForLearner(contract.getMyMedals, async ({ db, learner, language, now }) =>
    medalsOf(await listCertificates(db, learner.id, language, now)),
  ),

  implementForLearner(contract.acknowledgeCertificate, ({ db, request, learner, language, now }) =>
    acknowledgeRenewalNotice(db, { learnerId: learner.id, id: request.id, language, now }),
  ),

  implementForLearner(contract.setPublicName, async ({ db, request, learner }) => {
    const mine = and(eq(certificate.id, request.id), eq(certificate.learnerId, learner.id))
    const [updated] = await db
      .update(certificate)
      .set({ publicName: request.consent })
      .where(mine)
      .returning({ id: certificate.id })
    return updated ? (true as const) : refuse('notFound')
  }),

  implement(contract.verifyCertificate, ({ db, request, secrets, language, now }) =>
    verifyCertificate(db, secrets.keys[0], { number: request.number, language, now }),
  ),

  implement(contract.getApplications, ({ db, log, language, request }) =>
    listApplications(db, log, language, request),
  ),

  implement(contract.revokeCertificate, ({ db, request, now, http }) =>
    revokeCertificate(db, { ...request, reviewer: operatorOf(http), now }),
  ),

  implement(contract.reinstateCertificate, ({ db, request, now, http }) =>
    reinstateCertificate(db, { ...request, reviewer: operatorOf(http), now }),
  ),

  implement(contract.decideApplication, ({ db, request, random, now, http }) =>
    decideApplication(db, { ...request, reason: request.reason, reviewer: operatorOf(http), now }, random),
  ),
]
