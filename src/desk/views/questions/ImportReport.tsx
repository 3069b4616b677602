import { useState } from 'react'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import type { BankCheckReport } from './bank-check.ts'
import type { ChosenBankFile } from './bank-file.ts'
import { CheckedQuestionPanel } from './CheckedQuestionPanel.tsx'
import { ImportReportTable } from './ImportReportTable.tsx'

interface ImportReportProps {
  check: BankCheckReport
  file: ChosenBankFile
  onCorrected: (file: ChosenBankFile) => void
}

const views = ['all', 'refused', 'changed', 'added'] as const

/** The report of a check: the result for each question, in the order of the file. */
export function ImportReport({ check, file, onCorrected }: ImportReportProps) {
  const { t } = useTranslation()
  const { added, changed, same, refused, before, after, questions } = check
  const [view, setView] = useState<(typeof views)[number]>(refused > 0 ? 'refused' : 'all')
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ outcome }) => outcome === 'refused'),
    ),
  )
  const rows = questions
    .map((question, index) => ({ question, index }))
    .filter(({ question }) => view === 'all' || question.outcome === view)
  const current = questions[chosen]
  const counts = { all: questions.length, refused, changed, added }
  return (
    <>
      <section className="pn" aria-label={t('questions:found', { count: questions.length })}>
        <header>
          <h2 className="h2">{t('questions:found', { count: questions.length })}</h2>
          <Chip mark="tick" tone="ok">
            {t('questions:outcome.added', { count: added })}
          </Chip>
          <Chip mark="triangle" tone="warn">
            {t('questions:outcome.changed', { count: changed })}
          </Chip>
          <Chip mark="cross" tone="bad">
            {t('questions:outcome.refused', { count: refused })}
          </Chip>
          <Chip mark="dash">{t('questions:outcome.same', { count: same })}</Chip>
          <span className="meta end num">{t('questions:grows', { before, after })}</span>
        </header>
        <div className="c">
          <div className="stackbar" aria-hidden="true">
            <i style={{ flexGrow: added }} />
            <i className="w" style={{ flexGrow: changed }} />
            <i className="x" style={{ flexGrow: refused }} />
            <i className="s" style={{ flexGrow: same }} />
          </div>
        </div>
      </section>
      <div className="cols">
        <Panel
          title={t('questions:byLine')}
          actions={
            <SegmentedControl
              label={t('questions:show')}
              value={view}
              options={views.map((value) => ({
                value,
                label: t(`questions:view.${value}`, { count: counts[value] }),
              }))}
              onChange={setView}
            />
          }
        >
          {rows.length === 0 ? (
            <p className="c meta">{t('questions:noneOfThese')}</p>
          ) : (
            <ImportReportTable rows={rows} chosen={chosen} onChoose={setChosen} />
          )}
        </Panel>
        {current && (
          <CheckedQuestionPanel
            key={`${chosen} ${current.outcome}`}
            question={current}
            next={questions[chosen + 1]}
            file={file}
            onCorrected={onCorrected}
          />
        )}
      </div>
    </>
  )
}
