import { useWords } from './Words.tsx'

/** Tells who has no scripts that enrolling needs them. Speaks the area `course`. */
export function NeedsScript() {
  const { t } = useWords()
  return (
    <noscript>
      <p className="meta">{t('course:needsScript')}</p>
    </noscript>
  )
}
