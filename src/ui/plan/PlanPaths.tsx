import { findCertificationPath } from '../../domain/plan/certification-path.ts'
import { defaultWeeklyHours } from '../../domain/plan/pace.ts'
import type { PlannedCertification } from '../../domain/plan/planned-certification.ts'
import { createPlan } from '../../domain/plan/schedule.ts'
import { formatLength } from '../../i18n/format.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import type { Place } from '../../routes.ts'
import { FreeSeats } from '../FreeSeats.tsx'
import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'
import { PlanCost } from './PlanCost.tsx'
import { PlanStage } from './PlanStage.tsx'

interface PlanPathsProps {
  certifications: readonly PlannedCertification[]
  /** The day on which the page is published, in the format YYYY-MM-DD. */
  today: string
  place: Place
}

const noCertificates: ReadonlySet<number> = new Set()

/** The path to each certification at the standard pace, for a learner without certificates. */
export function PlanPaths({ certifications, today, place }: PlanPathsProps) {
  const { t, locale } = useTranslation()
  const hours = formatLength(locale, defaultWeeklyHours * 3600)
  return (
    <div className="panel tight">
      {certifications.map((goal) => {
        const { stages, weeks } = createPlan(findCertificationPath(goal.id, certifications, noCertificates), {
          from: today,
          hours: defaultWeeklyHours,
        })
        return (
          <details key={goal.id} className="ask">
            <summary>
              <span className="stack gap-1">
                <span {...langAttributesOf(goal, locale)}>{goal.name}</span>
                <span className="meta">
                  {t('plan:pace', { weeks: t('plan:weeks', { count: weeks }), hours })}
                </span>
              </span>
              <span className="turn">
                <Icon name="chevronDown" />
              </span>
            </summary>
            <div className="stack p-4">
              <PlanCost stages={stages} />
              <ol className="stack">
                {stages.map((stage) => (
                  <PlanStage
                    key={stage.certification.id}
                    {...{ stage, place, Seats: FreeSeats }}
                    dated={false}
                    level="h3"
                  />
                ))}
              </ol>
            </div>
          </details>
        )
      })}
    </div>
  )
}
