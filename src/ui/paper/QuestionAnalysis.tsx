import type { AnalysedQuestion } from '../../domain/exam/exam.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { Chip } from '../Chip.tsx'
import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'
import { OptionContent } from './OptionContent.tsx'
import { OtherLanguageNote } from './OtherLanguageNote.tsx'
import { optionsClassOf } from './options-class.ts'
import { QuestionPicture } from './QuestionPicture.tsx'
import { QuestionText } from './QuestionText.tsx'

interface QuestionAnalysisProps {
  question: AnalysedQuestion
  /**
   * The question's position on the exam paper, displayed with the result; undefined for a practice question, which
   * belongs to no paper.
   */
  place?: string
}

/**
 * A question after it was submitted: the learner's answer, the correct answer, and the explanation. Uses the message
 * namespace `exam`.
 */
export function QuestionAnalysis({ question, place }: QuestionAnalysisProps) {
  const { t, locale } = useTranslation()
  const { position, right, given, correct, takenOut } = question
  const langAttributes = langAttributesOf(question, locale)
  // An option is in the question's language, but the portal's texts inside it are in the page's language.
  const pageLanguageAttributes = langAttributesOf({ language: locale }, question.language)
  return (
    <article className="panel stack gap-4" id={`question-${position}`} aria-labelledby={`text-${position}`}>
      {place !== undefined && (
        <div className="row between">
          <p className="meta">{place}</p>
          <Chip mark={right ? 'tick' : 'cross'} tone={right ? 'ok' : 'bad'}>
            {t(right ? 'exam:analysis.isRight' : 'exam:analysis.isWrong')}
          </Chip>
        </div>
      )}
      <h2 className="t20" id={`text-${position}`} {...langAttributes}>
        <QuestionText text={question.text} />
      </h2>
      <OtherLanguageNote language={question.language} />
      {takenOut && (
        <p className="note">
          <Icon name="help" />
          {t('exam:analysis.takenOut')}
        </p>
      )}
      {question.picture && <QuestionPicture picture={question.picture} />}
      <ul className={optionsClassOf(question.options)}>
        {question.options.map((option) => {
          const { letter } = option
          const isCorrect = correct.includes(letter)
          const isGiven = given.includes(letter)
          return (
            <li
              key={letter}
              className={isCorrect ? 'opt right' : isGiven ? 'opt not' : 'opt'}
              {...langAttributes}
            >
              <span className="key" aria-hidden="true">
                {letter}
              </span>
              <span className="grow opt-words">
                <OptionContent option={option} language={question.language} />
              </span>
              {(isGiven || isCorrect) && (
                <span className="row" {...pageLanguageAttributes}>
                  {isGiven && (
                    <Chip mark={isCorrect ? 'tick' : 'cross'} tone={isCorrect ? 'ok' : 'bad'}>
                      {t('exam:analysis.yours')}
                    </Chip>
                  )}
                  {isCorrect && (
                    <Chip mark="tick" tone="ok">
                      {t('exam:analysis.correct')}
                    </Chip>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {given.length === 0 && <p className="meta">{t('exam:analysis.none')}</p>}
      {question.explanation !== '' && (
        <div className="note">
          <div className="grow">
            <b>{t('exam:analysis.why')}</b>
            <p {...langAttributes}>
              <QuestionText text={question.explanation} />
            </p>
          </div>
        </div>
      )}
    </article>
  )
}
