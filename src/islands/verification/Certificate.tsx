import { dayInWords } from '#src/i18n/format.ts'
import type { Verified } from '#src/stores/verification.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Told } from './Told.tsx'

const chips = {
  none: { mark: 'dash' },
  underReview: { mark: 'half', tone: 'warn' },
  valid: { mark: 'disc', tone: 'ok' },
  aboutToExpire: { mark: 'triangle', tone: 'warn' },
  expired: { mark: 'dash' },
  rejected: { mark: 'cross', tone: 'bad' },
  revoked: { mark: 'cross', tone: 'bad' },
} as const

/** The public contents of a certificate, with the portal's signature. */
export function Certificate({ number, certificate }: { number: string; certificate: Verified }) {
  const { t, find, spoken } = useWords()
  const { status, level } = certificate
  const day = (instant: string) => dayInWords(spoken, instant.slice(0, 10))
  const facts = [
    ['holder', certificate.name],
    ['certification', certificate.certification],
    ...(level ? [['level', find(`verification:levels.${level}`) ?? level] as const] : []),
    ['issued', day(certificate.validFrom)],
    ['until', day(certificate.validUntil)],
  ] as const
  return (
    <Told
      number={number.toUpperCase()}
      chip={<Chip {...chips[status]}>{t(`verification:status.${status}`)}</Chip>}
      facts={facts}
    >
      <div className="stack gap-2">
        <h3>{t('verification:signature')}</h3>
        <p className="muted">{t('verification:signatureIs')}</p>
        <p className="signature">
          <bdi className="mono">{certificate.signature}</bdi>
        </p>
      </div>
    </Told>
  )
}
