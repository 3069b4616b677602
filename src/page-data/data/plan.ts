import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'

/** The page that plans the way to a certification. `today` is the day on which it was made, YYYY-MM-DD. */
export interface PlanPage {
  family: 'plan'
  today: string
  certifications: PlannedCertification[]
}
