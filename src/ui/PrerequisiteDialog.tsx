import type { Prerequisite } from '../domain/certification/certification.ts'
import { Dialog } from './Dialog.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface PrerequisiteDialogProps {
  missing: readonly Prerequisite[]
  /** The sentence that says why the prerequisites are needed. */
  reason: string
  href: (id: number) => string
  /** Called when somebody follows the link of one. */
  onFollow?: (id: number) => void
  /** Called by the button for those whom a letter lets in without them, where letters do. */
  onCode?: () => void
  onClose: () => void
}

/**
 * The dialog that lists missing prerequisites, each with its version and its link. Specification 1, section
 * 3. Speaks the area `enrolment`.
 */
export function PrerequisiteDialog({
  missing,
  reason,
  href,
  onFollow,
  onCode,
  onClose,
}: PrerequisiteDialogProps) {
  const { t } = useTranslation()
  if (missing.length === 0) return null
  return (
    <Dialog
      title={t('enrolment:prerequisite.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('enrolment:back')}
          </button>
          {onCode && (
            <button type="button" className="btn quiet" onClick={onCode}>
              {t('enrolment:byCode.ask')}
            </button>
          )}
        </>
      }
    >
      <div className="stack gap-3">
        <p>{reason}</p>
        <ul className="stack gap-2">
          {missing.map(({ id, name, version }) => (
            <li key={id} className="row">
              <a href={href(id)} onClick={() => onFollow?.(id)}>
                {name}
              </a>{' '}
              <span className="plate">{version}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
