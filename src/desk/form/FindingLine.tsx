import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { findingText } from '../item/finding-text.ts'

/** A finding of the check below its field. */
export function FindingLine({ finding, id }: { finding: ContentFinding; id?: string }) {
  const translator = useTranslation()
  return (
    <p className={finding.level === 'error' ? 'wrn bad' : 'wrn'} id={id}>
      <Icon name="warning" />
      <span>{findingText(translator, finding)}</span>
    </p>
  )
}
