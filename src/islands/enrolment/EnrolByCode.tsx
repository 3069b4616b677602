import { lazy, Suspense, useState } from 'react'
import type { Course } from '#src/domain/course/course.ts'
import { ensureCanEnrol } from '#src/stores/action/action.ts'
import { signInToEnrolKey } from '#src/stores/course/enrolment.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The dialog for an invitation code, loaded when the learner opens it. */
const CodeDialog = lazy(() => import('./CodeDialog.tsx'))

/** The button that enrols by invitation code, which needs no approval. Specification 1, section 2: course detail. */
export function EnrolByCode({ course }: { course: Pick<Course, 'id' | 'kind'> }) {
  const { t } = useTranslation()
  const [dialogOpen, setDialogOpen] = useState(false)
  const openDialog = async () => {
    if (await ensureCanEnrol(signInToEnrolKey, course.kind, 'by-code')) setDialogOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="btn quiet needs-script"
        data-act="by-code"
        onClick={() => void openDialog()}
      >
        {t('enrolment:byCode.ask')}
      </button>
      {dialogOpen && (
        <Suspense>
          <CodeDialog id={course.id} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
