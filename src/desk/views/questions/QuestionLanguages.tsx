import { useStore } from '@nanostores/react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { coverageOf } from '../../components/LanguageStrip.tsx'
import { languageName } from '../../components/language-name.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { $me } from '../../session/me.ts'
import type { QuestionTableRow } from './question-filter.ts'

interface QuestionLanguagesProps {
  line: QuestionTableRow
  onChoose: (language: string) => void
}

/**
 * The buttons for the languages of a question, each with the state of the question's texts in this language. The
 * texts of the pressed language are shown beside the English texts.
 */
export function QuestionLanguages({ line: { languages, question }, onChoose }: QuestionLanguagesProps) {
  const { t } = useTranslation()
  const { language } = useEdit()
  const all = useStore($me).languages
  const stateOf = (code: string) =>
    code === 'en' && !question.texts?.en ? 'none' : coverageOf(languages ?? {}, code)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex row in every browser
    <div className="lb" role="group" aria-label={t('edit:languages')}>
      {all.map((code) => {
        const coverage = stateOf(code)
        const label = `${languageName(code)}: ${t(`questions:coverage.${coverage}`)}`
        return (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            title={label}
            aria-label={`${code}, ${label}`}
            onClick={() => onChoose(code)}
          >
            <span aria-hidden="true">{code}</span>
            <i className={coverage === 'full' ? 'y' : coverage === 'none' ? undefined : 'h'} />
          </button>
        )
      })}
    </div>
  )
}
