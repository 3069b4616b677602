import { useStore } from '@nanostores/react'
import { $signInReason } from '#src/stores/notice/notices.ts'
import { redirectToSignIn } from '#src/stores/session/session.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Describes practice to anonymous visitors, with a button to sign in. */
export function PracticeSignIn() {
  const { t } = useTranslation()
  const signInReason = useStore($signInReason)
  return (
    <section className="panel stack gap-4 one-column">
      <h1 className="t24">{t('practice:title')}</h1>
      <p>{t('practice:signIn')}</p>
      {!signInReason && (
        <p>
          <button type="button" className="btn" onClick={redirectToSignIn}>
            {t('practice:signInNow')}
          </button>
        </p>
      )}
    </section>
  )
}
