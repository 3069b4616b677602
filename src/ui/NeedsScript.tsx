import { useTranslation } from './TranslationContext.tsx'

/** A message for visitors without scripts that enrolling requires scripts. Uses the messages `course`. */
export function NeedsScript() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="meta">{t('course:needsScript')}</p>
    </noscript>
  )
}
