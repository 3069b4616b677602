import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { Link } from '../../components/Link.tsx'
import { languageName } from '../../components/language-name.ts'
import { Panel } from '../../components/Panel.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { FindingMessage } from '../../form/FindingMessage.tsx'
import { NextPendingText } from '../../form/NextPendingText.tsx'
import { PartForm } from '../../form/PartForm.tsx'
import { findingsUnderPath } from '../../item/findings-of-path.ts'
import { partListsOf } from '../../item/part-fields.ts'
import { removePart } from '../../item/parts.ts'
import { languageParameterOf } from '../../session/initial-item-language.ts'
import { poolUrl } from './pool-url.ts'
import { questionNameInUrl } from './QuestionCells.tsx'
import { QuestionLanguages } from './QuestionLanguages.tsx'
import { QuestionStatisticsPanel } from './QuestionStatisticsPanel.tsx'
import type { QuestionTableRow } from './question-filter.ts'

interface QuestionPageProps {
  poolId: number
  line: QuestionTableRow
  /** The questions that match the filter, for the links to the previous and next question. */
  lines: readonly QuestionTableRow[]
  onScored: () => void
}

/** A question with its texts in the chosen language, the source texts beside them, and its statistics. */
export function QuestionPage({ poolId, line, lines, onScored }: QuestionPageProps) {
  const { t } = useTranslation()
  const { editor, document, language, findings, canChange } = useEdit()
  const [isRemoving, setRemoving] = useState(false)
  const list = partListsOf('pool').find(({ name }) => name === 'questions')
  const place = lines.findIndex(({ index }) => index === line.index)
  const urlAt = (at: number) => {
    const other = lines[at]
    return place >= 0 && other ? poolUrl(poolId, { question: questionNameInUrl(other) }) : undefined
  }
  const [previous, next] = [urlAt(place - 1), urlAt(place + 1)]
  const table = poolUrl(poolId, { question: undefined, language: undefined })
  useKeys({
    j: () => next && $router.open(next),
    k: () => previous && $router.open(previous),
  })
  if (!list) return null
  const found = findingsUnderPath(findings, ['questions', line.index])
  const title = t('questions:questionNumber', { number: line.index + 1 })
  return (
    <div className="cols">
      <div className="stk">
        <Panel
          title={title}
          remark={<bdi>{[line.question.code, line.question.id].filter(Boolean).join(' · ')}</bdi>}
          actions={
            <>
              <StepLink href={previous} label={t('questions:previous')} mark="k" />
              <StepLink href={next} label={t('questions:next')} mark="j" />
              {canChange(['questions']) && (
                <button
                  className="icb"
                  type="button"
                  aria-label={t('questions:remove')}
                  onClick={() => setRemoving(true)}
                >
                  <DeskIcon name="bin" />
                </button>
              )}
            </>
          }
        >
          <div className="row c between">
            <QuestionLanguages
              line={line}
              onChoose={(code) =>
                $router.open(poolUrl(poolId, { language: languageParameterOf(code) }), true)
              }
            />
            {language !== 'en' && <NextPendingText key={language} />}
          </div>
          {language !== 'en' && (
            <p className="c meta">
              {t('questions:beside', { source: languageName('en'), language: languageName(language) })}
            </p>
          )}
          <div id="form" tabIndex={-1}>
            <PartForm list={list} index={line.index} />
          </div>
        </Panel>
      </div>
      <aside className="stk stick2">
        {found.length > 0 && (
          <Panel title={t('edit:check')}>
            <div className="c">
              {found.map((finding, index) => (
                <FindingMessage
                  key={`${finding.rule} ${finding.path} ${finding.detail}`}
                  id={`question-finding-${index}`}
                  finding={finding}
                />
              ))}
            </div>
          </Panel>
        )}
        <QuestionStatisticsPanel line={line} onScored={onScored} />
      </aside>
      {isRemoving && (
        <ConfirmDialog
          title={t('questions:removeTitle', { number: line.index + 1 })}
          text={t('questions:removeText')}
          actionLabel={t('questions:remove')}
          onConfirm={async () => {
            editor.replace(removePart(document, 'questions', line.index))
            $router.open(table, true)
            return undefined
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

/** A link to the previous or next question. At the ends of the list, the link is inactive. */
function StepLink({ href, label, mark }: { href: string | undefined; label: string; mark: 'j' | 'k' }) {
  const icon = <Icon name={mark === 'k' ? 'chevronLeft' : 'chevronRight'} flip />
  if (!href)
    return (
      <button className="btn sec2 ico sm" type="button" aria-disabled="true" aria-label={label}>
        {icon}
      </button>
    )
  return (
    <Link className="btn sec2 ico sm" href={href} aria-label={label} aria-keyshortcuts={mark}>
      {icon}
    </Link>
  )
}
