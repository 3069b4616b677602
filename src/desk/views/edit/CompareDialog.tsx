import { useState } from 'react'
import type { Failure, Result } from '#src/api/result.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { WordDiff } from '../../components/WordDiff.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { changeKey, listChanges } from '../../item/document-changes.ts'
import type { PartialDocument } from '../../item/document-path.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'
import { useValueText } from '../../item/use-value-text.ts'

interface Props {
  title: string
  /** The earlier document; undefined until it is loaded. */
  earlier: PartialDocument | undefined
  failure: Failure | undefined
  restoreLabel: string
  /**
   * Saves the earlier document as the draft. `version` is the version of the draft that is replaced; it is missing
   * if there is no draft.
   */
  onRestore: (replaced: { version?: number }) => Promise<Result<unknown>>
  onClose: () => void
}

/**
 * Compares an earlier document word by word with the current one. Restoring saves the earlier document as the
 * draft, which is not public until it is published.
 */
export function CompareDialog({ title, earlier, failure, restoreLabel, onRestore, onClose }: Props) {
  const { t } = useTranslation()
  const { editor, family, document } = useEdit()
  const label = useChangeLabel(family)
  const text = useValueText(family)
  const [refused, setRefused] = useState<Failure>()
  const restore = async () => {
    await editor.save()
    const result = await onRestore(editor.version === undefined ? {} : { version: editor.version })
    if (!result.ok) return setRefused(result.failure)
    await editor.reload()
    onClose()
  }
  const changes = earlier ? listChanges(earlier, document) : []
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:close')}
          </button>
          <button className="btn" type="button" onClick={() => void restore()}>
            {restoreLabel}
          </button>
        </>
      }
    >
      {refused && <FailedPanel failure={refused} />}
      {failure && <FailedPanel failure={failure} />}
      {!earlier && !failure && <Skeleton lines={4} />}
      {earlier && changes.length === 0 && <p>{t('edit:compareSame')}</p>}
      <dl className="changes">
        {changes.map((change) => (
          <div key={changeKey(change)}>
            <dt className="meta">{label(change.path)}</dt>
            <dd>
              <WordDiff before={text(change.path, change.before)} after={text(change.path, change.after)} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
