import { useTranslation } from './TranslationContext.tsx'

/** A note for visitors without scripts that enrolling requires scripts. Uses the message namespace `course`. */
export function ScriptRequiredNote() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="meta">{t('course:needsScript')}</p>
    </noscript>
  )
}
