import { initialsOf, type Learner } from '#src/domain/learner/learner.ts'
import { savePortrait } from '#src/stores/profile/profile.ts'
import { FileInput } from '#src/ui/FileInput.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The learner's picture, with a file input to change it. */
export function Portrait({ learner }: { learner: Learner }) {
  const { t } = useTranslation()
  return (
    <div className="row">
      {learner.photoUrl ? (
        <img className="av portrait" src={learner.photoUrl} alt="" width="64" height="64" />
      ) : (
        <span className="av portrait" aria-hidden="true">
          {initialsOf(learner)}
        </span>
      )}
      <div className="field">
        <label htmlFor="portrait">{t('my-learning:portrait')}</label>
        <FileInput
          id="portrait"
          accept="image/jpeg,image/png"
          aria-describedby="portrait-hint"
          onFile={(file) => void savePortrait(file)}
        />
        <p className="meta" id="portrait-hint">
          {t('my-learning:portraitHint')}
        </p>
      </div>
    </div>
  )
}
