import type { ReactNode } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface CertificateSummaryProps {
  number: string
  chip: ReactNode
  /** The content above the list of details. */
  lead?: ReactNode
  /** The message keys of the names on the page, each with its value. */
  facts: readonly (readonly [name: string, value: string])[]
  children?: ReactNode
}

/** The summary of a certificate: number, state and details. */
export function CertificateSummary({ number, chip, lead, facts, children }: CertificateSummaryProps) {
  const { t } = useTranslation()
  return (
    <section className="panel stack gap-4">
      <div className="row between">
        <h2 className="t20 mono">
          <bdi>{number}</bdi>
        </h2>
        {chip}
      </div>
      {lead}
      <dl className="facts-list">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{t(`verification:${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
