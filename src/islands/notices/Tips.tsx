import { refusalTextOf } from '#src/stores/action/refusal.ts'
import { $popup, type Popup } from '#src/stores/notice/notices.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The popup that explains a refused request, titled "Tips", with one button. Specification 2, section 8. */
export default function Tips({ popup }: { popup: Popup }) {
  const { t, find } = useTranslation()
  const close = () => $popup.set(null)
  return (
    <Dialog
      title={t('notices:tips')}
      onClose={close}
      actions={
        <button type="button" className="btn" onClick={close}>
          {t('notices:ok')}
        </button>
      }
    >
      <p>{refusalTextOf(find, popup)}</p>
    </Dialog>
  )
}
