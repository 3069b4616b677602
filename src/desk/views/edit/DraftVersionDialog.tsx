import { getDraftVersion, restoreDraftVersion } from '#src/contract/publishing/draft.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { formatInstant } from '../../components/format-time.ts'
import { useCall } from '../../components/use-call.ts'
import { CompareDialog } from './CompareDialog.tsx'
import type { EarlierDocumentProps } from './earlier-document-props.ts'

/** A dialog that compares an earlier save of a draft with the current document. */
export function DraftVersionDialog({ item, number, onClose }: EarlierDocumentProps) {
  const { t } = useTranslation()
  const { value, failure } = useCall(getDraftVersion, { ...item, version: number })
  const words = { editor: value?.editor ?? '', time: value ? formatInstant(value.at) : '' }
  return (
    <CompareDialog
      title={value ? t('edit:versionTitle', words) : t('edit:versions')}
      earlier={value?.document}
      failure={failure}
      restoreLabel={t('edit:restoreVersion')}
      onRestore={(replaced) =>
        deskApi().call(
          restoreDraftVersion,
          { ...item, restored: number, ...replaced },
          { shownByCaller: 'refusals' },
        )
      }
      onClose={onClose}
    />
  )
}
