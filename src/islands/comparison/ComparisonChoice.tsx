import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { maxComparedCertifications } from '#src/query/comparison.ts'
import { compareCertifications } from '#src/stores/certification/comparison.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ChoiceProps {
  versions: readonly CertificationVersion[]
  chosen: readonly number[]
}

/** Returns the name of a certification's checkbox in the form. */
export const checkboxNameOf = (id: number): string => `compare-${id}`

/** The checkboxes of the certifications to compare. After four are chosen, the others are disabled. */
export function ComparisonChoice({ versions, chosen }: ChoiceProps) {
  const { t, locale } = useTranslation()
  const full = chosen.length >= maxComparedCertifications
  return (
    <form
      className="panel needs-script on-screen stack gap-3"
      data-act="compare"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset aria-describedby="compare-most">
        <legend className="lab pb-1">{t('comparison:choose')}</legend>
        <div className="choices of-names">
          {versions.map((version) => {
            const { id, name } = version
            const checked = chosen.includes(id)
            return (
              <label key={id} className="ck">
                <input
                  type="checkbox"
                  name={checkboxNameOf(id)}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() =>
                    compareCertifications(checked ? chosen.filter((each) => each !== id) : [...chosen, id])
                  }
                />
                <span {...langAttributesOf(version, locale)}>{name}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="row">
        <p className="meta" id="compare-most" role="status">
          {t(full ? 'comparison:full' : 'comparison:chosen', {
            count: chosen.length,
            most: maxComparedCertifications,
          })}
        </p>
        {chosen.length > 0 && (
          <button type="button" className="btn quiet" onClick={() => compareCertifications([])}>
            {t('comparison:showAll')}
          </button>
        )}
      </div>
      {/* Each checkbox updates the comparison. The form has a submit button only because WCAG requires one. */}
      <button type="submit" hidden>
        {t('comparison:choose')}
      </button>
    </form>
  )
}
