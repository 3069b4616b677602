import type { Prerequisite } from '../domain/certification/certification.ts'
import { Dialog } from './Dialog.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface PrerequisiteDialogProps {
  missing: readonly Prerequisite[]
  /** The text that explains why the prerequisites are required. */
  reason: string
  href: (id: number) => string
  /** Called when the learner clicks the link of a prerequisite. */
  onFollow?: (id: number) => void
  /** Called by the button for learners with an invitation code. With a code, the prerequisites need not be met. */
  onCode?: () => void
  onClose: () => void
}

/**
 * The dialog that lists missing prerequisites, each with version and link. Specification 1, section 3. Uses the
 * message namespace `enrolment`.
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
