import { useRef } from 'react'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import type { CheckedQuestion } from './bank-check.ts'

const marks = { added: 'tick', changed: 'triangle', same: 'dash', refused: 'cross' } as const
const tones = { added: 'ok', changed: 'warn', same: 'meta', refused: 'bad' } as const

interface ImportReportTableProps {
  rows: readonly { question: CheckedQuestion; index: number }[]
  chosen: number
  onChoose: (index: number) => void
}

/** The questions of a file with their lines and results. `content-visibility` keeps long reports fast. */
export function ImportReportTable({ rows, chosen, onChoose }: ImportReportTableProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  return (
    <div className="tw report">
      <table className="tbl roomy">
        <thead>
          <tr>
            <th scope="col" className="r">
              {t('questions:line')}
            </th>
            <th scope="col">{t('questions:inFile')}</th>
            <th scope="col">{t('questions:fate')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ question, index }) => (
            <tr
              key={index}
              className={index === chosen ? 'on' : undefined}
              aria-current={index === chosen || undefined}
            >
              <td className="r num nw">{question.line}</td>
              <td>
                <button className="link src1" type="button" data-open onClick={() => onChoose(index)}>
                  <bdi>
                    {question.question} {question.text || question.faults[0]?.source || question.source}
                  </bdi>
                </button>
              </td>
              <td className={tones[question.outcome]}>
                <span className="fate">
                  <Mark name={marks[question.outcome]} />
                  <span>
                    {t(`questions:fates.${question.outcome}`)}
                    {question.faults.map((fault) => (
                      <span className="block" key={`${fault.line} ${fault.text}`}>
                        {fault.text}
                      </span>
                    ))}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
