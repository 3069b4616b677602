import { useTranslation } from './TranslationContext.tsx'

/** Tells who has no scripts that enrolling needs them. Speaks the area `course`. */
export function NeedsScript() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="meta">{t('course:needsScript')}</p>
    </noscript>
  )
}
