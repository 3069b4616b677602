import { useState } from 'react'
import { endOwnAlert, ownDateAlerts } from '#src/stores/classroom/date-alert.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useAlertDescription } from './use-alert-description.ts'

/** The learner's date alerts, with a button to end each. */
export function MyDateAlerts() {
  const { t } = useTranslation()
  const inWords = useAlertDescription()
  const [ending, setEnding] = useState<number | null>(null)
  const end = (id: number) => {
    setEnding(id)
    void endOwnAlert(id).finally(() => setEnding(null))
  }
  return (
    <section className="stack gap-3" aria-labelledby="own-alerts">
      <h2 className="t24" id="own-alerts">
        {t('new-dates:own.title')}
      </h2>
      <ResourceList of={ownDateAlerts} none={t('new-dates:own.none')} isNone={(rows) => rows.length === 0}>
        {(rows) => (
          <ul className="panel stack gap-4">
            {rows.map((row) => (
              <li key={row.id} className="row between">
                <div>
                  <p>
                    <b>{inWords(row)}</b>
                  </p>
                  {!row.confirmed && <p className="meta">{t('new-dates:own.unconfirmed')}</p>}
                </div>
                <button
                  type="button"
                  className="btn sec2"
                  aria-busy={ending === row.id || undefined}
                  aria-label={t('new-dates:own.endOf', { what: inWords(row) })}
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
