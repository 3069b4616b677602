import { useTranslation } from './TranslationContext.tsx'

/** Says, to visitors without scripts, that enrolling requires them. Uses the messages `course`. */
export function NeedsScript() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="meta">{t('course:needsScript')}</p>
    </noscript>
  )
}
