import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import type { Place } from '#src/routes.ts'
import { $planQuery, syncPlanWithUrl } from '#src/stores/plan/plan.ts'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanForm } from './PlanForm.tsx'
import { PlanPath } from './PlanPath.tsx'

export const namespaces = ['plan', 'certification', 'course', 'classroom', 'price', 'share', 'form'] as const

interface PlanProps {
  place: Place
  certifications: readonly PlannedCertification[]
  origin: string
  portal: string
  /** The published markup of the plans for all certifications at the standard pace. */
  staticHtml: { ways?: string }
  /** The values of the static form; set if the island was mounted because the visitor used this form. */
  fields?: Record<string, string>
}

/**
 * Plans the path to a certification by goal, hours per week, start date, country and language. The URL contains all
 * of them.
 */
export default function Plan({ certifications, staticHtml, fields, ...pathProps }: PlanProps) {
  const { t } = useTranslation()
  const query = useStore($planQuery)
  useEffect(() => syncPlanWithUrl(certifications, fields), [certifications, fields])
  const goal = certifications.find(({ id }) => id === query.goal)
  return (
    <div className="stack gap-8">
      <PlanForm certifications={certifications} query={query} />
      {goal ? (
        <PlanPath goal={goal} certifications={certifications} query={query} {...pathProps} />
      ) : (
        <section className="stack gap-4" aria-labelledby="ways">
          <h2 className="t24" id="ways">
            {t('plan:ways')}
          </h2>
          <StaticHtml name="ways" html={staticHtml.ways} />
        </section>
      )}
    </div>
  )
}
