import { lazy, Suspense, useState } from 'react'
import { mayAct } from '../../stores/act.ts'
import { signInToEnrol } from '../../stores/enrolment.ts'
import { useWords } from '../../ui/Words.tsx'

/** Fetched by who has a code. */
const CodeDialog = lazy(() => import('./CodeDialog.tsx'))

/** Enrolling with an invitation code: it needs no approval. Specification 1, section 2: course detail. */
export function ByCode({ id }: { id: number }) {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    if (await mayAct(signInToEnrol)) setAsking(true)
  }
  return (
    <>
      <button type="button" className="btn quiet" data-act="by-code" onClick={() => void ask()}>
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
