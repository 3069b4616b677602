import type { ReactNode, Ref } from 'react'
import type { ExamQuestion } from '../../domain/exam/exam.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { OptionContent } from './OptionContent.tsx'
import { OtherLanguageNote } from './OtherLanguageNote.tsx'
import { optionsClassOf } from './options-class.ts'
import { QuestionPicture } from './QuestionPicture.tsx'
import { QuestionText } from './QuestionText.tsx'

interface QuestionFormProps {
  question: Pick<ExamQuestion, 'type' | 'language' | 'text' | 'picture' | 'options'>
  /** The name of the inputs, unique on the page. */
  name: string
  chosen: readonly string[]
  onChoose: (letter: string) => void
  /** Called on Enter, if the page handles it. */
  onSubmit?: () => void
  /** The points of the question, if it has any. */
  points?: number
  heading?: Ref<HTMLHeadingElement>
  /** The content above the question, such as its number and mark. */
  head: ReactNode
  /** The buttons below the options. */
  children: ReactNode
}

/**
 * A question with its options, whose whole rows are clickable. The page handles the keyboard shortcuts (see
 * `usePaperKeys`). Uses the message namespace `exam`.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { t, locale } = useTranslation()
  const { question, name, chosen, onChoose, onSubmit, points, heading, head, children } = props
  const langAttributes = langAttributesOf(question, locale)
  return (
    <form
      className="stack gap-5 question"
      aria-labelledby="question"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <div className="row between">{head}</div>
      <h1 className="t24 qt" id="question" ref={heading} tabIndex={-1} {...langAttributes}>
        <QuestionText text={question.text} />
      </h1>
      <OtherLanguageNote language={question.language} />
      {question.picture && <QuestionPicture picture={question.picture} />}
      <fieldset className={optionsClassOf(question.options)}>
        <legend className="lab">
          {t(`exam:choose.${question.type}`)}{' '}
          {points !== undefined && <span className="meta">{t('exam:points', { points })}</span>}
        </legend>
        {question.options.map((option) => (
          <label key={option.letter} className="opt" {...langAttributes}>
            <input
              type={question.type === 'multiple' ? 'checkbox' : 'radio'}
              name={name}
              value={option.letter}
              checked={chosen.includes(option.letter)}
              onChange={() => onChoose(option.letter)}
            />
            <span className="key" aria-hidden="true">
              {option.letter}
            </span>
            <span className="opt-words">
              <OptionContent option={option} language={question.language} />
            </span>
          </label>
        ))}
      </fieldset>
      {children}
    </form>
  )
}
