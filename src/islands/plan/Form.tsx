import { useEffect, useState } from 'react'
import type { PlannedCertification } from '#src/domain/plan/planned.ts'
import { areHours, type PlanQuery } from '#src/query/plan.ts'
import { plan } from '#src/stores/plan.ts'
import { Field } from '#src/ui/Field.tsx'
import { useWords } from '#src/ui/Words.tsx'

interface FormProps {
  certifications: readonly PlannedCertification[]
  query: PlanQuery
  /** The first day that a plan can begin on; unknown before the page lives. */
  today: string | undefined
}

/** The goal, the hours a week and the day to begin: each change makes the plan anew. */
export function Form({ certifications, query, today }: FormProps) {
  const { t } = useWords()
  return (
    <form
      className="panel needs-script on-screen pair-fields"
      data-act="plan"
      aria-label={t('plan:choose')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field name="goal" label={t('plan:goal')}>
        {(ties) => (
          <select
            className="in"
            {...ties}
            value={query.goal ?? ''}
            onChange={(event) => plan({ goal: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{t('plan:noGoal')}</option>
            <Goals certifications={certifications} />
          </select>
        )}
      </Field>
      <Hours hours={query.hours} />
      <Field name="from" label={t('plan:begin')}>
        {(ties) => (
          <input
            className="in"
            type="date"
            {...ties}
            min={today}
            defaultValue={query.from ?? today}
            key={query.from ?? today}
            onBlur={(event) => {
              const from = event.currentTarget.value || undefined
              if (from !== query.from && from !== today) plan({ from })
              else if (from === today && query.from) plan({ from: undefined })
            }}
          />
        )}
      </Field>
      {/* Each change makes the plan anew; the standard wants every form to have one. */}
      <button type="submit" hidden>
        {t('plan:choose')}
      </button>
    </form>
  )
}

/** The certifications by trade; those of one trade stand by level. */
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

/** The hours a week; what is no such number is said at the field, and the plan stays as it was. */
function Hours({ hours }: { hours: number }) {
  const { t } = useWords()
  const [text, setText] = useState(String(hours))
  // The address says others when the reader goes back; what is being written stays.
  useEffect(() => setText((now) => (areHours(now) && Number(now) === hours ? now : String(hours))), [hours])
  return (
    <Field
      name="hours"
      label={t('plan:hours')}
      error={areHours(text) ? undefined : t('plan:hoursWrong')}
      alert
    >
      {(ties) => (
        <input
          className="in"
          type="text"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...ties}
          value={text}
          onChange={(event) => {
            const written = event.currentTarget.value
            setText(written)
            if (areHours(written)) plan({ hours: Number(written) })
          }}
        />
      )}
    </Field>
  )
}
