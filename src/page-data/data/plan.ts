import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'

/** The page that plans the learner's path to a certification. `today` is the day of publishing, YYYY-MM-DD. */
export interface PlanPage {
  family: 'plan'
  today: string
  certifications: PlannedCertification[]
}
