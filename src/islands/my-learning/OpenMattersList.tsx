import { useEffect, useState } from 'react'
import { loadOpenItems, type OpenItems as Open } from '#src/stores/my-learning/open-items.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** What ends when the account is deleted: what was begun and not finished, and an order that is not paid. */
export function OpenMattersList() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => void loadOpenItems().then(setOpen), [])
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
