import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { StateChip } from '../../components/StateChip.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { addPart } from '../../item/parts.ts'
import { EditActions } from '../edit/EditActions.tsx'
import { SaveStatus } from '../edit/SaveStatus.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { poolUrl } from './pool-url.ts'
import type { QuestionTableRow } from './question-filter.ts'

interface PoolBarProps {
  title: string
  poolId: number
  count: number
  /** The open question; undefined while the table is shown. */
  line: QuestionTableRow | undefined
}

/**
 * The bar of a pool: its state, the save state, and the buttons for import, export, a new question and publishing.
 */
export function PoolBar({ title, poolId, count, line }: PoolBarProps) {
  const { t } = useTranslation()
  const { editor, document, canChange } = useEdit()
  const item = useStore(editor.$item)
  const [isExporting, setExporting] = useState(false)
  const mayAdd = canChange(['questions'])
  const create = () => {
    if (!mayAdd) return
    editor.replace(addPart(document, 'questions'))
    $router.open(poolUrl(poolId, { question: `new-${count}`, language: undefined }))
  }
  useKeys({ c: create })
  const back = line
    ? { href: poolUrl(poolId, { question: undefined, language: undefined }), name: title }
    : { href: urlOf($router, 'questions', {}), name: t('questions:title') }
  return (
    <section className="ebar" aria-label={title}>
      <div className="l1">
        <Link className="btn sec2 ico" href={back.href} aria-label={back.name}>
          <Icon name="chevronLeft" flip />
        </Link>
        <h1 className="h1">
          <bdi>{title}</bdi>
        </h1>
        {item && (
          <StateChip
            state={item.state}
            draft={item.draft ? { version: 0, publishAt: item.publishAt } : null}
          />
        )}
        <span className="muted num">{t('questions:count', { count })}</span>
        <SaveStatus />
        <EditActions title={title} />
      </div>
      <div className="row pool-acts">
        <Link className="btn sec2 sm" href={urlOf($router, 'importPool', { id: poolId })}>
          <DeskIcon name="upload" />
          {t('questions:import')}
        </Link>
        <button className="btn sec2 sm" type="button" onClick={() => setExporting(true)}>
          <Icon name="download" />
          {t('questions:export')}
        </button>
        <button
          className="btn sec2 sm"
          type="button"
          aria-disabled={!mayAdd}
          aria-keyshortcuts="c"
          onClick={create}
        >
          <DeskIcon name="plus" />
          {t('questions:new')} <KeyHint>c</KeyHint>
        </button>
        {!mayAdd && <span className="meta">{t('questions:mayNotAdd')}</span>}
        <Link className="btn quiet sm" href={urlOf($router, 'edit', { family: 'pool', id: poolId })}>
          {t('questions:settings')}
        </Link>
      </div>
      {isExporting && <ExportDialog poolId={poolId} onClose={() => setExporting(false)} />}
    </section>
  )
}
