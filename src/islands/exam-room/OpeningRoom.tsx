import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The placeholder of the exam room while it loads. */
export function OpeningRoom() {
  const { t } = useTranslation()
  return (
    <>
      <header className="xbar">
        <div className="wrap">
          <p className="ttl">
            <b className="t16">{t('exam:title')}</b>
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <h1 className="sr">{t('exam:title')}</h1>
        <div className="panel holding needs-script" aria-busy="true" />
        <noscript>
          <p className="note">{t('exam:needsScript')}</p>
        </noscript>
      </main>
    </>
  )
}
