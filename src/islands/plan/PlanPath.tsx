import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { findCertificationPath } from '#src/domain/plan/certification-path.ts'
import { filterDatesByCountry } from '#src/domain/plan/date-country.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { createPlan } from '#src/domain/plan/schedule.ts'
import { filterTrainingByLanguage } from '#src/domain/plan/training-language.ts'
import { sessionKeyOf } from '#src/domain/schedule/session-key.ts'
import { formatDate, formatLength, formatList } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { PlanQuery } from '#src/query/plan.ts'
import type { Place } from '#src/routes.ts'
import {
  $heldCertificationIds,
  loadFreeSeatsOfPlan,
  startDayOf,
  withoutFullDates,
} from '#src/stores/plan/plan.ts'
import { $freeSeats } from '#src/stores/plan/seats.ts'
import { CapacityChip, type FreeSeatsProps } from '#src/ui/FreeSeats.tsx'
import { PlanCost } from '#src/ui/plan/PlanCost.tsx'
import { PlanStage } from '#src/ui/plan/PlanStage.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanActions } from './PlanActions.tsx'

interface PlanPathProps {
  goal: PlannedCertification
  certifications: readonly PlannedCertification[]
  query: PlanQuery
  place: Place
  origin: string
  portal: string
}

/** The free seats of a date; until they are loaded, its capacity. */
function LiveSeats({ of, id, capacity }: FreeSeatsProps) {
  const key = sessionKeyOf({ of, id })
  const seatsLeft = useStore($freeSeats, { keys: [key] })[key]
  return seatsLeft === undefined ? (
    <CapacityChip capacity={capacity} />
  ) : (
    <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
  )
}

/** The plan for the path to a certification: total, the certifications in order, and the actions for the plan. */
export function PlanPath({ goal, certifications, query, place, origin, portal }: PlanPathProps) {
  const { t, locale } = useTranslation()
  const heldIds = useStore($heldCertificationIds)
  const seats = useStore($freeSeats)
  const path = useMemo(
    () => findCertificationPath(goal.id, certifications, heldIds),
    [goal, certifications, heldIds],
  )
  useEffect(() => loadFreeSeatsOfPlan(path), [path])
  const { stages, endsOn, earliest, weeks } = createPlan(
    path.map((each) =>
      filterTrainingByLanguage(
        filterDatesByCountry(withoutFullDates(each, seats), query.country),
        query.language,
      ),
    ),
    { from: startDayOf(query), hours: query.hours },
  )
  const heldCertifications = certifications.filter(({ id }) => heldIds.has(id) && id !== goal.id)
  const hours = formatLength(locale, query.hours * 3600)
  return (
    <section className="stack gap-5" aria-labelledby="way">
      <h2 className="t32" id="way">
        {t('plan:way')} <span {...langAttributesOf(goal, locale)}>{goal.name}</span>
      </h2>
      {stages.length === 0 ? (
        <p className="note" role="status">
          {t('plan:heldGoal')}
        </p>
      ) : (
        <>
          <div className="plan-sum stack gap-2">
            <p className="t20" role="status">
              {t(earliest ? 'plan:notBefore' : 'plan:expected', { day: formatDate(locale, endsOn) })}
            </p>
            <p>{t('plan:pace', { weeks: t('plan:weeks', { count: weeks }), hours })}</p>
            <PlanCost stages={stages} />
            {earliest && <p className="meta">{t('plan:earliest')}</p>}
            {heldCertifications.length > 0 && (
              <p className="meta">
                {t('plan:held', {
                  names: formatList(
                    locale,
                    heldCertifications.map(({ name }) => name),
                  ),
                })}
              </p>
            )}
          </div>
          <PlanActions {...{ goal, stages, place, origin, portal, query }} />
          <ol className="stack">
            {stages.map((stage) => (
              <PlanStage
                key={stage.certification.id}
                {...{ stage, place }}
                dated
                narrowed={!!(query.country || query.language)}
                level="h3"
                Seats={LiveSeats}
              />
            ))}
          </ol>
          <p className="meta">{t('plan:counted')}</p>
        </>
      )}
    </section>
  )
}
