import type { ReactNode } from 'react'
import type { PlannedStage } from '../../domain/plan/schedule.ts'
import { studyTimeFactor } from '../../domain/plan/study.ts'
import { formatDate, formatLength } from '../../i18n/format.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { formatDay } from '../../i18n/session-time.ts'
import { type Place, routes } from '../../routes.ts'
import { OfferDescription } from '../OfferDescription.tsx'
import { useTranslation } from '../TranslationContext.tsx'
import { PlanCourses } from './PlanCourses.tsx'
import { PlanDate, type SeatsComponent } from './PlanDate.tsx'

/** The maximum number of classrooms that a plan lists. */
const maxClassrooms = 3

interface PlanStageProps {
  stage: PlannedStage
  place: Place
  /**
   * Whether dates are displayed. Published pages show no dates, because visitors read the pages on later days too.
   */
  dated: boolean
  /** Whether the reader has chosen a country or a language. The plan then says if no classroom remains. */
  narrowed?: boolean
  level: 'h3' | 'h4'
  Seats: SeatsComponent
}

/**
 * One certification of a plan: its price and its steps. Uses the message namespaces `plan`, `certification`,
 * `course`, `classroom` and `price`.
 */
export function PlanStage({ stage, place, dated, narrowed, level: Heading, Seats }: PlanStageProps) {
  const { t, locale } = useTranslation()
  const { certification, courses, seconds, exam, examOpen, classrooms } = stage
  const day = (on: string) => (dated ? formatDate(locale, on) : undefined)
  const dateKey = examOpen ? 'plan:atEarliest' : 'plan:by'
  return (
    <li className="panel">
      <div className="row between">
        <Heading className="t20" {...langAttributesOf(certification, locale)}>
          <a href={routes.certification(place, certification.id)}>{certification.name}</a>
        </Heading>
        <span className="meta">
          <OfferDescription offer={certification.offer} />
        </span>
      </div>
      {certification.needsCode && <p className="meta">{t('certification:byCode')}</p>}
      <ol className="plan-steps">
        <Step name={t('plan:learn')} on={day(stage.from) && t('plan:from', { day: day(stage.from) })}>
          <p className="meta">
            {t('plan:films', {
              films: formatLength(locale, seconds),
              all: formatLength(locale, seconds * studyTimeFactor),
            })}
          </p>
          <PlanCourses courses={courses} place={place} />
          {(classrooms.length > 0 || narrowed) && (
            <div className="stack gap-2">
              <p className="lab">{t('plan:classrooms')}</p>
              {classrooms.slice(0, maxClassrooms).map((date) => (
                <PlanDate key={date.id} of="classroom" {...{ date, place, Seats }} />
              ))}
              {classrooms.length === 0 && <p className="meta">{t('plan:noDate')}</p>}
            </div>
          )}
        </Step>
        <Step
          name={t('certification:exam.theory')}
          on={day(stage.theoryOn) && t('plan:by', { day: day(stage.theoryOn) })}
        />
        {certification.practicalExam && (
          <Step
            name={t('certification:exam.practical')}
            on={
              exam && dated ? t('plan:on', { day: formatDay(locale, exam.startsAt, exam.zone) }) : undefined
            }
          >
            {exam ? (
              <PlanDate of="practicalExam" {...{ date: exam, place, Seats }} />
            ) : (
              <p className="meta">{t('plan:noDate')}</p>
            )}
          </Step>
        )}
        <Step
          name={t('plan:certificate')}
          on={day(stage.certifiedOn) && t(dateKey, { day: day(stage.certifiedOn) })}
        >
          <p className="meta">{t('plan:decision')}</p>
        </Step>
      </ol>
    </li>
  )
}

/** A step with its date and details. */
function Step({ name, on, children }: { name: string; on: string | undefined; children?: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      {on && <span className="on">{on}</span>}
      {children && <div className="below stack gap-2">{children}</div>}
    </li>
  )
}
