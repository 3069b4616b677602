import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { siteHealthOf } from './site-health.ts'

const looks = {
  current: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
  held: { mark: 'half', tone: 'warn' },
  running: { mark: 'half', tone: 'info' },
  waits: { mark: 'triangle', tone: 'warn' },
  never: { mark: 'ring', tone: 'info' },
} as const

/** The health of a site as a labelled chip. */
export function HealthChip({ state }: { state: SiteState }) {
  const { t } = useTranslation()
  const health = siteHealthOf(state)
  return <Chip {...looks[health]}>{t(`publishing:health.${health}`)}</Chip>
}
