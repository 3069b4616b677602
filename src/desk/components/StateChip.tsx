import type { ListedItem } from '../../domain/content-item/listed-item.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { formatInstant } from './format-time.ts'

/** The state of an item: draft, published or withdrawn, and whether it has a newer draft or a schedule. */
export function StateChip({ state, draft }: Pick<ListedItem, 'state' | 'draft'>) {
  const { t } = useTranslation()
  if (draft?.publishAt)
    return (
      <Chip mark="half" tone="info">
        {t('state:scheduled', { time: formatInstant(draft.publishAt) })}
      </Chip>
    )
  if (state === 'draft') return <Chip mark="ring">{t('state:draft')}</Chip>
  if (state === 'withdrawn')
    return <Chip mark="dash">{t(draft ? 'state:withdrawnDraft' : 'state:withdrawn')}</Chip>
  return draft ? (
    <Chip mark="half" tone="br">
      {t('state:publishedDraft')}
    </Chip>
  ) : (
    <Chip mark="disc" tone="ok">
      {t('state:published')}
    </Chip>
  )
}
