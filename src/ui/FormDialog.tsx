import { type ReactNode, useId } from 'react'
import { Dialog } from './Dialog.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface FormDialogProps {
  title: string
  submit: string
  /** Whether the form is being sent. It cannot be submitted again until this has finished. */
  busy: boolean
  onSubmit: (fields: FormData) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with a form. Errors are displayed beside the fields in the page's language instead of by the browser.
 * Uses the message namespace `enrolment`.
 */
export function FormDialog({ title, submit, busy, onSubmit, onClose, children }: FormDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('enrolment:back')}
          </button>
          <button type="submit" form={form} className="btn" aria-busy={busy}>
            {submit}
          </button>
        </>
      }
    >
      <form
        id={form}
        className="stack gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit(new FormData(event.currentTarget))
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
