import type { PracticeCounts } from '#src/domain/practice/practice.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ProportionBar } from '#src/ui/paper/ProportionBar.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The numbers of known, learning and new questions, as a bar and as text. */
export function PracticeCountBar({ counts }: { counts: PracticeCounts }) {
  const { t } = useTranslation()
  return (
    <div className="counts">
      <ProportionBar total={counts.questions} known={counts.known} learning={counts.learning} />
      <p className="row between gap-2">
        <span className="meta">{t('practice:counts', { ...counts })}</span>
        {counts.due > 0 && (
          <Chip mark="half" tone="info">
            {t('practice:dueCount', { count: counts.due })}
          </Chip>
        )}
      </p>
    </div>
  )
}
