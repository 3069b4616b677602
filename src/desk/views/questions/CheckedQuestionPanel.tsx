import { useId, useState } from 'react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { languageName } from '../../components/language-name.ts'
import { Panel } from '../../components/Panel.tsx'
import { WordDiff } from '../../components/WordDiff.tsx'
import type { CheckedQuestion } from './bank-check.ts'
import { type ChosenBankFile, linesOfQuestion, replaceLines, textOfLines, withBankText } from './bank-file.ts'

interface CheckedQuestionPanelProps {
  question: CheckedQuestion
  /** The next question in the file, which marks the end of this question; undefined for the last question. */
  next: CheckedQuestion | undefined
  file: ChosenBankFile
  onCorrected: (file: ChosenBankFile) => void
}

/** The maximum length of a question that this panel can correct, in lines of the source file. */
const maxLines = 60

/**
 * A question of a checked file. For a refused question: the reasons, and its lines in an input in which they can be
 * corrected. For a changed question: its changes.
 */
export function CheckedQuestionPanel({ question, next, file, onCorrected }: CheckedQuestionPanelProps) {
  const { t, locale } = useTranslation()
  const area = useId()
  const { line, faults, changes, outcome } = question
  const nextLine = next?.file === question.file ? next.line : undefined
  const { from, to } = linesOfQuestion(file.text ?? '', line, nextLine)
  const own = file.text === undefined || to - from > maxLines ? undefined : textOfLines(file.text, from, to)
  const [typed, setTyped] = useState(own ?? '')
  return (
    <aside className="stk stick2">
      <Panel
        title={from === to ? `${t('questions:line')} ${from}` : t('questions:lines', { from, to })}
        actions={
          outcome === 'refused' && (
            <Chip mark="cross" tone="bad">
              {t('questions:fates.refused')}
            </Chip>
          )
        }
      >
        <div className="c stk">
          {faults.map((fault) => (
            <div key={`${fault.line} ${fault.text}`}>
              <p>{t('questions:faultAt', { line: fault.line, text: fault.text })}</p>
              {fault.source && (
                <pre className="src1" dir="ltr">
                  <mark>{fault.source}</mark>
                </pre>
              )}
            </div>
          ))}
          {changes.length > 0 && (
            <dl className="changes">
              {changes.map(({ field, language, before, after }) => (
                <div key={`${field} ${language}`}>
                  <dt className="meta">
                    {joinWithCommas(locale, [
                      t(`questions:field.${field}`),
                      ...(language ? [languageName(language)] : []),
                    ])}
                  </dt>
                  <dd dir="auto">
                    <WordDiff before={before} after={after} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {outcome === 'added' && <p dir="auto">{question.text}</p>}
          {outcome === 'same' && <p className="meta">{t('questions:sameText')}</p>}
          {outcome === 'refused' && own !== undefined && (
            <div className="field">
              <label htmlFor={area}>{t('questions:mendLines')}</label>
              <textarea
                id={area}
                className="in src1"
                dir="ltr"
                rows={Math.min(14, typed.split('\n').length + 1)}
                spellCheck={false}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <p className="meta">{t('questions:mendHelp')}</p>
              <div className="row">
                <button
                  className="btn"
                  type="button"
                  aria-disabled={typed === own}
                  onClick={() =>
                    typed !== own &&
                    onCorrected(withBankText(file, replaceLines(file.text ?? '', from, to, typed)))
                  }
                >
                  {t('questions:checkAgain')}
                </button>
                <button
                  className="btn quiet"
                  type="button"
                  onClick={() => onCorrected(withBankText(file, replaceLines(file.text ?? '', from, to, '')))}
                >
                  {t('questions:leaveOut')}
                </button>
              </div>
            </div>
          )}
          {outcome === 'refused' && own === undefined && (
            <p className="meta">{t('questions:mendInProgram')}</p>
          )}
        </div>
      </Panel>
    </aside>
  )
}
