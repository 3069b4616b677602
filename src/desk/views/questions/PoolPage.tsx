import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { usePageTitle } from '../../components/use-title.ts'
import { EditContext } from '../../form/EditContext.tsx'
import { canChangeValue } from '../../item/can-change.ts'
import type { PartialDocument } from '../../item/document-path.ts'
import type { ItemEditor } from '../../item/item-editor.ts'
import { topicsOfPool } from '../../item/pool-topics.ts'
import type { EditedQuestion } from '../../item/question-line.ts'
import { readInitialItemLanguage } from '../../session/initial-item-language.ts'
import { ConflictPanel } from '../edit/ConflictPanel.tsx'
import { useOutdatedTexts } from '../edit/use-outdated-texts.ts'
import { PoolBar } from './PoolBar.tsx'
import { PoolErrors } from './PoolErrors.tsx'
import { PoolResults } from './PoolResults.tsx'
import { questionNameInUrl } from './QuestionCells.tsx'
import { QuestionFilterBar } from './QuestionFilterBar.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { filterTableRows, parseQuestionFilter, tableRowsOf } from './question-filter.ts'
import { useStatistics } from './use-statistics.ts'

interface PoolPageProps {
  editor: ItemEditor
  document: PartialDocument
  poolId: number
}

/** The page of a pool. The URL contains the open question and the filter of the table. */
export function PoolPage({ editor, document, poolId }: PoolPageProps) {
  const { t } = useTranslation()
  const { search = {} } = useStore($router) ?? {}
  const { question: opened, language = readInitialItemLanguage() } = search as Record<
    string,
    string | undefined
  >
  const filter = parseQuestionFilter(search)
  const item = useStore(editor.$item)
  const findings = useStore(editor.$findings)
  const outdated = useOutdatedTexts(findings, document)
  const statistics = useStatistics(poolId, filter)
  const questions = (Array.isArray(document.questions) ? document.questions : []) as EditedQuestion[]
  const lines = useMemo(() => tableRowsOf(questions, statistics.value), [questions, statistics.value])
  const shown = filterTableRows(lines, filter)
  const line =
    opened === undefined
      ? undefined
      : lines.find((each) => questionNameInUrl(each) === opened || opened === `new-${each.index}`)
  const title = itemTitleOf(document) || t('questions:untitled')
  usePageTitle(line ? `${line.text || t('questions:noText')} · ${title}` : title, title)
  const topics = topicsOfPool(document, 'en')
  const state = useMemo(
    () => ({
      ...{ editor, family: editor.family, document, language, findings, outdated },
      canChange: (path: readonly (string | number)[]) => canChangeValue(item?.rights, path),
    }),
    [editor, document, language, findings, outdated, item?.rights],
  )
  return (
    <EditContext value={state}>
      {line && (
        <a className="skip" href="#form">
          {t('edit:formSkip')}
        </a>
      )}
      <PoolBar title={title} poolId={poolId} count={questions.length} line={line} />
      <div className="dm stk">
        <ConflictPanel />
        {statistics.failure && <FailedPanel failure={statistics.failure} onRetry={statistics.reload} />}
        {line ? (
          <QuestionPage
            key={line.index}
            poolId={poolId}
            line={line}
            lines={shown}
            onScored={statistics.reload}
          />
        ) : (
          <>
            <PoolErrors poolId={poolId} lines={lines} />
            <QuestionFilterBar poolId={poolId} filter={filter} topics={topics} />
            <PoolResults poolId={poolId} filter={filter} lines={lines} />
            {opened !== undefined && (
              <div className="note warn" role="alert">
                <div>{t('questions:noQuestion', { question: opened })}</div>
              </div>
            )}
            {shown.length > 0 ? (
              <QuestionTable
                poolId={poolId}
                lines={shown}
                all={questions.length}
                filter={filter}
                topics={topics}
              />
            ) : (
              <div className="empty">
                <p>{t(questions.length === 0 ? 'questions:empty' : 'questions:noMatch')}</p>
              </div>
            )}
          </>
        )}
      </div>
    </EditContext>
  )
}
