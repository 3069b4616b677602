import { getEdition } from '#src/contract/publishing/content-document.ts'
import { restoreEdition } from '#src/contract/publishing/editing.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { useCall } from '../../components/use-call.ts'
import { CompareDialog } from './CompareDialog.tsx'
import type { EarlierDocumentProps } from './earlier-document-props.ts'

/** A dialog that compares an edition with the current document. */
export function EditionDialog({ item, number, onClose }: EarlierDocumentProps) {
  const { t } = useTranslation()
  const request = { ...item, edition: number }
  const { value, failure } = useCall(getEdition, request)
  return (
    <CompareDialog
      title={t('edit:compareTitle', { number })}
      earlier={value?.document}
      failure={failure}
      restoreLabel={t('edit:restore', { number })}
      onRestore={(replaced) =>
        deskApi().call(restoreEdition, { ...request, ...replaced }, { shownByCaller: 'refusals' })
      }
      onClose={onClose}
    />
  )
}
