import { useState } from 'react'
import { endDateAlert, myDateAlerts } from '#src/stores/classroom/date-alert.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useWish } from './use-wish.ts'

/** Of which new dates the learner asked to be told, and how to end each. */
export function OwnAlerts() {
  const { t } = useTranslation()
  const inWords = useWish()
  const [ending, setEnding] = useState<number | null>(null)
  const end = (id: number) => {
    setEnding(id)
    void endDateAlert(id).finally(() => setEnding(null))
  }
  return (
    <section className="stack gap-3" aria-labelledby="own-alerts">
      <h2 className="t24" id="own-alerts">
        {t('new-dates:own.title')}
      </h2>
      <ResourceList of={myDateAlerts} none={t('new-dates:own.none')} isNone={(rows) => rows.length === 0}>
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
