import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import { duplicateItem } from '#src/contract/publishing/content-document.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { deskApi } from '../../api/desk-api.ts'
import { failureText } from '../../components/failure-text.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { canCreateItems } from '../../session/roles.ts'

/** Creates a new item whose draft is a copy of this one, and opens it. */
export function DuplicateButton() {
  const translator = useTranslation()
  const { editor, family } = useEdit()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { id } = editor
  if (id === undefined || !canCreateItems()) return null
  const duplicate = async () => {
    if (isSending) return
    setSending(true)
    // The copy must contain the last changes, so they are saved first.
    await editor.save()
    const result = await deskApi().call(duplicateItem, { family, id }, { shownByCaller: 'refusals' })
    setSending(false)
    setFailure(result.ok ? undefined : result.failure)
    if (result.ok) $router.open(urlOf($router, 'edit', { family, id: result.value.id }))
  }
  return (
    <>
      {failure && (
        <span className="wrong" role="alert">
          {failureText(failure, translator)}
        </span>
      )}
      <button className="btn quiet" type="button" aria-busy={isSending} onClick={() => void duplicate()}>
        {translator.t(isSending ? 'edit:duplicating' : 'edit:duplicate')}
      </button>
    </>
  )
}
