import { useState } from 'react'
import { dateAlertsResource, endDateAlert } from '#src/stores/classroom/date-alert.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useAlertDescription } from './use-alert-description.ts'

/** The learner's date alerts, each with a button that ends it. */
export function MyDateAlerts() {
  const { t } = useTranslation()
  const describeAlert = useAlertDescription()
  const [endingId, setEndingId] = useState<number | null>(null)
  const end = (id: number) => {
    setEndingId(id)
    void endDateAlert(id).finally(() => setEndingId(null))
  }
  return (
    <section className="stack gap-3" aria-labelledby="own-alerts">
      <h2 className="t24" id="own-alerts">
        {t('new-dates:own.title')}
      </h2>
      <ResourceList
        resource={dateAlertsResource}
        emptyContent={t('new-dates:own.none')}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => (
          <ul className="panel stack gap-4">
            {rows.map((row) => (
              <li key={row.id} className="row between">
                <div>
                  <p>
                    <b>{describeAlert(row)}</b>
                  </p>
                  {!row.confirmed && <p className="meta">{t('new-dates:own.unconfirmed')}</p>}
                </div>
                <button
                  type="button"
                  className="btn sec2"
                  aria-busy={endingId === row.id || undefined}
                  aria-label={t('new-dates:own.endOf', { what: describeAlert(row) })}
                  onClick={() => end(row.id)}
                >
                  {t('new-dates:own.end')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}
