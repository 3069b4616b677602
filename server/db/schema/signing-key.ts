import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A public key in its published form: RFC 8037, for Ed25519. */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
}

/** The keys that sign receipts. The newest key signs. Older keys stay stored to verify earlier signatures. */
export const signingKey = pgTable('signing_key', {
  /** The thumbprint of the public key (RFC 7638), by which signatures refer to it. */
  id: text().primaryKey(),
  publicKey: jsonb().$type<PublicKey>().notNull(),
  /** The private half (`d` of RFC 8037), encrypted with the portal's secret keys. */
  sealedPrivateKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
