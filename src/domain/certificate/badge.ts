import * as z from 'zod/mini'

/** The kinds of badges: for a certificate, or for its medal. */
export const badgeKind = z.enum(['certificate', 'medal'])
export type BadgeKind = z.infer<typeof badgeKind>

/**
 * The holder of a badge, as salted hashes of the email address and of the name on the certificate (Open Badges 3.0,
 * IdentityObject). Someone who knows the address or the name can check whether it matches; nobody can read them from
 * the hashes.
 */
export interface BadgeHolder {
  /** The text `sha256$` followed by the hexadecimal hash of the email address and the salt. */
  emailHash: string
  /** The salted hash of the name; null if the certificate has no name. */
  nameHash: string | null
  salt: string
}

/** The contents of a badge. URLs are absolute, instants are in ISO 8601. */
export interface Badge {
  kind: BadgeKind
  /**
   * The URL at which anybody can verify the certificate. It is also the id of the certificate's badge; the id of a
   * medal's badge is the URL with `#medal`.
   */
  verifyAt: string
  number: string
  issuer: { id: string; name: string; url: string }
  holder: BadgeHolder
  achievement: { id: string; name: string; description: string; criteria: string }
  validFrom: string
  validUntil: string
  status: { list: string; index: number }
}

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

/** Returns an issuer's profile as it is published at the issuer's URL. */
export const issuerProfileOf = ({ id, name, url }: Badge['issuer']) => ({
  '@context': contexts,
  id,
  type: ['Profile'],
  name,
  url,
})

const identity = (identityType: 'emailAddress' | 'name', identityHash: string, salt: string) => ({
  ...{ type: 'IdentityObject', hashed: true, identityType },
  ...{ identityHash, salt },
})

/**
 * Returns a badge as an OpenBadgeCredential of Open Badges 3.0, with the additional claims of its JWT form. Decision:
 * docs/decisions/open-badges.md.
 */
export function badgeCredentialOf(badge: Badge) {
  const { kind, verifyAt, number, issuer, holder, achievement, validFrom, validUntil, status } = badge
  const id = kind === 'medal' ? `${verifyAt}#medal` : verifyAt
  const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)
  return {
    ...{ iss: issuer.id, jti: id, nbf: seconds(validFrom), exp: seconds(validUntil) },
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer: { id: issuer.id, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom,
    validUntil,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        identity('emailAddress', holder.emailHash, holder.salt),
        ...(holder.nameHash ? [identity('name', holder.nameHash, holder.salt)] : []),
      ],
      achievement: {
        id: kind === 'medal' ? `${achievement.id}#medal` : achievement.id,
        type: ['Achievement'],
        achievementType: kind === 'medal' ? 'Badge' : 'Certification',
        name: achievement.name,
        description: achievement.description,
        criteria: { id: achievement.id, narrative: achievement.criteria },
        humanCode: number,
      },
    },
    credentialStatus: {
      id: `${status.list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: status.list,
    },
  }
}
