import { Chip } from './Chip.tsx'
import { seatsLookOf } from './seats-look.ts'
import { useTranslation } from './TranslationContext.tsx'

/** A chip with the free seats, as text and icon. */
export function SeatsChip({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }) {
  const { t } = useTranslation()
  const { text, ...look } = seatsLookOf(seatsLeft, capacity)
  return <Chip {...look}>{t(`classroom:${text}`, { count: seatsLeft })}</Chip>
}
