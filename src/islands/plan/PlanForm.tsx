import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#src/domain/plan/day.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { environment } from '#src/environment/environment.ts'
import { isWeeklyHours, type PlanQuery } from '#src/query/plan.ts'
import { changePlan } from '#src/stores/plan/plan.ts'
import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanCountry } from './PlanCountry.tsx'
import { PlanLanguage } from './PlanLanguage.tsx'

interface FormProps {
  certifications: readonly PlannedCertification[]
  query: PlanQuery
}

/**
 * The form of the plan: goal, hours per week, start date, country and language; each change recalculates the plan.
 */
export function PlanForm({ certifications, query }: FormProps) {
  const { t } = useTranslation()
  return (
    <form
      className="panel needs-script on-screen pair-fields plan-fields"
      data-act="plan"
      aria-label={t('plan:choose')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field name="goal" label={t('plan:goal')}>
        {(attributes) => (
          <select
            className="in"
            {...attributes}
            value={query.goal ?? ''}
            onChange={(event) => changePlan({ goal: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{t('plan:noGoal')}</option>
            <Goals certifications={certifications} />
          </select>
        )}
      </Field>
      <Hours hours={query.hours} />
      <StartDate from={query.from} />
      <PlanCountry certifications={certifications} country={query.country} />
      <PlanLanguage certifications={certifications} language={query.language} />
      {/* Each change recalculates the plan. The form has a submit button only because WCAG requires one. */}
      <button type="submit" hidden>
        {t('plan:choose')}
      </button>
    </form>
  )
}

/** The certifications grouped by trade. */
function Goals({ certifications }: Pick<FormProps, 'certifications'>) {
  const trades = [...Map.groupBy(certifications, ({ type }) => type.slug).values()]
  return trades.map((trade) => (
    <optgroup key={trade[0]?.type.slug} label={trade[0]?.type.name}>
      {trade.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}

/**
 * The start date, by default today. It is set in the browser, because a published page cannot contain today's date. A
 * date in the past counts as today.
 */
function StartDate({ from }: Pick<PlanQuery, 'from'>) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = from ?? today()
  }, [from])
  return (
    <Field name="from" label={t('plan:begin')}>
      {(attributes) => (
        <input
          className="in"
          type="date"
          ref={field}
          {...attributes}
          onBlur={(event) => {
            const { value } = event.currentTarget
            const startDate = value === today() ? undefined : value || undefined
            if (startDate !== from) changePlan({ from: startDate })
          }}
        />
      )}
    </Field>
  )
}

const today = () => dayOf(environment().now())

/** The hours per week. If the number is invalid, an error is shown and the plan does not change. */
function Hours({ hours }: { hours: number }) {
  const { t } = useTranslation()
  const [text, setText] = useState(String(hours))
  // The URL also changes when the visitor goes back, so the field then shows the number in the URL. A valid number
  // that is being typed is not replaced.
  useEffect(
    () => setText((now) => (isWeeklyHours(now) && Number(now) === hours ? now : String(hours))),
    [hours],
  )
  return (
    <Field
      name="hours"
      label={t('plan:hours')}
      error={isWeeklyHours(text) ? undefined : t('plan:hoursWrong')}
      alert
    >
      {(attributes) => (
        <input
          className="in"
          type="text"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...attributes}
          value={text}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setText(typed)
            if (isWeeklyHours(typed)) changePlan({ hours: Number(typed) })
          }}
        />
      )}
    </Field>
  )
}
