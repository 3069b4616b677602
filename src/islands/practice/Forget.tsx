import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deletePracticeHistory } from '#src/stores/practice/bank-choice.ts'
import { $practiceBusy } from '#src/stores/practice/stage.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Forgetting what was practised, after a question. */
export function Forget() {
  const { t } = useTranslation()
  const busy = useStore($practiceBusy)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>
        <button type="button" className="btn quiet sm" onClick={() => setAsking(true)}>
          {t('practice:forget')}
        </button>
      </p>
      {asking && (
        <Confirm
          title={t('practice:forget')}
          confirm={t('practice:forget')}
          busy={busy}
          onConfirm={() => void deletePracticeHistory().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('practice:forgetIs')}</p>
        </Confirm>
      )}
    </>
  )
}
