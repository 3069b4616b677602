import { useState } from 'react'
import { signOutEverywhere } from '#src/stores/profile/profile.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The button that signs out on all devices, for learners who lost a device or used a public one. */
export function SignOutEverywhere() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('my-learning:everywhere.title')}</h2>
      <p>{t('my-learning:everywhere.text')}</p>
      <p>
        <button
          type="button"
          className="btn sec2"
          aria-busy={busy}
          onClick={() => {
            if (busy) return
            setBusy(true)
            void signOutEverywhere().finally(() => setBusy(false))
          }}
        >
          {t('my-learning:everywhere.act')}
        </button>
      </p>
    </section>
  )
}
