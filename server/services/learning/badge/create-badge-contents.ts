import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import type { Random } from '#server/ports/random.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Badge, BadgeHolder, BadgeKind } from '#src/domain/certificate/badge.ts'
import { medalByLevel } from '#src/domain/certificate/certificate.ts'
import { fullNameOf, type Learner } from '#src/domain/learner/learner.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { assignStatusIndex } from './status-list.ts'

export interface BadgeInput {
  learner: Learner
  certificateId: number
  kind: BadgeKind
  language: string
  random: Random
  issuer: Badge['issuer']
  /** The URLs of the status list, of a certification's page, and of the page that verifies a certificate number. */
  urls: { list: string; certification: (id: number) => string; verify: (number: string) => string }
}

/**
 * Returns the holder's identity in a badge: salted hashes of the email address and of the name on the certificate.
 */
function holderOf(email: string, name: string, random: Random): BadgeHolder {
  const salt = random(16).toString('hex')
  const hash = (text: string) =>
    `sha256$${createHash('sha256')
      .update(text + salt)
      .digest('hex')}`
  return { emailHash: hash(email.toLowerCase()), nameHash: name ? hash(name) : null, salt }
}

/**
 * Returns the contents of the badge for a learner's certificate. Refused as `notFound` if there is no such
 * certificate, if the certificate is revoked, or if a medal is requested but the certification has none.
 */
export async function createBadgeContents(db: Db, input: BadgeInput): Promise<Badge | RefusedResult> {
  const { learner, certificateId, kind, language, random, issuer, urls: at } = input
  const [row] = await db
    .select({ certificate, level: certification.level, text: certificationText })
    .from(certificate)
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(and(eq(certificate.id, certificateId), eq(certificate.learnerId, learner.id)))
  if (!row || row.certificate.revokedAt || (kind === 'medal' && row.level === null)) return refuse('notFound')
  const { number, certificationId, issuedAt, validUntil } = row.certificate
  const { t } = translatorOf(language)
  const medal =
    kind === 'medal' && row.level ? t(`certification:medal.${medalByLevel[row.level]}`) : undefined
  return {
    ...{ kind, number, issuer },
    verifyAt: at.verify(number),
    holder: holderOf(learner.email, row.certificate.holderName ?? fullNameOf(learner), random),
    achievement: {
      id: at.certification(certificationId),
      name: medal ? `${row.text.name}: ${medal}` : row.text.name,
      description: row.text.summary,
      criteria: t('certificate:badge.criteria'),
    },
    validFrom: issuedAt.toISOString(),
    validUntil: validUntil.toISOString(),
    status: { list: at.list, index: await assignStatusIndex(db, certificateId, random) },
  }
}
