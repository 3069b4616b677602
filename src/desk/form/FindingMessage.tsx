import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { findingText } from '../item/finding-text.ts'

interface Props {
  finding: ContentFinding
  id?: string
  /** The name of the input that the finding is about, if the field has several inputs. */
  name?: string
}

/** A finding of the content check, shown below its field. */
export function FindingMessage({ finding, id, name }: Props) {
  return (
    <p className={finding.level === 'error' ? 'wrn bad' : 'wrn'} id={id}>
      <Icon name="warning" />
      <span>{[name, findingText(finding)].filter(Boolean).join(': ')}</span>
    </p>
  )
}
