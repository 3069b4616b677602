import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { findingText } from '../item/finding-text.ts'

/** A finding of the content check, shown below its field. */
export function FindingMessage({ finding, id }: { finding: ContentFinding; id?: string }) {
  return (
    <p className={finding.level === 'error' ? 'wrn bad' : 'wrn'} id={id}>
      <Icon name="warning" />
      <span>{findingText(finding)}</span>
    </p>
  )
}
