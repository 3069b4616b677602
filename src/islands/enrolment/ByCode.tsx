import { lazy, Suspense, useState } from 'react'
import { mayAct } from '#src/stores/act.ts'
import { signInToEnrol } from '#src/stores/enrolment.ts'
import { useWords } from '#src/ui/Words.tsx'

/** The dialog for a code, loaded only for learners who have one. */
const CodeDialog = lazy(() => import('./CodeDialog.tsx'))

/**
 * The button to enrol with an invitation code, which needs no approval. Specification 1, section 2: course
 * detail.
 */
export function ByCode({ id }: { id: number }) {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    if (await mayAct(signInToEnrol)) setAsking(true)
  }
  return (
    <>
      <button type="button" className="btn quiet needs-script" data-act="by-code" onClick={() => void ask()}>
        {t('enrolment:byCode.ask')}
      </button>
      {asking && (
        <Suspense>
          <CodeDialog id={id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
