import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ComparedVersion } from '#src/domain/certification/compared-version.ts'
import { maxComparedCertifications } from '#src/query/comparison.ts'
import type { Place } from '#src/routes.ts'
import {
  $comparedIds,
  compareCertifications,
  syncComparisonWithUrl,
} from '#src/stores/certification/comparison.ts'
import { ComparisonColumns } from '#src/ui/comparison/ComparisonColumns.tsx'
import { ComparisonRows } from '#src/ui/comparison/ComparisonRows.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ComparisonChoice, checkboxNameOf } from './ComparisonChoice.tsx'

export const namespaces = ['comparison', 'certification', 'verification', 'price', 'plan'] as const

interface ComparisonProps {
  place: Place
  compared: readonly ComparedVersion[]
  /** The published markup of the comparison of all certifications, by programme. */
  staticHtml: { all?: string }
  /** The checked boxes of the static form; set if the island was mounted because the visitor used this form. */
  fields?: Record<string, string>
}

/** Compares the chosen certifications in columns, or in rows on a phone. While none is chosen, all are shown. */
export default function Comparison({ place, compared, staticHtml, fields }: ComparisonProps) {
  const { t } = useTranslation()
  const chosen = useStore($comparedIds)
  const versions = compared.map(({ version }) => version)
  useEffect(() => {
    const ids = compared.map(({ version }) => version.id)
    const stop = syncComparisonWithUrl(ids)
    // The checkboxes of the static form do not reflect the URL, so the ids of both are merged.
    const checkedIds = fields ? ids.filter((id) => checkboxNameOf(id) in fields) : []
    if (checkedIds.length > 0)
      compareCertifications(
        [...new Set([...$comparedIds.get(), ...checkedIds])].slice(0, maxComparedCertifications),
      )
    return stop
  }, [compared, fields])
  const chosenVersions = chosen.flatMap((id) => compared.filter(({ version }) => version.id === id))
  const Table = place.variant === 'mobile' ? ComparisonRows : ComparisonColumns
  return (
    <div className="stack gap-8">
      <ComparisonChoice versions={versions} chosen={chosen} />
      {chosenVersions.length > 0 ? (
        <section className="compared stack gap-3" aria-labelledby="sides">
          <h2 className="t24" id="sides">
            {t('comparison:sides')}
          </h2>
          <Table compared={chosenVersions} place={place} labelledBy="sides" />
        </section>
      ) : (
        <StaticHtml name="all" html={staticHtml.all} />
      )}
    </div>
  )
}
