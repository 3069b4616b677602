import type { ComparedRelease } from '../../domain/certification/compared-release.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { Place } from '../../routes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { ComparedRows } from './ComparedRows.tsx'

interface AllComparedProps {
  programmes: readonly { kind: CertificationKind; compared: readonly ComparedRelease[] }[]
  place: Place
}

/** All certifications, a table for each programme. Uses the messages of `ComparedRows`, and `shell`. */
export function AllCompared({ programmes, place }: AllComparedProps) {
  const { t } = useTranslation()
  return (
    <div className="stack gap-6">
      {programmes.map(({ kind, compared }) => (
        <section key={kind} className="compared stack gap-3" aria-labelledby={`compared-${kind}`}>
          <h2 className="t24" id={`compared-${kind}`}>
            {t(`shell:kind.${kind}`)}
          </h2>
          <ComparedRows compared={compared} place={place} labelledBy={`compared-${kind}`} />
        </section>
      ))}
    </div>
  )
}
