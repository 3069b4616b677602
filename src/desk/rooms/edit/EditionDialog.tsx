import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import { getEdition } from '#src/contract/publishing/content-document.ts'
import { restoreEdition } from '#src/contract/publishing/editing.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { changeKey, listChanges } from '../../item/document-changes.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'
import { FailedPanel } from '../../pieces/FailedPanel.tsx'
import { Skeleton } from '../../pieces/Skeleton.tsx'
import { useCall } from '../../pieces/use-call.ts'
import { WordDiff } from '../../pieces/WordDiff.tsx'

/** An edition, compared word by word with the current document. Restoring makes it the draft, which readers do not see. */
export function EditionDialog({ edition, onClose }: { edition: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { editor, family, document } = useEdit()
  const label = useChangeLabel(family)
  const { id } = editor
  const { value, failure } = useCall(getEdition, id === undefined ? null : { family, id, edition })
  const [refused, setRefused] = useState<Failure>()
  const restore = async () => {
    if (id === undefined) return
    await editor.save()
    const request = { family, id, edition, ...(editor.version !== undefined && { version: editor.version }) }
    const answer = await deskApi().call(restoreEdition, request, { shownByCaller: 'refusals' })
    if (!answer.ok) return setRefused(answer.failure)
    await editor.reload()
    onClose()
  }
  const changes = value ? listChanges(value.document, document) : []
  return (
    <Dialog
      wide
      title={t('edit:compareTitle', { number: edition })}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:close')}
          </button>
          <button className="btn" type="button" onClick={() => void restore()}>
            {t('edit:restore', { number: edition })}
          </button>
        </>
      }
    >
      {refused && <FailedPanel failure={refused} />}
      {failure && <FailedPanel failure={failure} />}
      {!value && !failure && <Skeleton lines={4} />}
      {value && changes.length === 0 && <p>{t('edit:compareSame')}</p>}
      <dl className="changes">
        {changes.map((change) => (
          <div key={changeKey(change)}>
            <dt className="meta">{label(change.path)}</dt>
            <dd>
              <WordDiff before={change.before} after={change.after} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
