import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { publishItem } from '#src/contract/publishing/editing.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { SitePublishResults } from '../../components/SitePublishResults.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { loadSiteStates } from '../../session/site-states.ts'

/**
 * A dialog that publishes the item and reports the result for each site. Publishing continues if the dialog or the
 * tab is closed.
 */
export function PublishDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const [result, setResult] = useState<ResponseOf<typeof publishItem>>()
  const [failure, setFailure] = useState<Failure>()
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current || editor.id === undefined) return
    isStarted.current = true
    void deskApi()
      .call(publishItem, { family, id: editor.id }, { waitsForPublish: true, shownByCaller: 'refusals' })
      .then(async (result) => {
        if (result.ok) setResult(result.value)
        else setFailure(result.failure)
        await Promise.all([editor.refresh(), loadSiteStates()])
      })
  }, [editor, family])
  return (
    <Dialog
      title={t('edit:publishTitle', { name: title })}
      onClose={onClose}
      actions={
        <button className="btn" type="button" onClick={onClose}>
          {t('shell:close')}
        </button>
      }
    >
      {failure && <FailedPanel failure={failure} />}
      {!failure && (
        <SitePublishResults
          sites={result?.sites}
          item={editor.id === undefined ? undefined : { family, id: editor.id }}
        />
      )}
    </Dialog>
  )
}
