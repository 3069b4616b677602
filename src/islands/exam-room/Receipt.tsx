import { useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes } from '#src/routes.ts'
import { loadReceipt } from '#src/stores/exam/attempt-receipt.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jwt' }))
  link.download = name
  link.click()
  environment().later(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The download of the attempt's signed receipt, with a link to the page that verifies receipts. */
export function Receipt({ place, attemptId }: { place: Place; attemptId: number }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'none' | 'busy' | 'done' | 'failed'>('none')
  const download = async () => {
    setState('busy')
    const receipt = await loadReceipt(attemptId)
    if (receipt) save(`exam-receipt-${attemptId}.jwt`, receipt)
    setState(receipt ? 'done' : 'failed')
  }
  return (
    <section className="panel stack gap-4 stick" aria-labelledby="receipt">
      <h2 className="t20" id="receipt">
        {t('exam:receipt.title')}
      </h2>
      <p>{t('exam:receipt.text')}</p>
      <p>
        <button
          type="button"
          className="btn sec2"
          aria-busy={state === 'busy' || undefined}
          onClick={() => void download()}
        >
          <Icon name="download" />
          {t('exam:receipt.download')}
        </button>
      </p>
      <p role="status">
        {state === 'done' && t('exam:receipt.done')}
        {state === 'failed' && t('exam:receipt.failed')}
      </p>
      <a className="more" href={routes.receipt(place)}>
        {t('exam:receipt.check')}
      </a>
    </section>
  )
}
