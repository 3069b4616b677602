import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface TermsProps {
  place: Place
  accepted: boolean
  onChange: (accepted: boolean) => void
}

/**
 * The checkbox that accepts the terms of paid training. The terms open in another tab, so that the form keeps its
 * data.
 */
export function Terms({ place, accepted, onChange }: TermsProps) {
  const { t } = useTranslation()
  const [textBefore = '', linkText = '', textAfter = ''] = t('payment:terms').split(/<\/?a>/)
  return (
    <>
      <label className="ck">
        <input
          type="checkbox"
          checked={accepted}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          {textBefore}
          <a href={routes.terms(place)} target="_blank" rel="noopener">
            {linkText}
          </a>
          {textAfter}
        </span>
      </label>
      {!accepted && <p className="meta">{t('payment:termsFirst')}</p>}
    </>
  )
}
