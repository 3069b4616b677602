import { useState } from 'react'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { exportDocuments } from './export-documents.ts'
import { maxBulkItems } from './max-bulk-items.ts'
import type { useBulkAction } from './use-bulk-action.ts'

interface BulkBarProps {
  items: readonly ListedItem[]
  bulk: ReturnType<typeof useBulkAction>
  onClear: () => void
}

/** The actions on the selected items. */
export function BulkBar({ items, bulk, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [exported, setExported] = useState<string>()
  const isTooMuch = items.length > maxBulkItems
  const canAct = !bulk.running && !isTooMuch
  const exportAll = async () => {
    const all = items.length
    const failed = await exportDocuments(items, (count) =>
      setExported(t('content:exporting', { count, all })),
    )
    if (failed > 0) setExported(t('content:exportFailed', { count: failed }))
  }
  const running = [bulk.progress && t('content:progress', bulk.progress), t('content:actGoesOn')]
  const remark = isTooMuch
    ? t('content:tooMany')
    : bulk.running
      ? running.filter(Boolean).join(' ')
      : exported
  return (
    <div className="bulk" role="toolbar" aria-label={t('content:selected', { count: items.length })}>
      <b className="num">{t('content:selected', { count: items.length })}</b>
      <button
        className="btn sm"
        type="button"
        aria-disabled={!canAct}
        aria-busy={bulk.running === 'publish'}
        onClick={() => canAct && void bulk.run('publish')}
      >
        {t(bulk.running === 'publish' ? 'content:publishing' : 'content:publish')}
      </button>
      <button
        className="btn sm"
        type="button"
        aria-disabled={!canAct}
        aria-busy={bulk.running === 'withdraw'}
        onClick={() => canAct && setAsking(true)}
      >
        {t(bulk.running === 'withdraw' ? 'content:withdrawing' : 'content:withdraw')}
      </button>
      <button className="btn sm" type="button" onClick={() => void exportAll()}>
        {t('content:export')}
      </button>
      {remark && <span role="status">{remark}</span>}
      <button className="btn sm end" type="button" onClick={onClear}>
        {t('content:clear')} <KeyHint on>Esc</KeyHint>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('content:withdrawTitle', { count: items.length })}
          text={t('content:withdrawText')}
          actionLabel={t('content:withdraw')}
          onConfirm={async () => {
            void bulk.run('withdraw')
            return undefined
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
