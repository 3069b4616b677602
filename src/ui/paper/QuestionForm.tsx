import type { ReactNode, Ref } from 'react'
import type { SheetQuestion } from '../../domain/exam/exam.ts'
import { useWords } from '../Words.tsx'
import { Picture } from './Picture.tsx'
import { tongue } from './tongue.ts'

interface QuestionFormProps {
  question: Pick<SheetQuestion, 'type' | 'text' | 'picture' | 'options'>
  /** The language of the words, where it is not the page's. */
  lang: string | undefined
  /** What tells this question from the others on the page: the name of its choices. */
  name: string
  chosen: readonly string[]
  onChoose: (letter: string) => void
  /** Called by Enter, where that means something. */
  onSubmit?: () => void
  /** The points of the question, where it has any. */
  points?: number
  heading?: Ref<HTMLHeadingElement>
  /** What stands above the question: its number, a mark. */
  head: ReactNode
  /** What stands below the options: the ways on. */
  children: ReactNode
}

/** A question with its options, each row of which is a target; letters stand for the keys. Speaks the area `exam`. */
export function QuestionForm(props: QuestionFormProps) {
  const { t } = useWords()
  const { question, lang, name, chosen, onChoose, onSubmit, points, heading, head, children } = props
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
      <h1 className="t24 qt" id="question" ref={heading} tabIndex={-1} {...tongue(lang)}>
        {question.text}
      </h1>
      {question.picture && <Picture picture={question.picture} />}
      <fieldset className="options">
        <legend className="lab">
          {t(`exam:choose.${question.type}`)}{' '}
          {points !== undefined && <span className="meta">{t('exam:points', { points })}</span>}
        </legend>
        {question.options.map(({ letter, text }) => (
          <label key={letter} className="opt" {...tongue(lang)}>
            <input
              type={question.type === 'multiple' ? 'checkbox' : 'radio'}
              name={name}
              value={letter}
              checked={chosen.includes(letter)}
              onChange={() => onChoose(letter)}
            />
            <span className="key" aria-hidden="true">
              {letter}
            </span>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </form>
  )
}
