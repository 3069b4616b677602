import { displayNameOf, initialsOf, type Learner } from '#src/domain/learner/learner.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The head of the page: the learner's name and picture, or a placeholder until the learner is loaded. */
export function LearningHeader({ learner }: { learner: Learner | null }) {
  const { t, locale } = useTranslation()
  const subtitle =
    learner && joinWithCommas(locale, [displayNameOf(learner), learner.company ?? ''].filter(Boolean))
  return (
    <div className="row gap-4 learn-head">
      {learner?.photoUrl ? (
        <img className="av portrait" src={learner.photoUrl} alt="" width="64" height="64" />
      ) : (
        <span className="av portrait" aria-hidden="true">
          {learner ? initialsOf(learner) : ''}
        </span>
      )}
      <div>
        <h1 className="t32">{t('my-learning:title')}</h1>
        <p className="meta">{subtitle || t('my-learning:lead')}</p>
      </div>
    </div>
  )
}
