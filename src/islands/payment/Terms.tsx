import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface TermsProps {
  place: Place
  accepted: boolean
  onChange: (accepted: boolean) => void
}

/** The checkbox that accepts the terms of paid training; the terms open in another tab, so that the form stays as it is. */
export function Terms({ place, accepted, onChange }: TermsProps) {
  const { t } = useTranslation()
  const [before = '', linked = '', after = ''] = t('payment:terms').split(/<\/?a>/)
  return (
    <>
      <label className="ck">
        <input
          type="checkbox"
          checked={accepted}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          {before}
          <a href={routes.terms(place)} target="_blank" rel="noopener">
            {linked}
          </a>
          {after}
        </span>
      </label>
      {!accepted && <p className="meta">{t('payment:termsFirst')}</p>}
    </>
  )
}
