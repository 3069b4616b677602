import type { ComparedVersion } from '../../domain/certification/compared-version.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { Place } from '../../routes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { ComparisonRows } from './ComparisonRows.tsx'

interface ComparisonByProgrammeProps {
  programmes: readonly { kind: CertificationKind; compared: readonly ComparedVersion[] }[]
  place: Place
}

/** All certifications, one table per programme. Uses the message namespaces of `ComparisonRows`, and `shell`. */
export function ComparisonByProgramme({ programmes, place }: ComparisonByProgrammeProps) {
  const { t } = useTranslation()
  return (
    <div className="stack gap-6">
      {programmes.map(({ kind, compared }) => (
        <section key={kind} className="compared stack gap-3" aria-labelledby={`compared-${kind}`}>
          <h2 className="t24" id={`compared-${kind}`}>
            {t(`shell:kind.${kind}`)}
          </h2>
          <ComparisonRows compared={compared} place={place} labelledBy={`compared-${kind}`} />
        </section>
      ))}
    </div>
  )
}
