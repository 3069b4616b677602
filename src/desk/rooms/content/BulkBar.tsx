import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Key } from '../../pieces/Key.tsx'

interface BulkBarProps {
  items: readonly ListedItem[]
  onClear: () => void
  onDone: () => void
}

/** The acts on the selected items. */
export function BulkBar({ items, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  return (
    <div className="bulk" role="toolbar" aria-label={t('content:selected', { count: items.length })}>
      <b className="num">{t('content:selected', { count: items.length })}</b>
      <button className="btn sm end" type="button" onClick={onClear}>
        {t('content:clear')} <Key on>Esc</Key>
      </button>
    </div>
  )
}
