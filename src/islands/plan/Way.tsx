import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { findCertificationPath } from '#src/domain/plan/certification-path.ts'
import type { PlannedCertification } from '#src/domain/plan/planned.ts'
import { createPlan } from '#src/domain/plan/schedule.ts'
import { dayInWords, lengthInWords, listInWords } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { PlanQuery } from '#src/query/plan.ts'
import type { Place } from '#src/routes.ts'
import { $heldIds, requestSeatsOf, startDayOf, withSeats } from '#src/stores/plan/plan.ts'
import { $seats, sessionKey } from '#src/stores/plan/seats.ts'
import { Capacity, type SeatedSession } from '#src/ui/FreeSeats.tsx'
import { PlanCost } from '#src/ui/plan/PlanCost.tsx'
import { PlanStage } from '#src/ui/plan/PlanStage.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanActions } from './PlanActions.tsx'

interface WayProps {
  goal: PlannedCertification
  certifications: readonly PlannedCertification[]
  query: PlanQuery
  place: Place
  origin: string
  portal: string
}

/** The seats that are left of a date; until they are known, its capacity. */
function LiveSeats({ of, id, capacity }: SeatedSession) {
  const key = sessionKey({ of, id })
  const seatsLeft = useStore($seats, { keys: [key] })[key]
  return seatsLeft === undefined ? (
    <Capacity capacity={capacity} />
  ) : (
    <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
  )
}

/** The reader's way to a goal: its sum, its certifications one after the other, and what can be done with it. */
export function Way({ goal, certifications, query, place, origin, portal }: WayProps) {
  const { t, spoken } = useTranslation()
  const held = useStore($heldIds)
  const seats = useStore($seats)
  const way = useMemo(
    () => findCertificationPath(goal.id, certifications, held),
    [goal, certifications, held],
  )
  useEffect(() => requestSeatsOf(way), [way])
  const { stages, endsOn, earliest, weeks } = createPlan(
    way.map((each) => withSeats(each, seats)),
    { from: startDayOf(query), hours: query.hours },
  )
  const known = certifications.filter(({ id }) => held.has(id) && id !== goal.id)
  const hours = lengthInWords(spoken, query.hours * 3600)
  return (
    <section className="stack gap-5" aria-labelledby="way">
      <h2 className="t32" id="way">
        {t('plan:way')} <span {...langAttributesOf(goal, spoken)}>{goal.name}</span>
      </h2>
      {stages.length === 0 ? (
        <p className="note" role="status">
          {t('plan:heldGoal')}
        </p>
      ) : (
        <>
          <div className="plan-sum stack gap-2">
            <p className="t20" role="status">
              {t(earliest ? 'plan:notBefore' : 'plan:expected', { day: dayInWords(spoken, endsOn) })}
            </p>
            <p>{t('plan:pace', { weeks: t('plan:weeks', { count: weeks }), hours })}</p>
            <PlanCost stages={stages} />
            {earliest && <p className="meta">{t('plan:earliest')}</p>}
            {known.length > 0 && (
              <p className="meta">
                {t('plan:held', {
                  names: listInWords(
                    spoken,
                    known.map(({ name }) => name),
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
