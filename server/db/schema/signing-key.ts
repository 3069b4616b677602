import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A public key as it is published: RFC 8037, for Ed25519. */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
}

/** The keys that receipts are signed with. The newest signs; older ones stay, so that what they signed can be checked. */
export const signingKey = pgTable('signing_key', {
  /** The thumbprint of the public key (RFC 7638), by which signatures name it. */
  id: text().primaryKey(),
  publicKey: jsonb().$type<PublicKey>().notNull(),
  /** The private half (`d` of RFC 8037), sealed with the portal's secret keys. */
  sealedPrivateKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
