import { maxAnswerLength, type SurveyQuestion } from '#src/domain/survey/survey.ts'
import { saveSurveyAnswer } from '#src/stores/course/survey.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface QuestionProps {
  question: SurveyQuestion
  number: number
  answer: string
}

/**
 * A question with one choice, with several choices, or with a text of at most 200 characters. Specification 1,
 * section 5: survey.
 */
export function SurveyQuestionField({ question, number, answer }: QuestionProps) {
  const { t } = useTranslation()
  const { id, type, content, required } = question
  const questionText = (
    <>
      <b>
        <span className="num">{number}.</span> {content}
      </b>
      {!required && <span className="meta"> ({t('form:optional')})</span>}
    </>
  )
  const field = `survey-${id}`
  if (type === 'text')
    return (
      <div className="field">
        <label htmlFor={field}>{questionText}</label>
        <p className="meta" id={`${field}-hint`}>
          {t('survey:longest', { count: maxAnswerLength })}
        </p>
        <textarea
          className="in"
          id={field}
          rows={3}
          maxLength={maxAnswerLength}
          aria-describedby={`${field}-hint`}
          defaultValue={answer}
          onChange={(event) => saveSurveyAnswer(id, event.currentTarget.value)}
        />
      </div>
    )
  return (
    <fieldset className="stack gap-2">
      <legend>{questionText}</legend>
      {type === 'multiple' && <p className="meta">{t('survey:several')}</p>}
      <Options question={question} field={field} answer={answer} />
    </fieldset>
  )
}

function Options({ question, field, answer }: { question: SurveyQuestion; field: string; answer: string }) {
  const { id, type, options, required } = question
  const chosen = answer === '' ? [] : answer.split(',')
  const choose = (option: string, on: boolean) => {
    if (type === 'single') return saveSurveyAnswer(id, option)
    // The selected options are listed in the order in which they are offered, not in which they were selected.
    const selected = options.filter((each) => (each === option ? on : chosen.includes(each)))
    saveSurveyAnswer(id, selected.join(','))
  }
  return options.map((option) => (
    <label className="ck" key={option}>
      <input
        type={type === 'single' ? 'radio' : 'checkbox'}
        name={field}
        required={required && type === 'single'}
        checked={type === 'single' ? answer === option : chosen.includes(option)}
        onChange={(event) => choose(option, event.currentTarget.checked)}
      />
      {option}
    </label>
  ))
}
