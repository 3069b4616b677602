import type { Release } from '#src/domain/certification/certification.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { mostCompared } from '#src/query/comparison.ts'
import { compare } from '#src/stores/certification/comparison.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ChoiceProps {
  releases: readonly Release[]
  chosen: readonly number[]
}

/** The name of a certification's box in the form, by which the page knows it again. */
export const boxOf = (id: number): string => `compare-${id}`

/** The choice of certifications to put side by side: when four are chosen, the others wait. */
export function Choice({ releases, chosen }: ChoiceProps) {
  const { t, spoken } = useTranslation()
  const full = chosen.length >= mostCompared
  return (
    <form
      className="panel needs-script on-screen stack gap-3"
      data-act="compare"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset aria-describedby="compare-most">
        <legend className="lab pb-1">{t('comparison:choose')}</legend>
        <div className="choices of-names">
          {releases.map((release) => {
            const { id, name } = release
            const checked = chosen.includes(id)
            return (
              <label key={id} className="ck">
                <input
                  type="checkbox"
                  name={boxOf(id)}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => compare(checked ? chosen.filter((each) => each !== id) : [...chosen, id])}
                />
                <span {...langAttributesOf(release, spoken)}>{name}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="row">
        <p className="meta" id="compare-most" role="status">
          {t(full ? 'comparison:full' : 'comparison:chosen', { count: chosen.length, most: mostCompared })}
        </p>
        {chosen.length > 0 && (
          <button type="button" className="btn quiet" onClick={() => compare([])}>
            {t('comparison:showAll')}
          </button>
        )}
      </div>
      {/* Each box compares anew; the standard wants every form to have one. */}
      <button type="submit" hidden>
        {t('comparison:choose')}
      </button>
    </form>
  )
}
