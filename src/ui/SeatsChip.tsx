import { Chip } from './Chip.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The share of free seats below which a session is nearly full. */
const scarce = 0.25

/** The free seats, by text and shape. */
export function SeatsChip({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }) {
  const { t } = useTranslation()
  if (seatsLeft <= 0) return <Chip mark="dash">{t('classroom:full')}</Chip>
  if (seatsLeft <= capacity * scarce)
    return (
      <Chip mark="triangle" tone="warn">
        {t('classroom:seatsLeft', { count: seatsLeft })}
      </Chip>
    )
  return (
    <Chip mark="tick" tone="ok">
      {t('classroom:seatsLeft', { count: seatsLeft })}
    </Chip>
  )
}
