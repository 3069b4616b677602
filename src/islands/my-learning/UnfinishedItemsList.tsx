import { useEffect, useState } from 'react'
import { loadUnfinishedItems, type UnfinishedItems } from '#src/stores/my-learning/unfinished-items.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The unfinished items that are lost when the account is deleted: unfinished trainings and an unpaid order. */
export function UnfinishedItemsList() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<UnfinishedItems | null>(null)
  useEffect(() => void loadUnfinishedItems().then(setOpen), [])
  if (!open || (open.unfinished.length === 0 && !open.order)) return null
  return (
    <div className="note">
      <div className="stack gap-2">
        <p>{t('my-learning:leaveOpen')}</p>
        <div className="prose">
          <ul>
            {open.unfinished.map(({ type, id, name }) => (
              <li key={`${type} ${id}`}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {open.order && <li>{t('my-learning:leaveOrder', { name: open.order.goods })}</li>}
          </ul>
        </div>
      </div>
    </div>
  )
}
