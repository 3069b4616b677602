import { Chip } from './Chip.tsx'
import { seatsLook } from './seats-look.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The free seats, by text and shape. */
export function SeatsChip({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }) {
  const { t } = useTranslation()
  const { text, ...look } = seatsLook(seatsLeft, capacity)
  return <Chip {...look}>{t(`classroom:${text}`, { count: seatsLeft })}</Chip>
}
