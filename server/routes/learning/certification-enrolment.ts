import * as contract from '#src/contract/learning/certification-enrolment.ts'
import { implementForLearner } from '../../implement.ts'
import { acknowledgeUpdate } from '../../services/learning/certification-enrolment/acknowledge-update.ts'
import { enrolInCertification } from '../../services/learning/certification-enrolment/enrol-in-certification.ts'
import { moveToNewerVersion } from '../../services/learning/certification-enrolment/move-to-newer-version.ts'
import { reEnrolInCertification } from '../../services/learning/certification-enrolment/re-enrol-in-certification.ts'
import { resetCertificationProgress } from '../../services/learning/certification-enrolment/reset-certification-progress.ts'

export const certificationEnrolmentRoutes = [
  implementForLearner(contract.enrolInCertification, ({ db, request, learner, now, ...audience }) =>
    enrolInCertification(db, {
      learnerId: learner.id,
      audience,
      certificationId: request.certificationId,
      emailNotification: request.emailNotification,
      now,
    }),
  ),

  implementForLearner(contract.updateCertification, ({ db, request, learner, now, ...audience }) =>
    moveToNewerVersion(db, {
      learnerId: learner.id,
      audience,
      certificationId: request.certificationId,
      newerId: request.newerId,
      now,
    }),
  ),

  implementForLearner(contract.acknowledgeUpdate, ({ db, request, learner }) =>
    acknowledgeUpdate(db, { learnerId: learner.id, certificationId: request.id }),
  ),

  implementForLearner(contract.clearLearning, ({ db, request, learner, now }) =>
    resetCertificationProgress(db, { learnerId: learner.id, certificationId: request.certificationId, now }),
  ),

  implementForLearner(contract.reEnrolInCertification, ({ db, request, learner, now, ...audience }) =>
    reEnrolInCertification(db, {
      learnerId: learner.id,
      audience,
      certificationId: request.certificationId,
      now,
    }),
  ),
]
