import type { ReactNode } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ToldProps {
  number: string
  chip: ReactNode
  /** What stands before the facts. */
  lead?: ReactNode
  /** Names among the page's words, with what is told. */
  facts: readonly (readonly [name: string, value: string])[]
  children?: ReactNode
}

/** What is told of a certificate: its number, its state, its facts. */
export function CertificateSummary({ number, chip, lead, facts, children }: ToldProps) {
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
